#pragma once
// The 3x3x3 that remains of a reduced cube: corners, pairs of wings (or middle edges) as edges, and the rotations of
// fixed centres on a supercube.

#include <array>
#include <optional>

#include "runtime/search/cube3/two_phase.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {

/// Unpaired wings count as paired in some way; nothing if face turns do not solve the result.
[[nodiscard]] std::optional<cube3::Cubies> core_of(const Puzzle& puzzle, const perm::Blocks& state);
/// On even cubes, swaps two pairs of wings and nothing else, which is impossible on a 3x3x3.
[[nodiscard]] Word swap_of_two_pairs(const Puzzle& puzzle);
/// The moves of the 3x3x3 as face turns.
[[nodiscard]] Word word_of(const Puzzle& puzzle, const std::vector<int>& moves);

// On a supercube: sequences of face turns that rotate fixed centres and change nothing else.

using Quarters = std::array<std::uint8_t, 6>;  ///< clockwise, by face

/// A product of short sequences that rotates the fixed centres by these quarters. Nothing if the quarters add up to
/// an odd number.
[[nodiscard]] std::optional<Word> fixed_centre_word(const Puzzle& puzzle, const Quarters& quarters);

}  // namespace cubelang::search::reduction
