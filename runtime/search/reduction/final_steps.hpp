#pragma once
// Solves a cube with a word that reduces its layers: the centres by sweeps in and after the word (centre_sweeps.hpp),
// then the 3x3x3 in two phases, and the rest by three-cycles (three_cycle_ending.cpp).

#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/reduction/centre_sweeps.hpp"
#include "runtime/search/reduction/core.hpp"

namespace cubelang::search::reduction {

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
[[nodiscard]] std::optional<commutators::Turns> three_cycle_ending(const cube::State& state, Centres centres,
                                                                   StopToken stop);

/// The cost of a half turn of an inner layer, in quarter turns.
[[nodiscard]] int half_turn(cube::Cube cube, Cost cost);

}  // namespace cubelang::search::reduction
