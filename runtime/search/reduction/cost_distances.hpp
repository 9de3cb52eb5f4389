#pragma once
// Distances by turns of different costs.

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/base/stop_point.hpp"
#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::reduction {

/// Costs in quarter turns.
struct TurnCosts {
    int half_turn = 1;  ///< 1 or 2

    [[nodiscard]] int operator()(int quarters) const { return (quarters & 3) == 2 ? half_turn : quarters & 1; }
};

/// Like measure_distances(), but move i costs cost(i), which is small.
template <class State, class CostOf, class Moved, class Number>
void measure_costs(std::span<std::uint8_t> distances, const std::vector<State>& starts, std::size_t moves, CostOf cost,
                   Moved moved, Number number) {
    std::fill(distances.begin(), distances.end(), unreached_distance);
    std::vector<std::vector<State>> at{starts};
    for (const auto& state : starts) distances[number(state)] = 0;
    for (std::size_t distance = 0; distance < at.size(); ++distance) {
        const auto here = std::move(at[distance]);
        for (const auto& from : stoppable(here)) {
            if (distances[number(from)] != distance) continue;
            for (std::size_t move = 0; move < moves; ++move) {
                const auto then = distance + static_cast<std::size_t>(cost(move));
                const State next = moved(from, move);
                auto& known = distances[number(next)];
                if (known <= then) continue;
                known = static_cast<std::uint8_t>(then);
                if (at.size() <= then) at.resize(then + 1);
                at[then].push_back(next);
            }
        }
    }
}

}  // namespace cubelang::search::reduction
