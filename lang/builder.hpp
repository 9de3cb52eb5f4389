#pragma once
// The tree while it grows. The grammar's actions call one function each, in the order in which the text is read.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "lang/operators.hpp"

namespace cubelang::lang {

/// How much there was when a rule began: what lies above is the rule's own.
struct Frame {
    std::uint32_t begin = 0;
    std::size_t operands = 0, operators = 0, words = 0, blocks = 0;
};

class Builder {
public:
    explicit Builder(SourcePtr source);

    // What the grammar asks for
    bool newline_is_blank = false;
    std::vector<std::size_t> open_brackets;  ///< offsets

    [[nodiscard]] const SourcePtr& source() const { return source_; }
    [[nodiscard]] std::string_view text() const { return source_->text; }
    [[nodiscard]] Span span(std::size_t begin, std::size_t end) const;
    [[noreturn]] void fail(Span span, std::string message, std::string hint = {}) const;

    [[nodiscard]] Frame open(std::size_t begin) const;
    void drop(const Frame& frame);
    [[nodiscard]] std::size_t statements() const { return blocks_.front().size(); }
    /// Forgets a broken statement: all but the first `statements`.
    void reset(std::size_t statements);
    [[nodiscard]] Block take_statements() { return std::move(blocks_.front()); }

    // Moves
    [[nodiscard]] std::size_t moves() const { return moves_.size(); }
    void drop_moves(std::size_t count) { moves_.resize(count); }
    void move(std::string_view spelled, Span span);
    void move_prime(std::string_view, Span) { moves_.back().turns = static_cast<std::int8_t>(-moves_.back().turns); }
    void pause(std::string_view, Span span);
    void run(std::string_view, Span span);

    // Values without parts
    void integer(std::string_view digits, Span span);
    void boolean(std::string_view spelled, Span span);
    void location(std::string_view spelled, Span span);
    void part(std::string_view spelled, Span span);
    void text_begin(std::string_view, Span) { text_.clear(); }
    void text_plain(std::string_view plain, Span) { text_ += plain; }
    void text_escape(std::string_view letter, Span);
    void text_code_point(std::string_view digits, Span span);
    void text_end(std::string_view, Span span);
    void word(std::string_view spelled, Span span);
    void variable(std::string_view, Span);

    // Values with parts
    void cycle(const Frame& frame, Span span);
    void parentheses(const Frame& frame, Span span);
    void pair(const Frame& frame, Span span);
    void list(const Frame& frame, Span span);
    void call(const Frame& frame, Span span);
    void field(std::string_view spelled, Span span);
    void if_expression(const Frame& frame, Span span);

    // Suffixes
    void invert(std::string_view, Span span);
    void repeat(std::string_view digits, Span span);
    void power(const Frame& frame, Span span);
    void negative_exponent(const Frame& frame, Span span);

    // Operators
    void prefix(std::string_view spelled, Span span);
    void infix(std::string_view spelled, Span span);
    void juxtaposition(std::string_view, Span span) { infix({}, span); }
    void expression(const Frame& frame, Span span);

    // Statements
    void doc_line(std::string_view line, Span);
    void no_doc(std::string_view, Span) { doc_.clear(); }
    void begin_block(std::string_view, Span) { blocks_.emplace_back(); }
    void nested_statement(const Frame&, Span) {}
    void cube(const Frame& frame, Span span);
    void let(const Frame& frame, Span span);
    void def(const Frame& frame, Span span);
    void import_module(const Frame& frame, Span span);
    void assertion(const Frame& frame, Span span);
    void print(const Frame& frame, Span span);
    void loop(const Frame& frame, Span span);
    void if_statement(const Frame& frame, Span span);
    void show(const Frame& frame, Span span);

    /// One level of nesting, as long as it lives; in it an expression sees its own operators only.
    class Nesting {
    public:
        Nesting(Builder& builder, std::size_t offset);
        ~Nesting();
        Nesting(const Nesting&) = delete;
        Nesting& operator=(const Nesting&) = delete;

    private:
        Builder& builder_;
        std::size_t outer_;
    };

private:
    using NodePtr = std::shared_ptr<Expr>;

    struct Operand {
        NodePtr expr;
        std::size_t height = 1;    // of the tree: no deeper than the stack of whoever walks it can bear
        bool is_open_run = false;  // moves without brackets: a suffix is the last one's
    };
    struct Pending {
        const OperatorInfo* info;
        Span span;
    };
    struct Word {
        std::string spelling;
        Span span;
    };

    template <typename Node>
    void push(Span span, Node node, std::size_t height = 1);
    [[nodiscard]] Operand pop();
    [[nodiscard]] Operand pop_factor();
    [[nodiscard]] Word pop_word();
    [[nodiscard]] ExprPtr pop_value() { return pop().expr; }
    [[nodiscard]] std::vector<ExprPtr> pop_from(std::size_t first, std::size_t& height);
    [[nodiscard]] Block pop_block();
    void check_height(std::size_t height, Span span) const;
    void check_layers(std::string_view spelled, Span span) const;

    void join(Pending pending);
    [[nodiscard]] bool has_operator() const { return operators_.size() > base_; }
    void reduce();
    void reduce_prefix(Pending pending);
    void reduce_product();
    void reduce_binary(Pending pending);

    template <typename Node>
    void state(Span span, Node node);

    SourcePtr source_;
    std::vector<Move> moves_;
    std::vector<Operand> operands_;
    std::vector<Pending> operators_;
    std::size_t base_ = 0;   // the first operator of the innermost expression
    std::size_t depth_ = 0;
    std::vector<Word> words_;
    std::vector<PartName> parts_;
    std::vector<Block> blocks_;
    std::string text_, doc_;
};

template <typename Node>
void Builder::push(Span span, Node node, std::size_t height)
{
    check_height(height, {span.end - (span.end > span.begin), span.end});
    operands_.push_back({std::make_shared<Expr>(Expr{span, std::move(node)}), height});
}

}  // namespace cubelang::lang
