#pragma once
// Reading one move, or the name of one part: from its spelling, already known to be right, to layers and turns, or to
// sign, letters and number.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"

namespace cubelang::lang {

/// What precedes the letter: `3` is {0, 3}, `2-4` is {2, 4}. Numbers past any limit stop growing.
struct LayerPrefix {
    std::uint32_t first = 0, last = 0;
    bool is_range = false;
    bool written = false;
};
[[nodiscard]] LayerPrefix read_layers(std::string_view spelled);

/// `spelled` is a move without its prime; its layers are in range.
[[nodiscard]] Move read_move(std::string_view spelled, std::uint32_t offset);

/// A length as a move keeps it.
[[nodiscard]] constexpr std::uint8_t text_length(std::size_t bytes) {
    return static_cast<std::uint8_t>(bytes < 255 ? bytes : 255);
}

/// `fur` as `f u r`: a blank before every move of a word of moves.
[[nodiscard]] std::string spaced_moves(std::string_view word);

[[nodiscard]] PartName read_part(std::string_view spelled, Span span);

// Plain moves, as nearly all are written, in ASCII: a letter, perhaps a `w`, a digit, a prime. Runs of them are read by
// a table of characters, many times as fast as by the grammar, which reads the same; what is any less plain is left to
// it.

/// About how many moves are ahead, if they are plain.
[[nodiscard]] std::size_t count_plain_moves(const std::string& text, std::size_t begin, bool newline_is_blank);

/// Adds the moves of the words at the front to `moves`, `most` and a word at most. Where the last whole word ends;
/// `begin` if there is none.
[[nodiscard]] std::size_t read_plain_moves(const std::string& text, std::size_t begin, bool newline_is_blank,
                                           std::vector<Move>& moves, std::size_t most);

}  // namespace cubelang::lang
