#pragma once
// Reads the stickers of a picture from its SVG: the place of each on the page, and its colour.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "runtime/render/svg/colors.hpp"
#include "runtime/render/svg/drawing.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::test {

struct DrawnSticker {
    double x = 0, y = 0;
    cube::Face color{};
};

inline render::svg::Subject subject(const cube::State& state) { return {state, "cube", "", "cycles", "", {}}; }

inline const render::svg::Style& style_called(std::string_view name) {
    const auto all = render::svg::styles();
    const auto at = std::ranges::find(all, name, &render::svg::Style::name);
    REQUIRE(at != all.end());
    return *at;
}

inline std::string drawn(const cube::State& state, std::string_view style, render::svg::Options options) {
    return render::svg::picture(style_called(style), subject(state), options);
}
/// In the style's default way, without labels.
inline std::string drawn(const cube::State& state, std::string_view style) {
    return drawn(state, style, {render::svg::Label::none, false, style_called(style).before});
}

inline std::size_t count(const std::string& text, std::string_view what) {
    std::size_t found = 0;
    for (auto at = text.find(what); at != text.npos; at = text.find(what, at + 1)) ++found;
    return found;
}

/// Groups are nested no deeper than a matrix around fills; a rectangle in a fill group of a face's colour is a
/// sticker.
inline std::vector<DrawnSticker> stickers_in(const std::string& svg) {
    std::map<std::string, cube::Face> colors;
    for (const auto face : cube::faces) colors[std::string(render::svg::standard_palette().of(face).fill)] = face;
    const std::regex token(R"re(<g transform="matrix\(([^)]*)\)"|<g fill="([^"]*)"|)re"
                           R"re(<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)" rx="[^"]*"/>)re");
    std::vector<DrawnSticker> all;
    std::array<double, 6> m{1, 0, 0, 1, 0, 0};
    std::string fill;
    for (std::sregex_iterator at(svg.begin(), svg.end(), token), end; at != end; ++at) {
        const auto& match = *at;
        if (match[1].matched) {
            std::istringstream numbers(match[1]);
            for (auto& number : m) numbers >> number;
        } else if (match[2].matched)
            fill = match[2];
        else if (const auto color = colors.find(fill); color != colors.end()) {
            const double x = std::stod(match[3]) + std::stod(match[5]) / 2,
                         y = std::stod(match[4]) + std::stod(match[6]) / 2;
            all.push_back({m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5], color->second});
        }
    }
    return all;
}

/// The colour drawn at a point of the page; there must be exactly one sticker.
inline cube::Face color_at(const std::vector<DrawnSticker>& stickers, double x, double y) {
    const DrawnSticker* found = nullptr;
    for (const auto& sticker : stickers)
        if (std::hypot(sticker.x - x, sticker.y - y) < .5) {
            REQUIRE(found == nullptr);
            found = &sticker;
        }
    INFO("at " << x << ", " << y);
    REQUIRE(found != nullptr);
    return found->color;
}

}  // namespace cubelang::test
