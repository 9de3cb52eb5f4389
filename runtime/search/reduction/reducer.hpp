#pragma once
// Solves cubes from the 4x4x4 by reduction: the centres to their faces, wings to their partners, and what is then a
// 3x3x3 by two phases.
//
// The first part goes in three stages (puzzle.hpp), each by beam search (beam.hpp); they are tried on the cube held in
// several ways, and the shortest answer is taken. What they leave undone, and on large cubes all but the 3x3x3, is done
// by three-cycles (ending.hpp).

#include <optional>

#include "runtime/search/reduction/bars.hpp"
#include "runtime/search/reduction/beam.hpp"
#include "runtime/search/reduction/core.hpp"
#include "runtime/search/reduction/ending.hpp"

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
    Puzzle puzzle_;
    std::optional<Tables> tables_;  ///< as far as stages are tried
    Macros macros_;
    Bars bars_;
};

}  // namespace cubelang::search::reduction
