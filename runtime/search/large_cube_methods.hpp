#pragma once
// Cubes from the 4x4x4 (reduction/), and any cube at all, orbit by orbit (commutators/commutator_solver.hpp).

#include "runtime/search/solver.hpp"

namespace cubelang::search {

/// The fewest turns of single layers, if they are very few.
[[nodiscard]] Method by_few_turns(TableCache& tables);
/// By colours, unless asked for exactly or exactly is no longer.
[[nodiscard]] Method by_reduction(TableCache& tables);
[[nodiscard]] Method by_commutators(TableCache& tables);

}  // namespace cubelang::search
