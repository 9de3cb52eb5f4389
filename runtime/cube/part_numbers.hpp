#pragma once
// The numbers in the names of wings and centres; see parts.hpp for the pattern.

#include "runtime/cube/geometry.hpp"

namespace cubelang::cube {

/// The number of a wing from its distance (in half cells) from the middle of its edge, positive towards R, U or F; 0
/// for the middle.
[[nodiscard]] constexpr int wing_number(Cube cube, int offset) {
    if (offset == 0) return 0;
    const int distance = offset < 0 ? -offset : offset;
    return distance + (offset > 0 ? 1 : 0) - (cube.has_fixed_centres() ? 1 : 0);
}
[[nodiscard]] constexpr int wing_offset(Cube cube, int number) {
    if (number == 0) return 0;
    const int distance = 2 * ((number - 1) / 2) + (cube.has_fixed_centres() ? 2 : 1);
    return number % 2 == 1 ? -distance : distance;
}
/// Converts an offset along the edge to the u of the sticker with this frame; its own inverse.
[[nodiscard]] constexpr int along_edge(Frame frame, int offset) {
    return is_positive(frame.right()) ? offset : -offset;
}

/// The index of a centre's class on its face, from 0: rings from the inside out, in each the corner cell first, then
/// from the middle outwards. The (h - 1)^2 cells inside a ring form (h - 1)^2 / 4 classes.
[[nodiscard]] constexpr int centre_index(Cell cell) {
    if (cell.h == 0) return -1;  // the fixed centre precedes all others
    const int inside = (cell.h - 1) * (cell.h - 1) / 4;
    if (cell.u == cell.h) return inside;
    if (cell.u == 0) return inside + 1;
    return inside + (cell.u < 0 ? 1 - cell.u : cell.u);
}
[[nodiscard]] constexpr Cell centre_cell(Cube cube, int wanted) {
    int h = cube.has_fixed_centres() ? 2 : 1;
    while ((h + 1) * (h + 1) / 4 <= wanted) h += 2;
    const int position = wanted - (h - 1) * (h - 1) / 4;
    if (position == 0) return {h, h};
    return {position % 2 == h % 2 ? position : 1 - position, h};
}

}  // namespace cubelang::cube
