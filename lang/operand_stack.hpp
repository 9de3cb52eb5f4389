#pragma once
// The values read so far that no node has taken yet, and the operators that wait for what comes after them.

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

/// How tightly operators bind, the loosest first.
enum class Level : std::uint8_t { logical_or, logical_and, logical_not, comparison, range, sum, product, negation };

struct OperatorInfo {
    std::string_view spelling;
    Level level;
    Operator op{};  ///< for the levels whose node is Binary
};

/// An operator between two values; the empty spelling is neighbourhood.
[[nodiscard]] const OperatorInfo& operator_spelled(std::string_view spelling);
/// An operator before a value.
[[nodiscard]] const OperatorInfo& prefix_spelled(std::string_view spelling);

class OperandStack {
public:
    /// `highest`: the tree is no higher, so that no walk exhausts the stack.
    explicit OperandStack(SourcePtr source, StopToken stop = {}, std::size_t highest = deepest_nesting + 1)
        : source_(std::move(source)), stop_(stop), highest_(highest) {}

    /// As one that is new, but for the room that it has.
    void begin(SourcePtr source, StopToken stop);
    /// Has the caller asked to stop?
    [[nodiscard]] bool stopped() const { return stop_.stop_requested(); }
    /// How much has been read: about the number of values.
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
    void raised(std::string_view digits, Span span);
    /// Applies the operators of the expression that ends here.
    void finish_expression();

    /// One level of nesting, as long as it lives; in it an expression sees its own operators only.
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
    /// Called for all that there may be very many of, so that reading can be stopped.
    void tick() {
        constexpr unsigned often = 1U << 12;
        if (++ticks_ % often == 0 && stopped()) fail({}, "interrupted");
    }

    struct Operand {
        std::shared_ptr<Expr> expr;
        std::size_t height = 1;    // of the tree
        bool is_open_run = false;  // moves without brackets: a suffix is the last one's
    };

    /// Something as large as so many values has been read.
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
    /// What a suffix belongs to: the top, or the last move of it.
    [[nodiscard]] Operand pop_factor();
    [[nodiscard]] ExprPtr pop_value() { return pop().expr; }
    /// All operands from the `first` on are given to `use`, one by one. The height of the highest.
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
    /// All operands from the `first` on; `height` becomes that of the highest.
    [[nodiscard]] std::vector<ExprPtr> pop_from(std::size_t first, std::size_t& height);

    [[nodiscard]] std::size_t operands() const { return operands_.size(); }
    [[nodiscard]] std::size_t operators() const { return operators_.size(); }
    void shrink(std::size_t operands, std::size_t operators);

private:
    struct Pending {
        const OperatorInfo* info;
        Span span;
    };

    void check_height(std::size_t height, Span span) const;
    [[nodiscard]] bool raise_move(const std::string& digits, Span span);
    /// The top, or its last move, to that power.
    void raise_to(ExprPtr exponent, std::uint32_t end, std::size_t height);
    void join(Pending pending);
    [[noreturn]] void fail_range(const Pending& second) const;
    [[nodiscard]] bool waits(Level level) const {
        return operators_.size() > base_ && operators_.back().info->level == level;
    }
    void reduce();
    void reduce_prefix(const Pending& pending);
    void reduce_product();
    void reduce_binary(const Pending& pending);

    SourcePtr source_;
    StopToken stop_;
    std::size_t highest_;
    unsigned ticks_ = 0;
    std::size_t weight_ = 0;
    std::vector<Operand> operands_;
    std::vector<Pending> operators_;
    std::size_t base_ = 0;  // the first operator of the innermost expression
    std::size_t depth_ = 0;
};

}  // namespace cubelang::lang
