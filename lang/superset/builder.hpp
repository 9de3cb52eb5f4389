#pragma once
// Builds the syntax tree of a superset script, and reports its errors. The grammar's actions call one function each,
// in the order of the text.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/operand_stack.hpp"
#include "lang/superset/parser.hpp"

namespace cubelang::lang::superset {

/// The error for a word that begins no statement of a superset text, usually of another notation.
struct UnexpectedWord {
    std::string message, hint;
    std::size_t length = 1;  ///< of the word, in bytes
};
/// The error for the front of the text.
[[nodiscard]] UnexpectedWord unexpected_word(std::string_view text);

/// The message for a rule that must match and does not.
struct Message {
    std::string_view text, hint;
    /// Other possible causes: none; the bracket around it, unclosed or closed by another kind; or also a word that
    /// begins no statement.
    enum class Blame : std::uint8_t { nothing, bracket, word } blame = Blame::word;
};

class Builder : public OperandStack {
public:
    explicit Builder(SourcePtr source, StopToken stop);

    /// The tree of the whole script, with its twists translated.
    [[nodiscard]] ExprPtr take(const Interpretation& meaning);

    void twist(std::string_view spelled, Span span);
    void pause(std::string_view, Span span);
    void part(std::string_view spelled, Span span);

    // Brackets: they open, separate their sides, and close, which makes one statement.
    void open(std::string_view, Span span);
    void next_side(std::string_view, Span span);
    void close_cycle(std::string_view, Span span);
    void close_group(std::string_view, Span span);
    void close_pair(std::string_view, Span span);
    void close_angle(std::string_view, Span span);
    void inverted(std::string_view, Span span) { invert({}, span); }
    void conjugate(std::string_view, Span span);

    // Suffixes of the last statement
    void inverse(std::string_view, Span span);
    void repetition(std::string_view digits, Span span);
    void reflection(std::string_view, Span span);
    void end_statement(std::string_view, Span whole);

    /// `Rw`
    [[noreturn]] void wide(std::string_view, Span span) const;
    [[noreturn]] void unclosed_comment(std::string_view, Span span) const {
        fail(span, "this comment is never closed", "it ends with */");
    }
    /// The error for a rule that must match and does not, at `offset`.
    [[noreturn]] void missing(std::size_t offset, const Message& message) const;

private:
    struct Bracket {
        std::uint32_t begin;
        bool closed = false;  // the > of <A>B
    };
    /// Adjacent moves: one node, filled when the whole text is read.
    struct Run {
        std::shared_ptr<Expr> expr;
        std::vector<Twist> twists;
    };

    void end_run();
    void end_script(Span closing);
    [[nodiscard]] Span close_bracket(Span closing);
    void reflect_twists();
    void check_cycles_before(std::size_t offset, const Interpretation& meaning) const;
    void raise_to_power(Span whole, bool inverted);
    void check_bracket(std::size_t offset) const;

    std::vector<Bracket> brackets_;
    std::vector<std::size_t> scripts_;  // open scripts, the innermost last: the first operand of each
    std::vector<PartName> parts_;
    std::vector<Twist> run_;                           // the open run; not empty if the last statement is a move
    std::vector<Run> runs_;                            // in the order of the text
    std::vector<std::uint32_t> mirrors_;               // the beginnings and ends of reflected texts
    std::vector<std::shared_ptr<const Expr>> cycles_;  // in the order of the text
    // Suffixes of the last statement, if it is not a move: its repetitions, and whether it is inverted.
    std::vector<Factor> exponents_;
    bool inverted_ = false;
};

}  // namespace cubelang::lang::superset
