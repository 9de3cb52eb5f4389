#pragma once
// The 3x3x3 that a large cube is once it is reduced: corners, and pairs of wings (or middle edges) as edges.

#include <optional>

#include "runtime/search/cube3/two_phase.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {

/// Where wings are not paired, they count as if they were, somehow; nothing if turns of faces do not solve it.
[[nodiscard]] std::optional<cube3::Cubies> core_of(const Puzzle& puzzle, const perm::Blocks& state);
/// On even cubes, swaps two pairs of wings and nothing else: what a 3x3x3 cannot need.
[[nodiscard]] Word swap_of_two_pairs(const Puzzle& puzzle);
/// Its moves as turns of faces.
[[nodiscard]] Word word_of(const Puzzle& puzzle, const std::vector<int>& moves);

}  // namespace cubelang::search::reduction
