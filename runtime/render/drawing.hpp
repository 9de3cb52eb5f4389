#pragma once
// Styled text, not yet painted for a screen. A piece of it says what it is, not how that looks.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/geometry.hpp"

namespace cubelang::render {

enum class Role : std::uint8_t {
    plain,
    value,   ///< what was asked for
    moves,   ///< an algorithm
    label,   ///< says what a value is
    faint,   ///< remarks, what did not move
    strong,  ///< headings, what moved
    good,    ///< right
    bad,     ///< wrong; errors
    hint,    ///< what to do
};

struct Style {
    Role role = Role::plain;
    std::optional<cube::Face> face{};  ///< a sticker of that face's colour
    friend bool operator==(const Style&, const Style&) = default;
};

struct Piece {
    std::string text;  ///< without newlines
    Style style{};
    std::string
        colored{};  ///< of a sticker: shown instead where there are colours, as wide as the text; empty: the text
    friend bool operator==(const Piece&, const Piece&) = default;
};
using Line = std::vector<Piece>;

struct Drawing {
    std::vector<Line> lines;
    std::string left_out{};  ///< what there was no room for: "12 more cycles"; empty: nothing
    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// Each line of a text as one piece.
[[nodiscard]] Drawing text(std::string_view text, Style style = {});
/// Its pieces fit to be shown at a terminal (see runtime/base/printable.hpp), before it is laid out for one.
[[nodiscard]] Drawing printable(Drawing drawing);
/// One below the other.
void append(Drawing& drawing, Drawing more);
/// One beside the other, its lines beginning this many columns right of the widest of the first.
[[nodiscard]] Drawing beside(Drawing left, Drawing right, int gap);

/// Columns on a screen: one a code point.
[[nodiscard]] int width(std::string_view text);
[[nodiscard]] int width(const Line& line);
[[nodiscard]] int width(const Drawing& drawing);

}  // namespace cubelang::render
