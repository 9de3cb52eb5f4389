#pragma once
// SVG as text: numbers, escapes, plane geometry, and the frame of every picture. A picture has a viewBox but no fixed
// size, a title and a description for screen readers, and a background: white by default, so that it can be printed
// and read on dark pages. Styles are attributes, not CSS, so that several pictures can share one page.

#include <string>
#include <string_view>

#include "runtime/render/stickers.hpp"
#include "runtime/render/svg/colors.hpp"
#include "runtime/render/svg/drawing.hpp"

namespace cubelang::render::svg {

struct Point {
    double x = 0, y = 0;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(double s, Point a) { return {s * a.x, s * a.y}; }
};
[[nodiscard]] double length(Point a);
/// The point at an angle in turns, clockwise from the top.
[[nodiscard]] Point on_circle(Point middle, double radius, double turns);

/// x' = a x + c y + e, y' = b x + d y + f, as SVG writes it.
struct Matrix {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
};

struct Box {
    double x = 0, y = 0, width = 0, height = 0;
};

/// At most two decimals, without trailing zeros: "3", "-0.25".
[[nodiscard]] std::string number(double value);

// Elements, with further attributes after those of their places: fill="none".
[[nodiscard]] std::string text_at(Point at, std::string_view text, std::string_view attributes = {});
[[nodiscard]] std::string circle(Point middle, double radius, std::string_view attributes = {});
[[nodiscard]] std::string rectangle(const Box& box, std::string_view attributes = {});
[[nodiscard]] std::string group(std::string_view attributes, std::string_view content);
[[nodiscard]] std::string matrix(const Matrix& m);  ///< transform="matrix(…)"

/// The title of a picture and its description, for screen readers, and the heading above it, which may be empty.
struct About {
    std::string title, description, heading{};
};
/// A prefix for the ids of a picture, different for different pictures.
[[nodiscard]] std::string key(const About& about);

/// The complete file.
[[nodiscard]] std::string document(const About& about, Box box, const Ground& ground, std::string_view content);

// Titles and descriptions, for screen readers.

/// The state that the picture shows: the permutation applied to a solved cube, or with `before` its inverse.
[[nodiscard]] cube::State shown_state(const Subject& subject, const Options& options);

/// The cycles, shortened to the room in a description.
[[nodiscard]] std::string cycles_text(const Subject& subject);

/// "after R U", "before (uf,ur,ub)"; shortened if it is long.
[[nodiscard]] std::string occasion(const Subject& subject, bool before);

/// The title is the user's, or "Net of a 3x3x3, after R U".
[[nodiscard]] std::string title(const Subject& subject, bool before);

/// "A 3x3x3 cube after R U. Cycles: … .", then the arrangement, then the named faces row by row on small cubes.
[[nodiscard]] std::string description(const Subject& subject, const Stickers& stickers, bool before,
                                      std::string_view arrangement, std::string_view faces);

}  // namespace cubelang::render::svg
