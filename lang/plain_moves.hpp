#pragma once
// Moves as nearly all are written, in ASCII: a letter, perhaps a `w`, a digit, a prime. Runs of them are read by a
// table of characters, many times as fast as by the grammar, which reads the same; what is any less plain is left to
// it.

#include <cstddef>
#include <string>
#include <vector>

#include "lang/ast.hpp"

namespace cubelang::lang {

/// About how many moves are ahead, if they are plain.
[[nodiscard]] std::size_t count_plain_moves(const std::string& text, std::size_t begin, bool newline_is_blank);

/// Adds the moves of the words at the front to `moves`, `most` and a word at most. Where the last whole word ends;
/// `begin` if there is none.
[[nodiscard]] std::size_t read_plain_moves(const std::string& text, std::size_t begin, bool newline_is_blank,
                                           std::vector<Move>& moves, std::size_t most);

}  // namespace cubelang::lang
