#pragma once
// Text made to fit a narrow screen.

#include "runtime/render/text/drawing.hpp"

namespace cubelang::render {

/// Lines wider than `columns` (0: no limit) go on below, broken at blanks where there are any. The further rows are
/// below the line's second column, if two blanks or more separate it from the first and there is room, else a little to
/// the right of its beginning.
[[nodiscard]] Drawing folded(const Drawing& drawing, int columns);

}  // namespace cubelang::render
