#pragma once
// Arrows as paths with drawn heads: markers do not take the colour of their line in all viewers.

#include <string>

#include "runtime/render/svg/colors.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {

struct Arrow {
    Point from, to;
    double bend = 0;                 ///< the bulge of the line to its left, as a fraction of its length
    double width = 1;                ///< of the line; the head is proportional
    double outline = 0;              ///< width of the white outline
    bool head = true, tail = false;  ///< is there a head at the end, and one at the beginning?
};
[[nodiscard]] std::string arrow(const Arrow& arrow, Stroke stroke);
/// A loop that leaves a point in a direction (of length 1) and returns to it.
[[nodiscard]] std::string loop(Point at, Point direction, double size, double width, Stroke stroke);
/// A point of the line, for `part` from 0 to 1.
[[nodiscard]] Point along(const Arrow& arrow, double part);
/// The middle of the line, moved `away` further out on the side of the bulge.
[[nodiscard]] Point middle_of(const Arrow& arrow, double away);
/// The same arrow, shorter by these lengths at its ends.
[[nodiscard]] Arrow shorten(Arrow arrow, double at_start, double at_end);

}  // namespace cubelang::render::svg
