#pragma once
// The 3x3x3 that a large cube is once it is reduced: corners, pairs of wings (or middle edges) as edges, and the turns
// of fixed centres on a supercube.

#include <array>
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

// On a supercube: sequences of turns of faces that turn fixed centres and bring all else back.

using Quarters = std::array<std::uint8_t, 6>;  ///< clockwise, by face

/// Short ones that turn the fixed centres of the faces by so much, one after another. Nothing if the quarters add up to
/// an odd number.
[[nodiscard]] std::optional<Word> turning_fixed_centres(const Puzzle& puzzle, const Quarters& quarters);

}  // namespace cubelang::search::reduction
