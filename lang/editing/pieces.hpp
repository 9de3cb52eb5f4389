#pragma once
// A statement cut into what lines are made of: its tokens with their comments, moves apart from each other.

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/tokens.hpp"

namespace cubelang::lang {

/// What the tree knows of a statement's tokens and they themselves do not: by where they begin in the text.
struct Roles {
    std::vector<std::uint32_t> moves;  ///< where each move begins that is one of a run
    std::vector<Span> words;           ///< moves that are all of an argument: they may be a choice's name, `fruldb`
    std::vector<Span> close;           ///< cycles of parts or numbers, without their last bracket: no blanks in them
    std::vector<Span> as_written;      ///< blanks and lines mean something, or are no rule's business
    std::vector<std::uint32_t> loops;  ///< where what a `for` goes through ends: the brace of its block comes next
    std::vector<Span> choices;         ///< `if`s that are expressions: a brace behind their `then` is a list's
    std::vector<Span> tight;           ///< signs without blanks: `..` between short sides, the `/` of 7/2
    std::vector<Span> values;          ///< what may be put in brackets where a line is too long: all of a `let`'s value
};

/// Each list in the order of the text.
[[nodiscard]] Roles roles_of(const Statement& statement);

struct Piece {
    Token::Kind kind = Token::Kind::unknown;
    std::string_view text;             ///< as it is to be written
    std::uint32_t begin = 0, end = 0;  ///< in the source
    std::uint8_t newlines = 0;         ///< in front of it: 0, 1, or 2 for more
    bool touches = false;              ///< nothing is in front of it, not even a blank
    bool apart = false;                ///< a `;` is in front of it
    // Its roles
    bool is_close = false;       ///< in a cycle: no blanks
    bool is_as_written = false;  ///< and so is what comes in front of it
    bool is_block = false;       ///< a brace around statements
    bool is_tight = false;       ///< a sign without blanks around it
};

[[nodiscard]] bool is_comment(const Piece& piece);
/// A comment that ends with its line?
[[nodiscard]] bool is_line_comment(const Piece& piece);

/// Texts that are written otherwise than in the source live here.
using Respelled = std::deque<std::string>;

/// The pieces of a stretch of the text, without the signs `;`, which come back where they are needed.
[[nodiscard]] std::vector<Piece> pieces_of(std::string_view text, Span stretch, const Roles& roles, Respelled& texts);

/// Whether there is a blank between two pieces on one line. Where a blank means something (`f(x)` and `f (x)`, `a - b`
/// and `a -b`) it stays as it is written.
[[nodiscard]] bool has_blank_between(const Piece& left, const Piece& right);

/// Whether a newline may stand there instead, in brackets. Not behind a name that a bracket follows: numbers belong to
/// their numbering, `net [2 1]`.
[[nodiscard]] bool may_part(const Piece& left, const Piece& right);

}  // namespace cubelang::lang
