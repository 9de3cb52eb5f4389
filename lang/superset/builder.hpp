#pragma once
// The syntax tree of a superset script while it grows, and what to say where it cannot. The grammar's actions call one
// function each, in the order in which the text is read.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/operand_stack.hpp"
#include "lang/superset/parser.hpp"

namespace cubelang::lang::superset {

/// A word that begins no statement of a superset text, mostly of another notation, and what to write instead.
struct UnexpectedWord {
    std::string message, hint;
    std::size_t length = 1;  ///< of the word, in bytes
};
/// What to say of the front of the text.
[[nodiscard]] UnexpectedWord unexpected_word(std::string_view text);

/// What to say where a rule must match and does not.
struct Message {
    std::string_view text, hint;
    /// What else can be to blame: nothing; the bracket around it, left open or closed by another; or also the word
    /// there, which begins no statement.
    enum class Blame : std::uint8_t { nothing, bracket, word } blame = Blame::word;
};

class Builder : public OperandStack {
public:
    explicit Builder(SourcePtr source, StopToken stop);

    /// The whole script, its twists translated.
    [[nodiscard]] ExprPtr take(const Meaning& meaning);

    void twist(std::string_view spelled, Span span);
    void pause(std::string_view, Span span);
    void part(std::string_view spelled, Span span);

    // A bracket opens, parts its sides, and closes, which makes a statement of it.
    void open(std::string_view, Span span);
    void next_side(std::string_view, Span span);
    void close_cycle(std::string_view, Span span);
    void close_group(std::string_view, Span span);
    void close_pair(std::string_view, Span span);
    void close_angle(std::string_view, Span span);
    void inverted(std::string_view, Span span) { invert({}, span); }
    void conjugate(std::string_view, Span span);

    // Suffixes of the statement read last
    void inverse(std::string_view, Span span);
    void repetition(std::string_view digits, Span span);
    void reflection(std::string_view, Span span);
    void end_statement(std::string_view, Span whole);

    /// `Rw`
    [[noreturn]] void wide(std::string_view, Span span) const;
    [[noreturn]] void unclosed_comment(std::string_view, Span span) const {
        fail(span, "this comment is never closed", "it ends with */");
    }
    /// What must come does not, at `offset`.
    [[noreturn]] void missing(std::size_t offset, const Message& message) const;

private:
    struct Bracket {
        std::uint32_t begin;
        bool closed = false;  // the > of <A>B
    };
    /// Moves side by side: one node, filled when all is read.
    struct Run {
        std::shared_ptr<Expr> expr;
        std::vector<Twist> twists;
    };

    void end_run();
    void end_script(Span closing);
    [[nodiscard]] Span close_bracket(Span closing);
    void reflect_twists();
    void check_cycles_before(std::size_t offset, const Meaning& meaning) const;
    void raise_to_power(Span whole, bool inverted);
    void check_bracket(std::size_t offset) const;

    std::vector<Bracket> brackets_;
    std::vector<std::size_t> scripts_;  // being read, the innermost last: at which operand each begins
    std::vector<PartName> parts_;
    std::vector<Twist> run_;                           // being read; if there is one, it holds the last statement
    std::vector<Run> runs_;                            // in the order of the text
    std::vector<std::uint32_t> mirrors_;               // where what a star reflects begins and ends
    std::vector<std::shared_ptr<const Expr>> cycles_;  // in the order of the text
    // Suffixes of the statement read last, if it is no move: its repetitions, and whether it is inverted.
    std::vector<Factor> exponents_;
    bool inverted_ = false;
};

}  // namespace cubelang::lang::superset
