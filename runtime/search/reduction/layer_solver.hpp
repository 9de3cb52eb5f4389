#pragma once
// Reduces a 5x5x5 (five.hpp) to a 3x3x3 in steps, each by beam search: of all positions at a cost, the nearest are
// kept.

#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/reduction/five.hpp"

namespace cubelang::search::reduction {

class LayerSolver {
public:
    enum class Goal : std::uint8_t {
        everything,
        wings  ///< beside their middle edges; centres anywhere
    };
    LayerSolver(Goal goal, Puzzle::Inner inner, TurnCosts costs = {});
    [[nodiscard]] const Puzzle& puzzle() const { return five_.puzzle(); }
    /// Turns of the 5x5x5, at most `most` choices with the cheapest first; none if stopped or unsuccessful. The middle
    /// edges end where face turns bring them. The parity of the wings must be one that quarter turns of layers can
    /// make, as on every solvable cube. `breadth` multiplies the number of positions that are kept.
    [[nodiscard]] std::vector<Word> solve(const FiveState& state, std::size_t breadth, std::size_t most,
                                          StopToken stop) const;

private:
    Five five_;
    Steps steps_;
};

}  // namespace cubelang::search::reduction
