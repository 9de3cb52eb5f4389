#pragma once
// Any cube at all, orbit by orbit (commutators/commutator_solver.hpp).

#include "runtime/search/solver_memory.hpp"

namespace cubelang::search {

[[nodiscard]] std::optional<Solution> solve_by_commutators(SolverMemory& memory, const cube::State& state,
                                                           const SolveOptions& options);

}  // namespace cubelang::search
