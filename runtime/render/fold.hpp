#pragma once
// Line breaking for narrow screens.

#include <string>
#include <vector>

#include "runtime/render/drawing.hpp"

namespace cubelang::render {

/// Breaks lines wider than `columns` (0: no limit) at blanks, or after commas if a row has no blank. Further rows are
/// aligned with the line's second column, if two or more blanks separate it from the first and there is room,
/// otherwise indented a little.
[[nodiscard]] Drawing folded(const Drawing& drawing, int columns);

/// The same without new lines: blanks fill each row, so that a terminal which wraps at `columns` does so between
/// words, and text copied from it is still one line. A cycle too long for a row is broken after a comma, any other
/// word at the end of the row.
[[nodiscard]] Drawing flowed(const Drawing& drawing, int columns);

// Words in lines of a given width.

/// The words in order, separated by blanks, in lines of at most `columns` if possible; a word too wide for a line is
/// broken after one of its commas. If there are more than `most` lines, the last one has the number of words left
/// out: "… and 7 more".
[[nodiscard]] std::vector<std::string> wrapped(const std::vector<std::string>& words, int columns, std::size_t most);

}  // namespace cubelang::render
