#pragma once
// Colours, and what goes with each so that nobody needs to see it as a colour. A face has its letter, and a pattern
// after the hatchings that engravers of coats of arms use for colours in black and white: red is upright lines, blue
// level ones, green and orange the two diagonals, gold dots, and white is left plain. A line of a diagram has a colour
// (Okabe and Ito's, which stay apart for every kind of colour blindness) and a pattern of dashes.

#include <string>
#include <string_view>

#include "runtime/cube/geometry.hpp"

namespace cubelang::render::svg {

struct Paint {
    std::string_view fill;   ///< of the sticker
    std::string_view ink;    ///< of what is written on it
    std::string_view hatch;  ///< drawn in a square of 5 units
};
[[nodiscard]] const Paint& paint_of(cube::Face face);
[[nodiscard]] char letter_of(cube::Face face);  ///< a capital

/// Definitions of the six patterns; their ids are `key` and the face's letter.
[[nodiscard]] std::string pattern_definitions(std::string_view key, double scale);
[[nodiscard]] std::string pattern_fill(std::string_view key, cube::Face face);

struct Stroke {
    std::string_view color;
    std::string_view dashes;  ///< empty: solid
};
/// The i-th way to draw a line; the first forty differ.
[[nodiscard]] Stroke stroke(std::size_t i);
/// stroke="…" stroke-dasharray="…"
[[nodiscard]] std::string attributes(Stroke stroke);

}  // namespace cubelang::render::svg
