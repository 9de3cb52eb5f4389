#pragma once
// Styled text, not yet painted for a screen. A piece has a role, and the screen decides how the role looks.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/geometry.hpp"

namespace cubelang::render {

enum class Role : std::uint8_t {
    plain,
    value,   ///< a result
    moves,   ///< an algorithm
    label,   ///< the name of a value
    faint,   ///< remarks, parts that did not move
    strong,  ///< headings, parts that moved
    good,    ///< correct
    bad,     ///< incorrect; errors
    hint,    ///< advice
};

struct Style {
    Role role = Role::plain;
    std::optional<cube::Face> face{};    ///< a sticker of that face's colour
    std::optional<std::uint32_t> rgb{};  ///< the sticker's own colour instead
    friend bool operator==(const Style&, const Style&) = default;
};

struct Piece {
    std::string text;  ///< without newlines
    Style style{};
    std::string
        colored{};  ///< of a sticker: shown instead of the text on a coloured screen, equally wide; empty: the text
    friend bool operator==(const Piece&, const Piece&) = default;
};
using Line = std::vector<Piece>;

struct Drawing {
    std::vector<Line> lines;
    std::string left_out{};  ///< parts without room: "12 more cycles"; empty: nothing
    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// Each line of a text as one piece.
[[nodiscard]] Drawing text(std::string_view text, Style style = {});
/// Makes the pieces safe for a terminal (see runtime/base/printable.hpp); to be called before the layout.
[[nodiscard]] Drawing printable(Drawing drawing);
/// Appends the lines of `more` below.
void append(Drawing& drawing, Drawing more);
/// Both side by side: the right lines begin `gap` columns right of the widest line of the left.
[[nodiscard]] Drawing beside(Drawing left, Drawing right, int gap);

/// Columns on a screen: one for each code point.
[[nodiscard]] int width(std::string_view text);
[[nodiscard]] int width(const Line& line);
[[nodiscard]] int width(const Drawing& drawing);

}  // namespace cubelang::render
