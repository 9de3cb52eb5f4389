#pragma once
// Any cube by given generators alone (find/generator_solver.hpp).

#include "runtime/search/solver_memory.hpp"

namespace cubelang::search {

[[nodiscard]] std::optional<Solution> solve_by_generators(SolverMemory& memory, const cube::State& state,
                                                          const SolveOptions& options);

}  // namespace cubelang::search
