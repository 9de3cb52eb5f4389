#pragma once
// The properties of the screen for pictures and answers: width, colours and characters.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "runtime/render/drawing.hpp"

namespace cubelang::render {

enum class ColorDepth : std::uint8_t { none, basic, indexed, full };  ///< no colours, 16, 256, 24-bit

struct Screen {
    int columns = 0;  ///< 0: no limit, as in a file
    ColorDepth depth = ColorDepth::none;
    bool utf8 = true;  ///< otherwise arrows and marks become < > ^ v ( ) o
    int rows = 0;      ///< longer output is cut; 0: no limit
    /// Are control characters written as \u{1b}, for a terminal? Otherwise text is written unchanged, as to a file.
    bool printable = false;
    bool cubes = false;  ///< a small cube stands beside an algorithm or a permutation where there is room
};

/// The drawing's text with the escape sequences of its styles. Newlines separate lines and do not end them. All
/// styles are switched off at the end of a line.
[[nodiscard]] std::string painted(const Drawing& drawing, const Screen& screen);

// The part of a drawing that fits on a screen.

/// The first `most` rows of the drawing, flowed at `columns` (0: no limit), and the number of rows after them. If
/// `most` is 0, all rows.
struct Screenful {
    Drawing shown;
    std::size_t rows_left = 0;
};
[[nodiscard]] Screenful screenful(const Drawing& drawing, int columns, std::size_t most);

/// The number of rows of a line.
[[nodiscard]] int rows_of(const Line& line, int columns);

/// The number of rows of painted lines, where every line ends with a newline.
[[nodiscard]] int rows_in(std::string_view painted, int columns);

}  // namespace cubelang::render
