#pragma once
// What the tree knows of a statement's tokens and they themselves do not: by where they begin in the text.

#include <cstdint>
#include <vector>

#include "lang/ast.hpp"

namespace cubelang::lang {

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

}  // namespace cubelang::lang
