#pragma once
// Makes a 3x3x3 of a 5x5x5 (five.hpp) in steps, each by beam search: of all positions that so many turns lead to, the
// nearest are carried on.

#include <optional>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/reduction/five.hpp"

namespace cubelang::search::reduction {

class LayerSolver {
public:
    explicit LayerSolver(bool has_t_centres);
    [[nodiscard]] const Puzzle& puzzle() const { return five_.puzzle(); }
    /// Turns of the 5x5x5. The middle edges stay where turns of faces bring them. The wings have to be even or odd as
    /// quarter turns of layers make them, which they are on every cube that can be solved.
    [[nodiscard]] std::optional<Word> solve(const FiveState& state, StopToken stop) const;

private:
    Five five_;
    Steps steps_;
};

}  // namespace cubelang::search::reduction
