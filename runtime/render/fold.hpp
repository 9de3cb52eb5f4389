#pragma once
// Text made to fit a narrow screen.

#include <string>
#include <vector>

#include "runtime/render/drawing.hpp"

namespace cubelang::render {

/// Lines wider than `columns` (0: no limit) go on below, broken at blanks or else behind commas, where there are any.
/// The further rows are below the line's second column, if two blanks or more separate it from the first and there is
/// room, else a little to the right of its beginning.
[[nodiscard]] Drawing folded(const Drawing& drawing, int columns);

/// The same without new lines: blanks fill each row up to its end, so that a terminal which wraps at `columns` does so
/// between words, and what is copied from it is still one line. A cycle too long for a row goes on behind a comma, any
/// other word where the row ends.
[[nodiscard]] Drawing flowed(const Drawing& drawing, int columns);

// Words in lines of a given width.

/// The words in order, a blank between, no line wider than `columns` if that can be; a word too wide for a line goes on
/// after one of its commas. Of more than `most` lines the last says how many words are left out, as "… and 7 more".
[[nodiscard]] std::vector<std::string> wrapped(const std::vector<std::string>& words, int columns, std::size_t most);

}  // namespace cubelang::render
