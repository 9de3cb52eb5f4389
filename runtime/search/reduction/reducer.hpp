#pragma once
// Solves cubes from the 4x4x4 by reduction: the centres to their faces, the wings to their partners, and the
// resulting 3x3x3 in two phases.
//
// The 4x4x4 and the innermost layers of all even cubes have a separate solver (four.hpp). All other layers form
// 5x5x5s (layer_solver.hpp), solved one after another from the inside out. The oblique centres, which belong to no
// such layer, are solved by bars (commutator_bars.hpp), and the rest by three-cycles (three_cycle_ending.hpp).

#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/reduction/core.hpp"
#include "runtime/search/reduction/four.hpp"
#include "runtime/search/reduction/layer_solver.hpp"
#include "runtime/search/reduction/three_cycle_ending.hpp"

namespace cubelang::search::reduction {

class Reducer {
public:
    explicit Reducer(cube::Cube cube);
    Reducer(const Reducer&) = delete;
    Reducer& operator=(const Reducer&) = delete;
    ~Reducer() = default;
    [[nodiscard]] cube::Cube cube() const { return puzzle_.cube(); }

    /// Moves that solve the state, with rotations of the whole cube at the end. Nothing if stopped, or if turns
    /// cannot solve it.
    [[nodiscard]] std::optional<std::vector<cube::Move>> solve(const cube::State& state, Centres centres,
                                                               const cube3::TwoPhase& core, StopToken stop,
                                                               const OnPart& on_part = {}) const;

private:
    /// Words that reduce the layers, as far as that succeeds.
    [[nodiscard]] std::vector<Word> reductions(const perm::Blocks& start, StopToken stop, const OnPart& on_part) const;
    [[nodiscard]] Word reduce_layers(const perm::Blocks& start, StopToken stop, const OnPart& on_part) const;
    [[nodiscard]] Word reduce_layer(const perm::Blocks& state, int depth, StopToken stop) const;

    Puzzle puzzle_;
    CommutatorBars bars_;
    std::optional<Four> four_;           ///< for even cubes
    std::optional<LayerSolver> layers_;  ///< from the 5x5x5
};

// Finds very short solutions before reduction is tried.

/// The fewest turns of single layers that solve the state exactly, then rotations of the whole cube. Nothing if it
/// takes more turns than can be tried in a tenth of a second: six on small cubes, four or two on large ones.
[[nodiscard]] std::optional<std::vector<cube::Move>> few_turns(const cube::State& state, StopToken stop = {});

}  // namespace cubelang::search::reduction
