#pragma once
// Sticker colours, with alternatives for readers without colour vision. A face has its letter, and a pattern after
// the hatchings of heraldry: red is vertical lines, blue horizontal ones, green and orange the two diagonals, gold
// dots, and white is left plain.

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "runtime/cube/geometry.hpp"
#include "runtime/render/scheme.hpp"

namespace cubelang::render::svg {

struct Paint {
    std::string fill;        ///< of the sticker
    std::string_view ink;    ///< of the label on it
    std::string_view hatch;  ///< drawn in a square of 5 units
};

/// Six colours in the order of the faces. `standard` has a cube's usual colours; those of `safe` differ in lightness
/// where colour-blind eyes see the same hue.
struct Palette {
    std::string_view name, meaning;
    std::array<Paint, 6> paints;
    [[nodiscard]] const Paint& of(cube::Face face) const { return paints[cube::index(face)]; }
};
[[nodiscard]] std::span<const Palette> palettes();
[[nodiscard]] const Palette& standard_palette();
[[nodiscard]] const Palette& safe_palette();
/// The palette's colours as a scheme has them on the faces.
[[nodiscard]] Palette in_scheme(const Palette& palette, const Scheme& scheme);
/// The colours of a cube that is held with the colour of this face up: of U, L, D and R with F's colour in front.
[[nodiscard]] Palette held_with_up(const Palette& palette, cube::Face up);
/// The paint of stickers without their colour.
[[nodiscard]] const Paint& grey_paint();

[[nodiscard]] char letter_of(cube::Face face);  ///< a capital

/// Definitions of the six patterns; an id is `key` and the letter of the face.
[[nodiscard]] std::string pattern_definitions(std::string_view key, const Palette& palette, double scale);
[[nodiscard]] std::string pattern_fill(std::string_view key, cube::Face face);

/// The background of a picture, and the colours of lines and letters on it. A line of a diagram has a colour (after
/// Okabe and Ito's, which are distinguishable for every kind of colour blindness) and a dash pattern. Without a
/// background the colour of the page is unknown: lines and letters have a middle lightness, readable on white and on
/// black.
struct Ground {
    std::string_view name, meaning;
    std::string_view fill;  ///< empty: transparent
    std::string_view ink;   ///< of letters
    std::string_view faint;
    std::string_view open;  ///< inside dots that are not filled
    std::array<std::string_view, 8> lines;
};
/// white, none, dark.
[[nodiscard]] std::span<const Ground> grounds();
[[nodiscard]] const Ground& white_ground();

/// One of any number of colours: white for 0, which stands for the identity; neighbours differ in hue and lightness.
[[nodiscard]] std::string spread_color(std::size_t i);

struct Stroke {
    std::string_view color;
    std::string_view dashes;  ///< empty: solid
};
/// The i-th line style; the first forty differ.
[[nodiscard]] Stroke stroke(std::size_t i, const Ground& ground);
/// stroke="…" stroke-dasharray="…"
[[nodiscard]] std::string attributes(Stroke stroke);

}  // namespace cubelang::render::svg
