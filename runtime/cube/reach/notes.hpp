#pragma once
// Notes that accompany a result.

#include <string>
#include <vector>

#include "runtime/cube/reach/reachable.hpp"

namespace cubelang::reach {

/// At most a few sentences, even if very many orbits are damaged; empty if turns reach p. The last sentence mentions
/// if p is reachable by colours.
[[nodiscard]] std::vector<std::string> unreachability_reasons(const cube::State& p,
                                                              Counting counting = Counting::labelled);

/// The reasons why turns do not reach this state, with their repairs, one line each; empty if they reach it.
[[nodiscard]] std::string unreachable_note(const cube::State& state);

}  // namespace cubelang::reach
