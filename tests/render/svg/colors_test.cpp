#include "runtime/render/svg/colors.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "tests/support/catch.hpp"

namespace cubelang::render::svg::colors_test {
namespace {

using Color = std::array<double, 3>;
using Matrix3 = std::array<Color, 3>;

// Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency (2009),
// table 1, severity 1.0, on linear RGB; and none.
constexpr Matrix3 unimpaired{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    protanopia{{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    deuteranopia{{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    tritanopia{{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

// sRGB (IEC 61966-2-1), "#rrggbb".
Color linear(std::string_view text) {
    Color color{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double c = std::stoi(std::string(text.substr(1 + 2 * i, 2)), nullptr, 16) / 255.0;
        color[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    }
    return color;
}

Color times(const Matrix3& matrix, const Color& color) {
    Color made{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) made[i] += matrix[i][j] * color[j];
    return made;
}

// CIELAB, white D65.
Color lab(Color color) {
    for (auto& c : color) c = std::clamp(c, 0.0, 1.0);
    constexpr Matrix3 to_xyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    const auto xyz = times(to_xyz, color);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / 0.95047), y = f(xyz[1]), z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

// The CIE's colour difference of 1976: about 2.3 is just visible.
double difference(const Color& a, const Color& b) { return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); }

double least_difference(const Palette& palette, const Matrix3& eyes) {
    double least = 1e9;
    for (const auto one : cube::faces)
        for (const auto other : cube::faces)
            if (one != other)
                least = std::min(least, difference(lab(times(eyes, linear(palette.of(one).fill))),
                                                   lab(times(eyes, linear(palette.of(other).fill)))));
    return least;
}

// The contrast of the Web Content Accessibility Guidelines: 3 for shapes, 4.5 for small letters.
double luminance(std::string_view color) {
    const auto rgb = linear(color);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}
double contrast(std::string_view a, std::string_view b) {
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return std::max(one / other, other / one);
}

std::vector<std::string_view> seen_behind(const Ground& ground) {
    return ground.fill.empty() ? std::vector<std::string_view>{"#ffffff", "#1e1e1e"} : std::vector{ground.fill};
}

}  // namespace

TEST_CASE("the safe colours are distinguishable for every kind of colour blindness") {
    for (const auto& eyes : {unimpaired, protanopia, deuteranopia, tritanopia})
        CHECK(least_difference(safe_palette(), eyes) > 30);
}

TEST_CASE("the standard colours are not distinguishable for all kinds of colour blindness") {
    CHECK(least_difference(standard_palette(), unimpaired) > 45);
    CHECK(least_difference(standard_palette(), deuteranopia) < 15);
}

TEST_CASE("labels on stickers have enough contrast") {
    for (const auto& palette : palettes())
        for (const auto& paint : palette.paints) CHECK(contrast(paint.fill, paint.ink) > 3.5);
}

TEST_CASE("lines and letters are visible on their background, and without one on any") {
    for (const auto& ground : grounds())
        for (const auto behind : seen_behind(ground)) {
            CHECK(contrast(ground.ink, behind) > (ground.fill.empty() ? 3.9 : 4.5));
            CHECK(contrast(ground.faint, behind) > 3);
            for (const auto line : ground.lines) CHECK(contrast(line, behind) > 3);
        }
}

}  // namespace cubelang::render::svg::colors_test
