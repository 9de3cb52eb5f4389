#pragma once
// What pictures and answers are shown on: how wide it is, which colours it has and which characters.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "runtime/render/drawing.hpp"

namespace cubelang::render {

enum class ColorDepth : std::uint8_t { none, basic, indexed, full };  ///< no colours, 16, 256, all

struct Screen {
    int columns = 0;  ///< 0: no limit, as in a file
    ColorDepth depth = ColorDepth::none;
    bool utf8 = true;  ///< else arrows and marks are written as < > ^ v ( ) o
    int rows = 0;      ///< what is longer is cut; 0: nothing is
    /// Is what would do something to a terminal written as \u{1b}? Else it is written as it is, as into a file.
    bool printable = false;
};

/// The drawing's text with the escape sequences of its styles; newlines separate lines and do not end them. Nothing
/// stays switched on at the end of a line.
[[nodiscard]] std::string painted(const Drawing& drawing, const Screen& screen);

// As much of a drawing as a screen has room for.

/// The first `most` rows of the drawing, flowed at `columns` (0: no limit), and how many rows there are besides. With
/// `most` 0, all of it.
struct Screenful {
    Drawing shown;
    std::size_t rows_left = 0;
};
[[nodiscard]] Screenful screenful(const Drawing& drawing, int columns, std::size_t most);

/// How many rows a line takes.
[[nodiscard]] int rows_of(const Line& line, int columns);

/// How many rows painted lines take, each of them ended.
[[nodiscard]] int rows_in(std::string_view painted, int columns);

}  // namespace cubelang::render
