#pragma once
// The 3x3x3 that remains of a reduced cube: corners, pairs of wings (or middle edges) as edges, and the rotations of
// fixed centres on a supercube.

#include <array>
#include <optional>

#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/cube3/two_phase.hpp"

namespace cubelang::search::reduction {

using commutators::Turns;

/// Unpaired wings count as paired in some way; nothing if face turns do not solve the result.
[[nodiscard]] std::optional<cube3::Cubies> core_of(const cube::State& state);
/// The turn of the layer at this depth below a face, clockwise as seen from the face.
[[nodiscard]] cube::Turn layer_turn(int n, cube::Face face, int depth, int quarters);
/// On even cubes, swaps two pairs of wings and nothing else, which is impossible on a 3x3x3.
[[nodiscard]] Turns swap_of_two_pairs(int n);
/// The moves of the 3x3x3 as face turns.
[[nodiscard]] Turns face_turns(int n, const std::vector<int>& moves);

// On a supercube: sequences of face turns that rotate fixed centres and change nothing else.

using Quarters = std::array<std::uint8_t, 6>;  ///< clockwise, by face

/// A product of short sequences that rotates the fixed centres by these quarters. Nothing if the quarters add up to
/// an odd number.
[[nodiscard]] std::optional<Turns> fixed_centre_turns(int n, const Quarters& quarters);

}  // namespace cubelang::search::reduction
