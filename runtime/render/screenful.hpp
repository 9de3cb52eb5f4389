#pragma once
// As much of a drawing as a screen has room for.

#include <cstddef>
#include <string_view>

#include "runtime/render/drawing.hpp"

namespace cubelang::render {

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
