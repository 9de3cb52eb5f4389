#pragma once
// Solves cubes from the 4x4x4 by reduction: the centres to their faces, the wings to their partners, and the
// resulting 3x3x3 in two phases.
//
// The 4x4x4 and the innermost layers of all even cubes have a separate solver (three_phases.hpp). All other layers form
// 5x5x5s (layer_solver.hpp), solved one after another from the inside out. The oblique centres, which belong to no
// such layer, are solved by sweeps (centre_sweeps.hpp), and the rest by three-cycles (three_cycle_ending.cpp).

#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/cube3/two_phase.hpp"
#include "runtime/search/reduction/centre_sweeps.hpp"
#include "runtime/search/reduction/layer_solver.hpp"
#include "runtime/search/reduction/three_phases.hpp"

namespace cubelang::search::reduction {

/// The work before the shortest solution is chosen.
struct Effort {
    Breadth breadth{1000, 50, 3};   ///< for the 4x4x4 and the innermost layers of even cubes
    std::uint64_t nodes = 300'000;  ///< for each 3x3x3, to shorten its first solution
    std::size_t layers = 6;         ///< how broadly the layers of a 5x5x5 are searched; those of larger cubes less
    double crossings = 6e7;         ///< of rows and columns, to be compared in sweeps over the centres
};

class Reducer {
public:
    /// `cost` is what solutions of the 4x4x4 minimise; the 5x5x5 turns blocks if they cost less than single layers.
    /// Larger cubes turn single layers alone; half turns may cost twice as much as quarter turns.
    Reducer(cube::Cube cube, Cost cost, const SearchLimits& limits = {});
    Reducer(const Reducer&) = delete;
    Reducer& operator=(const Reducer&) = delete;
    ~Reducer() = default;
    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] Cost cost() const { return cost_; }

    /// Moves that solve the state, with rotations of the whole cube at the end. Nothing if stopped, or if turns
    /// cannot solve it. To solve each centre, `core` needs its table of centres.
    [[nodiscard]] std::optional<std::vector<cube::Move>> solve(const cube::State& state, Centres centres,
                                                               const cube3::TwoPhase& core, const Effort& effort,
                                                               StopToken stop, const OnPart& on_part = {}) const;

private:
    using Moves = std::vector<cube::Move>;
    /// Moves from the state to one whose fixed centres are in place and whose innermost layers are reduced: several
    /// choices, of any cost.
    [[nodiscard]] std::vector<Moves> beginnings(const cube::State& state, const Breadth& breadth, StopToken stop) const;
    /// Moves that reduce all layers: several choices for the 5x5x5.
    [[nodiscard]] std::vector<Moves> layer_reductions(perm::Blocks state, Centres centres, std::size_t broadest,
                                                      StopToken stop, const OnPart& on_part) const;

    cube::Cube cube_;
    Cost cost_;
    unsigned threads_;
    std::optional<ThreePhases> innermost_;  ///< for even cubes
    std::optional<LayerSolver> five_;       ///< for the innermost layers of odd cubes, in some metrics
    std::optional<LayerSolver> wings_;      ///< from the 6x6x6, for all other layers
};

// Finds very short solutions before reduction is tried.

/// The fewest turns of single layers that solve the state, then rotations of the whole cube. Nothing if it
/// takes more turns than can be tried quickly: six on small cubes, four or two on large ones.
[[nodiscard]] std::optional<std::vector<cube::Move>> few_turns(const cube::State& state, Centres wanted,
                                                               StopToken stop = {});

}  // namespace cubelang::search::reduction
