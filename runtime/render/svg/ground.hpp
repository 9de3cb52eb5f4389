#pragma once
// What a picture stands on, and the colours of the lines and letters that are seen before it. A line of a diagram has a
// colour (after Okabe and Ito's, which stay apart for every kind of colour blindness) and a pattern of dashes. Nobody
// knows what is behind a picture without a ground: its lines and letters are of a middle lightness, which can be read
// on white and on black.

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace cubelang::render::svg {

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
