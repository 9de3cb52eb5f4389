#pragma once
// The 2x2x2 and the 3x3x3 in as few moves as can be, by their coordinates (cube3/).

#include "runtime/search/solver.hpp"

namespace cubelang::search {

/// Can turns solve this 2x2x2 or 3x3x3?
[[nodiscard]] bool is_solvable(const cube::State& state);

/// The 2x2x2, from a table of all positions.
[[nodiscard]] Method pocket(TableCache& tables);
/// With the tables that are worth having: a position near home needs small ones only, one far away the great one, which
/// takes a minute or two to make. The answer is the same whatever tables are there.
[[nodiscard]] Method shortest(TableCache& tables);
/// Only if `few_moves` are enough.
[[nodiscard]] Method in_few_moves(TableCache& tables);

}  // namespace cubelang::search
