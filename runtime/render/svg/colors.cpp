#include "runtime/render/svg/colors.hpp"

#include <array>
#include <cctype>

#include <fmt/format.h>

#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {
namespace {

constexpr std::string_view dark = "#1a1a1a", light = "#ffffff";

// In the order of the faces r u f l d b.
constexpr std::array<Paint, 6> paints{{
    {"#c41e3a", light, "<path d=\"M1.25 0V5M3.75 0V5\"/>"},
    {"#ffffff", dark, ""},
    {"#1fa055", dark, "<path d=\"M-1 -1L6 6M-1 4L1 6M4 -1L6 1\"/>"},
    {"#ff8b24", dark, "<path d=\"M6 -1L-1 6M1 -1L-1 1M6 4L4 6\"/>"},
    {"#ffd800", dark, "<path d=\"M1.25 1.25h.01M3.75 3.75h.01\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>"},
    {"#1c57b5", light, "<path d=\"M0 1.25H5M0 3.75H5\"/>"},
}};

constexpr std::array<std::string_view, 8> line_colors{"#0072b2", "#d55e00", "#009e73", "#b0508a",
                                                      "#000000", "#c98500", "#3a9bd6", "#6b5b3e"};
constexpr std::array<std::string_view, 5> line_dashes{"", "7 3", "1.5 3", "9 3 1.5 3", "4 2.5"};

}  // namespace

const Paint& paint_of(cube::Face face) { return paints[static_cast<std::size_t>(cube::index(face))]; }

char letter_of(cube::Face face) { return cube::capital(face); }

std::string pattern_definitions(std::string_view key, double scale) {
    std::string definitions;
    for (const auto face : cube::faces)
        definitions += fmt::format(
            "<pattern id=\"{}-{}\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" "
            "patternTransform=\"scale({})\"><rect width=\"5\" height=\"5\" fill=\"{}\"/>"
            "<g stroke=\"{}\" stroke-width=\".7\" stroke-opacity=\".5\">{}</g></pattern>\n",
            key, letter_of(face), number(scale), paint_of(face).fill, paint_of(face).ink, paint_of(face).hatch);
    return "<defs>\n" + definitions + "</defs>\n";
}

std::string pattern_fill(std::string_view key, cube::Face face) {
    return fmt::format("url(#{}-{})", key, letter_of(face));
}

Stroke stroke(std::size_t i) { return {line_colors[i % line_colors.size()], line_dashes[i % line_dashes.size()]}; }

std::string attributes(Stroke stroke) {
    const auto dashes = stroke.dashes.empty() ? std::string() : fmt::format(" stroke-dasharray=\"{}\"", stroke.dashes);
    return fmt::format("stroke=\"{}\"{}", stroke.color, dashes);
}

}  // namespace cubelang::render::svg
