#pragma once
// The 3x3x3 that remains of a reduced cube: corners, pairs of wings (or middle edges) as edges, and the rotations of
// its faces' centres.

#include <optional>

#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/cube3/two_phase.hpp"
#include "runtime/search/reduction/centre_labels.hpp"

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

/// The centres of the 3x3x3 if the faces are turned with all their centres.
[[nodiscard]] cube3::Centres core_centres(const FaceQuarters& turned);

}  // namespace cubelang::search::reduction
