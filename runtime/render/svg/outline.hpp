#pragma once
// Outlines of shapes as lines and cubic curves, which every matrix maps to lines and cubic curves.

#include <string_view>
#include <vector>

#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {

/// One step of an outline. A curve has two control points; the other kinds use `to` only, and `close` nothing.
struct Segment {
    enum class Kind : unsigned char { move, line, curve, close };
    Kind kind = Kind::close;
    Point to{}, first{}, second{};
};
using Outline = std::vector<Segment>;

/// The attribute `d` of a path, with the commands of this program: M, L, H, V, h, Q, C and Z.
[[nodiscard]] Outline path_outline(std::string_view d);
[[nodiscard]] Outline rectangle_outline(const Box& box, double radius);
[[nodiscard]] Outline circle_outline(Point middle, double radius);

[[nodiscard]] Point mapped(const Matrix& m, Point p);
[[nodiscard]] Outline mapped(const Matrix& m, Outline outline);
/// First `b`, then `a`.
[[nodiscard]] Matrix product(const Matrix& a, const Matrix& b);

/// The numbers of a text, separated by anything else.
[[nodiscard]] std::vector<double> numbers_in(std::string_view text);

}  // namespace cubelang::render::svg
