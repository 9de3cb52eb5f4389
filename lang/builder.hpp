#pragma once
// Builds the syntax tree. The grammar's actions call one function each, in the order of the text.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/local_names.hpp"
#include "lang/operand_stack.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::lang {

/// The sizes of the builder's stacks when a rule began: everything above belongs to the rule.
struct StackMark {
    std::uint32_t begin = 0;
    std::size_t operands = 0, operators = 0, words = 0, blocks = 0, argument_names = 0, clauses = 0, names = 0;
    std::size_t texts = 0, defaults = 0;
};

class Builder : public OperandStack {
public:
    explicit Builder(SourcePtr source, StopToken stop = {});
    /// Starts again with another text; allocated memory is kept.
    void begin(SourcePtr source, StopToken stop);

    // State that the grammar reads
    bool newline_is_blank = false;
    bool if_is_value = true;
    bool is_in_function = false;
    std::vector<std::size_t> open_brackets;  ///< offsets

    /// Names in scope that spell moves, those of the current statement's parameters among them.
    [[nodiscard]] bool knows_names() const { return names_.size() > 0 || parameters_.size() > 0; }
    [[nodiscard]] bool knows_name(std::string_view word) const { return names_.knows(word) || parameters_.knows(word); }
    /// Does a bracket that touches the last value call it?
    [[nodiscard]] bool calls_value() { return top().is_called; }

    [[nodiscard]] StackMark open(std::size_t begin) const;
    void drop(const StackMark& mark);
    [[nodiscard]] std::size_t statements() const { return blocks_.front().size(); }
    /// Drops a broken statement: keeps only the first `statements`.
    void reset(std::size_t statements);
    [[nodiscard]] Block take_statements() { return std::move(blocks_.front()); }

    // Moves
    [[nodiscard]] std::size_t moves() const { return moves_.size(); }
    void drop_moves(std::size_t count) { moves_.resize(count); }
    /// Reads plain moves from `begin` on, a few thousand at most; returns the length of the text that was read.
    [[nodiscard]] std::size_t plain_moves(std::size_t begin);
    void move(std::string_view spelled, Span span);
    void move_prime(std::string_view spelled, Span);
    void pause(std::string_view, Span span);
    void run(std::string_view, Span span);

    // Values without parts
    void integer(std::string_view digits, Span span);
    void decimal(std::string_view spelled, Span span);
    void boolean(std::string_view spelled, Span span);
    void location(std::string_view spelled, Span span);
    void part(std::string_view spelled, Span span);
    void text_begin(std::string_view, Span) { open_texts_.emplace_back(); }
    void text_plain(std::string_view plain, Span) { open_texts_.back().piece() += plain; }
    void text_line(std::string_view spelled, Span span);
    void text_escape(std::string_view letter, Span);
    void text_code_point(std::string_view digits, Span span);
    void text_format(std::string_view spelled, Span) { open_texts_.back().format = spelled; }
    void text_value(std::string_view, Span);
    void text_literal(const StackMark& mark, Span span);
    void word(std::string_view spelled, Span span);
    void variable(std::string_view, Span);
    void argument_name(std::string_view spelled, Span span);

    // Values with parts
    void cycle(const StackMark& mark, Span span);
    void arrows(const StackMark&, Span span);
    void quoted_part(std::string_view spelled, Span span);
    void parentheses(const StackMark& mark, Span span);
    void pair(const StackMark& mark, Span span);
    void list(const StackMark& mark, Span span);
    void clause(const StackMark& mark, Span span);
    void quantified(const StackMark& mark, Span span);
    void parameter(const StackMark& mark, Span span);
    void lambda(const StackMark& mark, Span span);
    void call(const StackMark& mark, Span span);
    void call_of_value(const StackMark& mark, Span span);
    void field(std::string_view spelled, Span span);
    void index(const StackMark& mark, Span span);
    void if_expression(const StackMark& mark, Span span);

    // Sticker numbers
    void numbers_begin(std::string_view, Span);
    void sticker(std::string_view digits, Span span);
    void number_cycle(std::string_view, Span);
    void number_row(std::string_view, Span) { numbered_.form = Numbered::Form::row; }
    void number_map(std::string_view, Span) { numbered_.form = Numbered::Form::map; }
    void second_row(std::string_view, Span) { plain_form_ = Numbers::Form::two_rows; }
    void orientations(std::string_view, Span) { plain_form_ = Numbers::Form::oriented; }
    void number_list(std::string_view, Span) { plain_form_ = Numbers::Form::list; }
    void number_pairs(std::string_view, Span) { plain_form_ = Numbers::Form::pairs; }
    void plain_cycle(std::string_view, Span) { plain_form_ = Numbers::Form::cycle; }
    void plain_row(std::string_view, Span) { plain_form_ = Numbers::Form::row; }
    void numbered(const StackMark& mark, Span span);
    void plain_numbers(const StackMark&, Span span);

    // Mistakes whose hint quotes the text
    /// Only `let` names the notation.
    void check_name(std::string_view name, Span span) const;
    [[noreturn]] void dimensions(std::string_view spelled, Span span) const;
    [[noreturn]] void not_a_move(std::string_view spelled, Span span) const;
    [[noreturn]] void sign_after_part(std::string_view spelled, Span span) const;
    void list_after_statement(std::string_view, Span span) const;
    void list_in_branch(std::string_view, Span span) const;
    [[noreturn]] void comma_in_group(std::string_view, Span span) const;
    /// The innermost open bracket as a call of the name before it, `f(x)`; empty if there is no such name.
    [[nodiscard]] std::string intended_call() const;

    // Suffixes
    void power(const StackMark& mark, Span span);
    void negative_exponent(const StackMark& mark, Span span);
    /// The mistakes R'2 and a^b^c: the hint shows the possible meanings.
    [[noreturn]] void digits_after_prime(std::string_view digits, Span span);
    [[noreturn]] void tower(std::string_view, Span span);

    void expression(const StackMark&, Span) { finish_expression(); }

    // Statements
    void doc_line(std::string_view line, Span);
    void no_doc(std::string_view, Span) {
        if (!is_in_function) doc_.clear();
    }
    void begin_block(std::string_view, Span) { blocks_.emplace_back(); }
    void nested_statement(const StackMark&, Span) {}
    void cube(const StackMark& mark, Span span);
    void let(const StackMark& mark, Span span);
    void let_parts(const StackMark& mark, Span span);
    void function_block(const StackMark& mark, Span span);
    void result(const StackMark& mark, Span span);
    void def(const StackMark& mark, Span span);
    void import_module(const StackMark& mark, Span span);
    void assertion(const StackMark& mark, Span span);
    void print(const StackMark& mark, Span span);
    void loop(const StackMark& mark, Span span);
    void if_statement(const StackMark& mark, Span span);
    void show(const StackMark& mark, Span span);

private:
    struct Word {
        std::string spelling;
        Span span;
    };

    /// Returns the value of the setting, a text.
    [[nodiscard]] ExprPtr set_notation(Span name, const Expr& value);
    void check_layers(std::string_view spelled, Span span) const;
    void check_amounts() const;
    void push_call(Call call, const StackMark& mark, std::uint32_t end);
    /// Pops the parameters of a function; `height` becomes at least that of their default values.
    [[nodiscard]] std::vector<Parameter> pop_parameters(const StackMark& mark, std::size_t& height);
    [[nodiscard]] std::vector<Clause> pop_clauses(const StackMark& mark, std::size_t& height);
    void find_variables(const std::vector<Clause>& clauses, const ExprPtr& item) const;
    void make_room(std::size_t begin);
    [[nodiscard]] std::string_view spelled(Span span) const { return text().substr(span.begin, span.end - span.begin); }
    [[nodiscard]] Word pop_word();
    [[nodiscard]] Block pop_block();
    template <typename Node>
    void state(Span span, Node node);

    std::vector<Move> moves_;
    bool has_long_moves_ = false, has_inner_letters_ = false;
    std::vector<Word> words_;
    std::vector<PartName> parts_;
    struct ArgumentName {
        Word word;
        std::size_t operand;  ///< index of the operand that it names
    };
    std::vector<ArgumentName> argument_names_;
    std::vector<std::pair<Clause, std::size_t>> clauses_;      ///< with the height of the tree
    std::vector<std::pair<Parameter, std::size_t>> defaults_;  ///< parameters, with the height of the default value
    Numbered numbered_;
    Numbers::Form plain_form_ = Numbers::Form::row;  ///< form of numbers without a numbering
    std::vector<Block> blocks_;
    LocalNames names_, parameters_;
    struct OpenText {
        std::vector<std::string> texts = {""}, formats{};
        std::string format{};  ///< of the value that is being read
        struct Line {
            std::size_t text, at, blanks;  ///< its indentation
            bool is_blank;
        };
        std::vector<Line> lines{};

        [[nodiscard]] std::string& piece() { return texts.back(); }
        void remove_indentation();
    };
    /// Moves before an index: a local name may spell them.
    std::vector<ExprPtr> indexed_moves_;
    void check_indexed_moves();
    std::vector<OpenText> open_texts_;  ///< a text may be in a value of another
    std::string doc_;
};

}  // namespace cubelang::lang
