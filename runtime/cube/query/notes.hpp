#pragma once
// What an answer has to say besides its value.

#include <string>
#include <vector>

#include "runtime/cube/query/reachable.hpp"

namespace cubelang::query {

/// A few sentences at most, also where very many orbits are damaged; none if p can be reached. Where it is so, the last
/// one says that by colours it can.
[[nodiscard]] std::vector<std::string> reasons_against(const cube::State& p, Counting counting = Counting::labelled);

/// Why no turns reach this state, and what would fix it, a line for each of these reasons; empty if turns do.
[[nodiscard]] std::string unreachable_note(const cube::State& state);

}  // namespace cubelang::query
