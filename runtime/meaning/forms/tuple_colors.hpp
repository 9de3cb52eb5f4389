#pragma once
// One corner of the Tuple page in colours, `(W R G)`: from the U or D sticker on, clockwise.

#include <optional>
#include <string>
#include <utility>

#include "runtime/cube/coordinates/tuple.hpp"

namespace cubelang::eval {

/// What is seen at the place of a corner, in a scheme of six letters for U F R D B L.
[[nodiscard]] std::string corner_colors(const cube::State& state, const cube::Part& place, const std::string& scheme);

/// The corner that shows these three colours so, and its orientation; nothing if none does.
[[nodiscard]] std::optional<std::pair<cube::Part, int>> corner_that_shows(cube::Cube cube, const std::string& colors,
                                                                          const std::string& scheme);

}  // namespace cubelang::eval
