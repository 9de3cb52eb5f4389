#pragma once
// Solving methods, as the solver sees them, and how their answers are made. A new method needs a function that
// creates it and a row in solver.cpp with the cubes that it accepts.

#include <optional>

#include "runtime/search/cube3/optimal.hpp"
#include "runtime/search/cube3/two_phase.hpp"
#include "runtime/search/solver.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

/// A method that keeps something, such as a solver, from one call to the next.
template <class Stateful>
Method stateful_method() {
    return [method = std::make_shared<Stateful>()](TableCache& tables, const cube::State& state,
                                                   const SolveOptions& options) {
        return (*method)(tables, state, options);
    };
}

/// The answer if the tables are not available: stopped, or out of memory.
[[nodiscard]] Solution missing_tables(const SolveOptions& options);
[[nodiscard]] Solution solution_of(std::vector<cube::Move> moves, const SolveOptions& options, int n);
/// The answer of a search for the cheapest solution.
[[nodiscard]] Solution proved_solution(std::optional<std::vector<cube::Move>> moves, const Progress& progress,
                                       const SolveOptions& options, int n);

/// Solves with an existing solver.
[[nodiscard]] Solution solve_with(const cube3::OptimalSolver& solver, const cube::State& state,
                                  const SolveOptions& options);

/// A two-phase solver with tables of this size, for positions with centres if asked; nothing if stopped, or out of
/// memory.
[[nodiscard]] std::optional<cube3::TwoPhase> two_phase_solver(TableCache& cache, const SearchLimits& limits,
                                                              cube3::TableSize size, bool with_centres = false);

// The methods.

/// Any cube, by the given generators only.
[[nodiscard]] Method generator_method();

/// Can turns solve this 2x2x2 or 3x3x3?
[[nodiscard]] bool is_solvable(const cube::State& state);
/// The 2x2x2, by a table of all positions.
[[nodiscard]] Method pocket_method();
/// The 3x3x3, with tables that fit the position: near the solved state the small ones, far away the large one, which
/// takes a minute or two to build. The length of the answer does not depend on the tables.
[[nodiscard]] Method optimal_method();
/// Only solutions of at most `few_moves`.
[[nodiscard]] Method few_moves_method();

/// The 3x3x3: a solution at once, and shorter ones while there is time. Small tables, built at once, answer the first
/// questions. The large ones, which take seconds, are used for a limit on the moves that the small ones miss, for
/// more time, or after many solutions. The answers are the same.
[[nodiscard]] Method two_phase_method();
/// The supercube; nothing if no search succeeds soon.
[[nodiscard]] Method supercube_method();

/// The fewest turns of single layers, for cubes from the 4x4x4, if they are very few.
[[nodiscard]] Method few_turns_method();
/// Solves centres by colour, unless each centre is requested exactly.
[[nodiscard]] Method reduction_method();
/// Any cube, orbit by orbit.
[[nodiscard]] Method commutator_method();

}  // namespace cubelang::search
