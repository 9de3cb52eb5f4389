#pragma once
// A permutation as a commutator [A, B], as a conjugate of one [C: [A, B]], or as a product of two, found by its
// effect on the cube, not by its letters.

#include <cstddef>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::commutators {

class ThreeCycleTables;

struct FormOptions {
    std::vector<Generator> generators{};  ///< the turns to use; empty: single layers
    Cost cost = unit_cost;                ///< also for turns made by merging
    std::size_t most = 10;
    bool cheapest_only = false;          ///< only those of the least cost found
    std::vector<Turns> words{};          ///< words for the state, which may be commutators by their letters
    ThreeCycleTables* tables = nullptr;  ///< kept for the next three-cycle, if given
    StopToken stop{};
};

struct FoundForm {
    cube::WordPtr word;
    int cost;  ///< of its turns after merging and cancelling
};

/// Forms with the effect of `state`, cheapest first. For a three-cycle of one orbit: [A, B] of up to four turns and
/// two, with any C of up to three. Otherwise: [A, B] of up to four turns and two, or with a short C; if none is
/// found, products of two shorter ones. Forms that differ only by cancelling count once. Empty if there is no form
/// this short, and for any state that is odd on some orbit.
[[nodiscard]] std::vector<FoundForm> commutator_forms(const cube::State& state, const FormOptions& options = {});

}  // namespace cubelang::search::commutators
