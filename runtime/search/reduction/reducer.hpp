#pragma once
// Solves cubes from the 4x4x4 by reduction: the centres to their faces, wings to their partners, and what is then a
// 3x3x3 by two phases.
//
// The 4x4x4 goes its own way (four.hpp); so do the innermost layers of all even cubes. Any other layers are a 5x5x5
// (layer_solver.hpp), one after another from the inside out. What no such layer holds, the oblique centres, goes home
// by bars (commutator_bars.hpp), and what is left by three-cycles (three_cycle_ending.hpp).

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

    /// Turns, at the end of the whole cube, that solve it. Nothing if it was stopped, or turns do not reach it.
    [[nodiscard]] std::optional<std::vector<cube::Move>> solve(const cube::State& state, Centres centres,
                                                               const cube3::TwoPhase& core, StopToken stop,
                                                               const OnPart& on_part = {}) const;

private:
    /// The layers reduced, as far as they come.
    [[nodiscard]] std::vector<Word> ways(const perm::Blocks& start, StopToken stop, const OnPart& on_part) const;
    [[nodiscard]] Word by_layers(const perm::Blocks& start, StopToken stop, const OnPart& on_part) const;
    [[nodiscard]] Word by_layer(const perm::Blocks& state, int depth, StopToken stop) const;

    Puzzle puzzle_;
    CommutatorBars bars_;
    std::optional<Four> four_;           ///< for even cubes
    std::optional<LayerSolver> layers_;  ///< from the 5x5x5
};

// The short answer first: whoever asks for R 2U back wants two moves, on a cube of any size.

/// The fewest turns of single layers that solve this exactly, and then turns of the whole cube. Nothing if they are
/// more than can be tried in a tenth of a second: six on small cubes, four or two on large ones.
[[nodiscard]] std::optional<std::vector<cube::Move>> few_turns(const cube::State& state, StopToken stop = {});

}  // namespace cubelang::search::reduction
