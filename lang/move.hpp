#pragma once
// Parsing of one move, or of the name of one part, whose spelling the grammar has already checked.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"

namespace cubelang::lang {

/// The layers before the letter: `3` is {3, 3}, `2-4` is {2, 4}. Numbers are capped at a million.
struct LayerPrefix {
    std::uint32_t first = 0, last = 0;
    bool is_range = false;
    bool written = false;
};
[[nodiscard]] LayerPrefix read_layers(std::string_view spelled);

/// `spelled` is a move without its prime; its layers are in range.
[[nodiscard]] Move read_move(std::string_view spelled, std::uint32_t offset);

/// A length in bytes, at most 255, as stored in a move.
[[nodiscard]] constexpr std::uint8_t text_length(std::size_t bytes) {
    return static_cast<std::uint8_t>(bytes < 255 ? bytes : 255);
}

/// `fur` as `f u r`: a word of moves with a blank between each two.
[[nodiscard]] std::string spaced_moves(std::string_view word);

[[nodiscard]] PartName read_part(std::string_view spelled, Span span);

// Plain moves: in ASCII, a letter, perhaps with a `w`, a digit and a prime. Runs of them are read with a table of
// characters, many times as fast as by the grammar and with the same result. Other moves are left to the grammar.

/// An estimate of the number of plain moves from `begin` on.
[[nodiscard]] std::size_t count_plain_moves(const std::string& text, std::size_t begin, bool newline_is_blank);

/// Appends the moves of the words from `begin` on to `moves`, at most `most` and the rest of a word. Returns the end
/// of the last whole word; `begin` if there is no word.
[[nodiscard]] std::size_t read_plain_moves(const std::string& text, std::size_t begin, bool newline_is_blank,
                                           std::vector<Move>& moves, std::size_t most);

}  // namespace cubelang::lang
