#pragma once
// The 2x2x2 and the 3x3x3, by their coordinates (cube3/).

#include "runtime/search/solver_memory.hpp"

namespace cubelang::search {

/// Can turns solve this 2x2x2 or 3x3x3?
[[nodiscard]] bool is_solvable(const cube::State& state);

[[nodiscard]] std::optional<Solution> solve_pocket(SolverMemory& memory, const cube::State& state,
                                                   const SolveOptions& options);
[[nodiscard]] std::optional<Solution> solve_optimally(SolverMemory& memory, const cube::State& state,
                                                      const SolveOptions& options);
/// Only if `few_moves` are enough.
[[nodiscard]] std::optional<Solution> solve_by_few(SolverMemory& memory, const cube::State& state,
                                                   const SolveOptions& options);
[[nodiscard]] std::optional<Solution> solve_in_two_phases(SolverMemory& memory, const cube::State& state,
                                                          const SolveOptions& options);
/// The 3x3x3 supercube; nothing if no search found any soon.
[[nodiscard]] std::optional<Solution> solve_supercube(SolverMemory& memory, const cube::State& state,
                                                      const SolveOptions& options);

/// By a solver that is there already.
[[nodiscard]] Solution solved_by(const cube3::OptimalSolver& solver, const cube::State& state,
                                 const SolveOptions& options);

}  // namespace cubelang::search
