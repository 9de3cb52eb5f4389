#pragma once
// What sequences of turns cost.

#include <numeric>

#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::commutators {

struct TurnCosts {
    int n;
    Cost cost = each_costs_one;

    [[nodiscard]] int of(const Turns& turns) const {
        return std::accumulate(turns.begin(), turns.end(), 0,
                               [this](int sum, const cube::Turn& turn) { return sum + cost(turn, n); });
    }
};

}  // namespace cubelang::search::commutators
