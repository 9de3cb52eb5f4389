#pragma once
// Cubes from the 4x4x4 (reduction/).

#include "runtime/search/solver_memory.hpp"

namespace cubelang::search {

/// The fewest turns of single layers, if they are very few.
[[nodiscard]] std::optional<Solution> solve_by_few_turns(SolverMemory& memory, const cube::State& state,
                                                         const SolveOptions& options);

/// By colours, unless asked for exactly or exactly is no longer.
[[nodiscard]] std::optional<Solution> solve_by_reduction(SolverMemory& memory, const cube::State& state,
                                                         const SolveOptions& options);

}  // namespace cubelang::search
