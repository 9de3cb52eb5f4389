#pragma once
// Colours of stickers, and what goes with each so that nobody needs to see it as a colour. A face has its letter, and a
// pattern after the hatchings that engravers of coats of arms use for colours in black and white: red is upright lines,
// blue level ones, green and orange the two diagonals, gold dots, and white is left plain.

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "runtime/cube/geometry.hpp"

namespace cubelang::render::svg {

struct Paint {
    std::string_view fill;   ///< of the sticker
    std::string_view ink;    ///< of what is written on it
    std::string_view hatch;  ///< drawn in a square of 5 units
};

/// Six colours in the order of the faces. `standard` are a cube's own; `safe` differ in lightness where eyes that
/// miss a kind of cone see the same hue.
struct Palette {
    std::string_view name, meaning;
    std::array<Paint, 6> paints;
    [[nodiscard]] const Paint& of(cube::Face face) const { return paints[cube::index(face)]; }
};
[[nodiscard]] std::span<const Palette> palettes();
[[nodiscard]] const Palette& standard_palette();
[[nodiscard]] const Palette& safe_palette();

[[nodiscard]] char letter_of(cube::Face face);  ///< a capital

/// Definitions of the six patterns; their ids are `key` and the face's letter.
[[nodiscard]] std::string pattern_definitions(std::string_view key, const Palette& palette, double scale);
[[nodiscard]] std::string pattern_fill(std::string_view key, cube::Face face);

/// What a picture stands on, and the colours of the lines and letters that are seen before it. A line of a diagram has
/// a colour (after Okabe and Ito's, which stay apart for every kind of colour blindness) and a pattern of dashes.
/// Nobody knows what is behind a picture without a ground: its lines and letters are of a middle lightness, which can
/// be read on white and on black.
struct Ground {
    std::string_view name, meaning;
    std::string_view fill;  ///< empty: what is behind shows through
    std::string_view ink;   ///< of letters
    std::string_view faint;
    std::string_view open;  ///< inside dots that are not filled
    std::array<std::string_view, 8> lines;
};
/// white, none, dark.
[[nodiscard]] std::span<const Ground> grounds();
[[nodiscard]] const Ground& white_ground();

struct Stroke {
    std::string_view color;
    std::string_view dashes;  ///< empty: solid
};
/// The i-th way to draw a line; the first forty differ.
[[nodiscard]] Stroke stroke(std::size_t i, const Ground& ground);
/// stroke="…" stroke-dasharray="…"
[[nodiscard]] std::string attributes(Stroke stroke);

}  // namespace cubelang::render::svg
