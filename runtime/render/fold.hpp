#pragma once
// Text made to fit a narrow screen.

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

}  // namespace cubelang::render
