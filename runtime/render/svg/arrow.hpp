#pragma once
// Arrows, as paths with heads of their own: markers cannot take the colour of their line everywhere.

#include <string>

#include "runtime/render/svg/colors.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {

struct Arrow {
    Point from, to;
    double bend = 0;                 ///< how far the line bulges to its left, as a part of its length
    double width = 1;                ///< of the line; the head is in proportion
    double outline = 0;              ///< white around it
    bool head = true, tail = false;  ///< is there a head at the end, and one at the beginning?
};
[[nodiscard]] std::string arrow(const Arrow& arrow, Stroke stroke);
/// From a place out into a direction (of length 1) and back to it.
[[nodiscard]] std::string loop(Point at, Point direction, double size, double width, Stroke stroke);
/// A point of the line: from 0 to 1.
[[nodiscard]] Point along(const Arrow& arrow, double part);
/// Where the line's middle is, pushed `away` further out on the side of the bulge.
[[nodiscard]] Point middle_of(const Arrow& arrow, double away);
/// The same arrow with its ends drawn in.
[[nodiscard]] Arrow shortened(Arrow arrow, double at_start, double at_end);

}  // namespace cubelang::render::svg
