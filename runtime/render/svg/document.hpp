#pragma once
// SVG as text: numbers, escapes, plane geometry, and the frame that every picture has. A picture has no size of its own
// but a viewBox, has a title and a description for whoever cannot see it, and a ground: white unless another is asked
// for, so that it prints and can be read on dark pages. Presentation is written as attributes, not as CSS, so that
// several pictures can share one page.

#include <array>
#include <string>
#include <string_view>

#include "runtime/render/svg/ground.hpp"

namespace cubelang::render::svg {

struct Point {
    double x = 0, y = 0;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(double s, Point a) { return {s * a.x, s * a.y}; }
};
[[nodiscard]] double length(Point a);
/// At an angle in turns, clockwise from the top.
[[nodiscard]] Point on_circle(Point middle, double radius, double turns);

/// x' = a x + c y + e, y' = b x + d y + f, as SVG writes it.
struct Matrix {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
};

struct Box {
    double x = 0, y = 0, width = 0, height = 0;
};

/// At most two decimals, none that say nothing: "3", "-0.25".
[[nodiscard]] std::string number(double value);

[[nodiscard]] std::string text_at(Point at, std::string_view text);
[[nodiscard]] std::string group(std::string_view attributes, std::string_view content);
[[nodiscard]] std::string matrix(const Matrix& m);  ///< transform="matrix(…)"

/// What the picture is called, and what it shows, in words.
struct About {
    std::string title, description;
};
/// Different for different pictures: what their ids begin with.
[[nodiscard]] std::string key(const About& about);

/// The whole file.
[[nodiscard]] std::string document(const About& about, Box box, const Ground& ground, std::string_view content);

}  // namespace cubelang::render::svg
