#include "runtime/render/svg/colors.hpp"

#include <fmt/format.h>

#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {
namespace {

constexpr std::string_view dark = "#1a1a1a", light = "#ffffff";

constexpr std::string_view upright = "<path d=\"M1.25 0V5M3.75 0V5\"/>", level = "<path d=\"M0 1.25H5M0 3.75H5\"/>",
                           rising = "<path d=\"M6 -1L-1 6M1 -1L-1 1M6 4L4 6\"/>",
                           falling = "<path d=\"M-1 -1L6 6M-1 4L1 6M4 -1L6 1\"/>",
                           dotted =
                               "<path d=\"M1.25 1.25h.01M3.75 3.75h.01\" stroke-width=\"1.3\" "
                               "stroke-linecap=\"round\"/>";

// In the order of the faces r u f l d b. A test checks that the safe colours are distinguishable.
const std::array<Palette, 2> all_palettes{{
    {"standard",
     "colors of stickers: those of a cube",
     {{{"#c41e3a", light, upright},
       {"#ffffff", dark, ""},
       {"#1fa055", dark, falling},
       {"#ff8b24", dark, rising},
       {"#ffd800", dark, dotted},
       {"#1c57b5", light, level}}}},
    {"safe",
     "colors of stickers: those that colour-blind eyes can tell apart",
     {{{"#8c1d2b", light, upright},
       {"#ffffff", dark, ""},
       {"#1ed07a", dark, falling},
       {"#e04a08", dark, rising},
       {"#fac800", dark, dotted},
       {"#0b3d91", light, level}}}},
}};

constexpr std::array<Ground, 3> all_grounds{{
    {"white",
     "background of a picture: white, as paper",
     "#ffffff",
     "#20252b",
     "#8a9097",
     "#ffffff",
     {"#0072b2", "#d55e00", "#009e73", "#b0508a", "#000000", "#c98500", "#3a9bd6", "#6b5b3e"}},
    {"none",
     "background of a picture: none, transparent",
     "",
     "#7c7c7c",
     "#8a9097",
     "#ffffff",
     {"#0a7cc0", "#d55e00", "#009e73", "#bd5c97", "#7c7c7c", "#c17f00", "#3a97d0", "#8a7650"}},
    {"dark",
     "background of a picture: dark, for dark slides and pages",
     "#16191e",
     "#eceef1",
     "#8a9097",
     "#16191e",
     {"#56a8e6", "#ff8040", "#2bc48a", "#e08cc0", "#ffffff", "#e5b02b", "#a3d4f7", "#bda67c"}},
}};
constexpr std::array<std::string_view, 5> dashes{"", "7 3", "1.5 3", "9 3 1.5 3", "4 2.5"};

}  // namespace

std::span<const Palette> palettes() { return all_palettes; }
const Palette& standard_palette() { return all_palettes[0]; }
const Palette& safe_palette() { return all_palettes[1]; }

Palette in_scheme(const Palette& palette, const Scheme& scheme) {
    auto made = palette;
    for (const auto face : cube::faces) {
        const auto& [like, rgb] = scheme[cube::index(face)];
        auto& paint = made.paints[cube::index(face)];
        paint = palette.of(like);
        if (rgb) paint = {css(*rgb), is_bright(*rgb) ? dark : light, paint.hatch};
    }
    return made;
}

Palette held_with_up(const Palette& palette, cube::Face up) {
    using cube::Face;
    const auto axis = cube::axis_of(up) == cube::axis_of(Face::f) ? Face::r : Face::f;
    auto held = palette;
    for (auto at = up; at != Face::u; at = cube::turned(at, axis)) {
        const auto before = held;
        for (const auto face : cube::faces) held.paints[cube::index(cube::turned(face, axis))] = before.of(face);
    }
    return held;
}

const Paint& grey_paint() {
    static const Paint grey{"#8f959b", dark, ""};
    return grey;
}

char letter_of(cube::Face face) { return cube::capital(face); }

std::string pattern_definitions(std::string_view key, const Palette& palette, double scale) {
    std::string definitions;
    for (const auto face : cube::faces) {
        const auto& [fill, ink, hatch] = palette.of(face);
        definitions += fmt::format(
            "<pattern id=\"{}-{}\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" "
            "patternTransform=\"scale({})\"><rect width=\"5\" height=\"5\" fill=\"{}\"/>"
            "<g stroke=\"{}\" stroke-width=\".7\" stroke-opacity=\".5\">{}</g></pattern>\n",
            key, letter_of(face), number(scale), fill, ink, hatch);
    }
    return "<defs>\n" + definitions + "</defs>\n";
}

std::string pattern_fill(std::string_view key, cube::Face face) {
    return fmt::format("url(#{}-{})", key, letter_of(face));
}

std::span<const Ground> grounds() { return all_grounds; }
const Ground& white_ground() { return all_grounds[0]; }

Stroke stroke(std::size_t i, const Ground& ground) {
    return {ground.lines[i % ground.lines.size()], dashes[i % dashes.size()]};
}

std::string spread_color(std::size_t i) {
    return i == 0 ? "#fff" : fmt::format("hsl({},65%,{}%)", i * 137 % 360, 62 + 9 * (i % 3));
}

std::string attributes(Stroke stroke) {
    const auto dashed = stroke.dashes.empty() ? std::string() : fmt::format(" stroke-dasharray=\"{}\"", stroke.dashes);
    return fmt::format("stroke=\"{}\"{}", stroke.color, dashed);
}

}  // namespace cubelang::render::svg
