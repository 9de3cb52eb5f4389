#pragma once
// Operator precedence: values that are not yet part of a node, and operators that wait for their right operand.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/ast.hpp"
#include "lang/limits.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::lang {

/// The precedence levels of operators, the loosest first.
enum class Level : std::uint8_t {
    pipe,
    logical_or,
    logical_and,
    logical_not,
    comparison,
    range,
    sum,
    product,
    negation
};

struct OperatorInfo {
    std::string_view spelling;
    Level level;
    Operator op{};  ///< for the levels whose node is Binary
};

/// An operator between two values; the empty spelling is juxtaposition.
[[nodiscard]] const OperatorInfo& operator_spelled(std::string_view spelling);
/// An operator before a value.
[[nodiscard]] const OperatorInfo& prefix_spelled(std::string_view spelling);

class OperandStack {
public:
    /// `highest`: the maximum height of the tree, so that no recursion overflows the call stack.
    explicit OperandStack(SourcePtr source, StopToken stop = {}, std::size_t highest = deepest_nesting + 1)
        : source_(std::move(source)), stop_(stop), highest_(highest) {}

    /// Starts again with another text.
    void begin(SourcePtr source, StopToken stop);
    /// Has the caller asked to stop?
    [[nodiscard]] bool stopped() const { return stop_.stop_requested(); }
    /// The approximate number of values that have been read.
    [[nodiscard]] std::size_t weight() const { return weight_; }

    [[nodiscard]] const SourcePtr& source() const { return source_; }
    [[nodiscard]] std::string_view text() const { return source_->text; }
    [[nodiscard]] static Span span(std::size_t begin, std::size_t end) {
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    }
    [[noreturn]] void fail(Span span, std::string message, std::string hint = {}) const;

    void prefix(std::string_view spelled, Span span);
    void infix(std::string_view spelled, Span span);
    void juxtaposition(std::string_view, Span span) { join({&operator_spelled({}), span}); }
    void invert(std::string_view, Span span);
    void repeat(std::string_view digits, Span span);
    void superscript(std::string_view digits, Span span);
    /// Applies the operators of the expression that ends here.
    void finish_expression();

    /// One level of nesting, for as long as it exists: an expression in it sees only its own operators.
    class Nesting {
    public:
        Nesting(OperandStack& stack, std::size_t offset);
        ~Nesting();
        Nesting(const Nesting&) = delete;
        Nesting& operator=(const Nesting&) = delete;

    private:
        OperandStack& stack_;
        std::size_t outer_;
    };

protected:
    /// Called for every value and move, so that parsing can be stopped.
    void tick() {
        constexpr unsigned often = 1U << 12;
        if (++ticks_ % often == 0 && stopped()) fail({}, "interrupted");
    }

    struct Operand {
        std::shared_ptr<Expr> expr;
        std::size_t height = 1;    // of the tree
        bool is_open_run = false;  // moves without brackets: a suffix belongs to the last one
        bool is_called = false;    // a bracket that touches it is a call
    };

    /// Adds to the weight: the text just read is as large as `values` values.
    void weigh(std::size_t values) { weight_ += values; }

    template <typename Node>
    void push(Span span, Node node, std::size_t height = 1) {
        tick();
        ++weight_;
        check_height(height, {span.end - (span.end > span.begin ? 1 : 0), span.end});
        auto expr = std::make_shared<Expr>();
        expr->span = span;
        expr->node.template emplace<Node>(std::move(node));
        operands_.push_back({std::move(expr), height});
    }
    [[nodiscard]] Operand& top() { return operands_.back(); }
    [[nodiscard]] Operand pop();
    /// Pops the operand of a suffix: the top, or its last move.
    [[nodiscard]] Operand pop_factor();
    [[nodiscard]] ExprPtr pop_value() { return pop().expr; }
    /// Pops all operands from `first` on and passes each to `use`. Returns the largest height.
    template <typename Use>
    std::size_t pop_each(std::size_t first, Use use) {
        std::size_t height = 0;
        for (std::size_t i = first; i < operands_.size(); ++i) {
            height = std::max(height, operands_[i].height);
            use(ExprPtr(std::move(operands_[i].expr)));
        }
        operands_.resize(first);
        return height;
    }
    /// Pops all operands from `first` on; `height` becomes at least the largest of their heights.
    [[nodiscard]] std::vector<ExprPtr> pop_from(std::size_t first, std::size_t& height);

    [[nodiscard]] std::size_t operands() const { return operands_.size(); }
    [[nodiscard]] std::size_t operators() const { return operators_.size(); }
    void shrink(std::size_t operands, std::size_t operators);

private:
    struct PendingOperator {
        const OperatorInfo* info;
        Span span;
    };

    void check_height(std::size_t height, Span span) const;
    [[nodiscard]] bool raise_move(const std::string& digits, Span span);
    /// Raises the top, or its last move, to the power of `exponent`.
    void raise_to(ExprPtr exponent, std::uint32_t end, std::size_t height);
    void join(PendingOperator pending);
    [[noreturn]] void fail_range(const PendingOperator& second) const;
    [[nodiscard]] bool waits(Level level) const {
        return operators_.size() > base_ && operators_.back().info->level == level;
    }
    void reduce();
    void reduce_prefix(const PendingOperator& pending);
    void reduce_product();
    void reduce_binary(const PendingOperator& pending);
    void reduce_pipe(const PendingOperator& pending);

    SourcePtr source_;
    StopToken stop_;
    std::size_t highest_;
    unsigned ticks_ = 0;
    std::size_t weight_ = 0;
    std::vector<Operand> operands_;
    std::vector<PendingOperator> operators_;
    std::size_t base_ = 0;  // the first operator of the innermost expression
    std::size_t depth_ = 0;
};

}  // namespace cubelang::lang
