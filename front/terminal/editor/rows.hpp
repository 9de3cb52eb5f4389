#pragma once
// The screen as the editor thinks of it: rows of cells, each a glyph in a style.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/editor/styles.hpp"

namespace cubelang::editor {

struct Cell {
    std::string glyph;
    std::size_t width = 1;  ///< columns: 1 or 2
    Style style = Style::plain;
    friend bool operator==(const Cell&, const Cell&) = default;
};
using Row = std::vector<Cell>;

struct Size {
    std::size_t columns = 80, rows = 24;
    friend bool operator==(const Size&, const Size&) = default;
};
struct Position {
    std::size_t row = 0, column = 0;
    friend bool operator==(const Position&, const Position&) = default;
};

/// What is to be seen: never more rows than the screen has, nor wider ones.
struct Frame {
    std::vector<Row> rows;
    Position cursor;
};

[[nodiscard]] std::size_t width_of(const Row& row);
/// Adds a text of one line as far as it fits; what cannot be shown is shown as U+FFFD, a tab as a blank.
void append(Row& row, std::string_view text, Style style, std::size_t columns);
/// The same, and what is cut ends with "…".
void append_cut(Row& row, std::string_view text, Style style, std::size_t columns);
/// The glyph at `at` as a cell.
[[nodiscard]] Cell cell_at(std::string_view text, std::size_t at, Style style);

/// As bytes for a terminal, from the style of plain text back to it.
[[nodiscard]] std::string painted(const Row& row, std::size_t first, bool color);

}  // namespace cubelang::editor
