#pragma once
// A statement cut into pieces for the formatter: tokens and comments, with each move separate.

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/tokens.hpp"

namespace cubelang::lang {

/// Properties of tokens that only the tree knows, by their place in the text.
struct Roles {
    std::vector<std::uint32_t> moves;      ///< the beginning of each move in a run
    std::vector<std::uint32_t> functions;  ///< the beginning of their names, where a bracket touches them
    std::vector<Span> words;               ///< arguments that are moves only: they may name a choice, `fruldb`
    std::vector<Span> compact;         ///< cycles of parts or numbers, without their last bracket: they have no blanks
    std::vector<Span> as_written;      ///< text whose blanks and newlines are kept
    std::vector<std::uint32_t> loops;  ///< the end of the list of a `for`: the brace of its block comes next; or the
                                       ///< brace of a function's block
    std::vector<Span> choices;         ///< `if` expressions: a brace after their `then` is a list
    std::vector<Span> tight;           ///< signs without blanks: `..` between short sides, the `/` of 7/2; and the
                                       ///< brackets of f(1)(2) and xs[2]
    std::vector<Span> texts;           ///< texts with values: they are one piece
    std::vector<Span> values;          ///< values that may be put in brackets on a long line, such as that of a `let`
};

/// Each list in the order of the text.
[[nodiscard]] Roles roles_of(const Statement& statement);

struct Piece {
    Token::Kind kind = Token::Kind::unknown;
    std::string_view text;             ///< as it will be written
    std::uint32_t begin = 0, end = 0;  ///< in the source
    std::uint8_t newlines = 0;         ///< before it: 0, 1, or 2 for more
    bool touches = false;              ///< nothing is before it, not even a blank
    bool after_semicolon = false;
    // Its roles
    bool is_compact = false;     ///< in a cycle: no blanks
    bool is_as_written = false;  ///< with the blanks before it
    bool is_block = false;       ///< a brace around statements
    bool is_tight = false;       ///< a sign without blanks around it
};

[[nodiscard]] bool is_comment(const Piece& piece);
/// A comment that ends with its line?
[[nodiscard]] bool is_line_comment(const Piece& piece);

/// Owns the texts whose spelling differs from the source.
using Spellings = std::deque<std::string>;

/// The pieces of a range of the text, without `;`, which the composer adds where needed.
[[nodiscard]] std::vector<Piece> pieces_of(std::string_view text, Span stretch, const Roles& roles, Spellings& texts);

/// Is there a blank between two pieces on one line? As in the source where a blank has a meaning (`f(x)` and `f (x)`,
/// `a - b` and `a -b`).
[[nodiscard]] bool has_blank_between(const Piece& left, const Piece& right);

/// May a newline be there instead, in brackets? Not between a name and a bracket: numbers belong to their numbering,
/// `net [2 1]`.
[[nodiscard]] bool may_break_between(const Piece& left, const Piece& right);

}  // namespace cubelang::lang
