#pragma once
// A permutation as a commutator [A, B], as a conjugate of one [C: [A, B]], or as a product of two: by what it does on
// this cube, whatever the letters were.

#include <cstddef>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::commutators {

struct FormOptions {
    std::vector<Generator> generators{};  ///< what may be turned; each layer alone, if there are none
    Cost cost = each_costs_one;           ///< of what two of them make together, too
    std::size_t most = 10;
    bool least_only = false;     ///< only those of the least cost that is found
    std::vector<Turns> words{};  ///< words that do what the state does: they may be commutators in their letters
    StopToken stop{};
};

struct FoundForm {
    cube::WordPtr word;
    int cost;  ///< of its turns, merged and cancelled
};

/// The cheapest first. Looked for are: of a three-cycle of any one orbit, [A, B] of up to four turns and two, with any
/// C of up to three; of all else, [A, B] of up to four turns and one or two and two; if there is none, products of two
/// such that are shorter. Forms that differ by cancelling only are one. Empty if there are none so short, as for all
/// that is odd on some orbit. Every form given does what `state` does.
[[nodiscard]] std::vector<FoundForm> commutator_forms(const cube::State& state, const FormOptions& options = {});

}  // namespace cubelang::search::commutators
