#pragma once
// Solves a cube with a word that reduces its layers: the centres by sweeps in and after the word (centre_sweeps.hpp),
// then the 3x3x3 in two phases, and the rest by three-cycles (three_cycle_ending.cpp).

#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/cube3/two_phase.hpp"
#include "runtime/search/reduction/centre_sweeps.hpp"

namespace cubelang::search::reduction {

using commutators::Turns;

struct FinalOptions {
    Centres centres = Centres::by_colour;
    Cost cost;
    std::uint64_t nodes;  ///< of the search for a short solution of the 3x3x3
    double crossings;     ///< of rows and columns, to be compared in sweeps
    int most;             ///< turns of the 3x3x3
    unsigned threads;
    StopToken stop{};
};

/// Moves that solve the state, the word's included. Nothing if stopped, or if the 3x3x3 needs more turns than allowed.
[[nodiscard]] std::optional<std::vector<cube::Move>> solve_reduced(const cube::State& state,
                                                                   const std::vector<cube::Move>& reduction,
                                                                   const cube3::TwoPhase& core,
                                                                   const FinalOptions& options,
                                                                   const OnPart& on_part = {});

/// Solves by three-cycles, which move nothing else, the wings and centres that are left when corners, middle edges and
/// fixed centres are solved and the wings are even. Nothing if stopped.
[[nodiscard]] std::optional<Turns> three_cycle_ending(const cube::State& state, Centres centres, StopToken stop);

/// The cost of a half turn of an inner layer, in quarter turns.
[[nodiscard]] int half_turn(cube::Cube cube, Cost cost);

// The 3x3x3 that remains of a reduced cube: corners, pairs of wings (or middle edges) as edges, and the rotations of
// its faces' centres.

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
