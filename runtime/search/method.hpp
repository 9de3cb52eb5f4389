#pragma once
// What a way of solving is behind the solver's door, and how an answer is made. Adding one: a function that makes it,
// with a row in solver.cpp that says which cubes it takes.

#include <optional>

#include "runtime/search/cube3/optimal.hpp"
#include "runtime/search/cube3/two_phase.hpp"
#include "runtime/search/solver.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

/// One that keeps something from one question to the next, besides the tables.
template <class Keeping>
Method kept_method(TableCache& tables) {
    return [kept = std::make_shared<Keeping>(tables)](const cube::State& state, const SolveOptions& options) {
        return (*kept)(state, options);
    };
}
/// One that keeps nothing else.
inline Method with(TableCache& tables, std::optional<Solution> (*solve)(TableCache& tables, const cube::State& state,
                                                                        const SolveOptions& options)) {
    return [&tables, solve](const cube::State& state, const SolveOptions& options) {
        return solve(tables, state, options);
    };
}

/// What a turn costs in a metric; a middle layer is two outer ones but in slice turns.
[[nodiscard]] Cost cost_in(cube3::Metric metric);

/// Tables could not be had: because it was stopped, or for lack of memory.
[[nodiscard]] Solution without_tables(const SolveOptions& options);
[[nodiscard]] Solution with_moves(std::vector<cube::Move> moves, const SolveOptions& options, int n);
/// What a search for the cheapest came to.
[[nodiscard]] Solution proved(std::optional<std::vector<cube::Move>> moves, const Progress& progress,
                              const SolveOptions& options, int n);

/// By a solver that is there already.
[[nodiscard]] Solution solved_by(const cube3::OptimalSolver& solver, const cube::State& state,
                                 const SolveOptions& options);

/// Two phases with tables of this size; nothing if it was stopped, or memory is short.
[[nodiscard]] std::optional<cube3::TwoPhase> two_phase_solver(TableCache& cache, const Effort& effort,
                                                              cube3::TableSize size);

// The methods.

/// Any cube by given generators alone.
[[nodiscard]] Method by_generators(TableCache& tables);

/// Can turns solve this 2x2x2 or 3x3x3?
[[nodiscard]] bool is_solvable(const cube::State& state);
/// The 2x2x2, from a table of all positions.
[[nodiscard]] Method pocket(TableCache& tables);
/// The 3x3x3 with the tables that are worth having: a position near home needs small ones only, one far away the great
/// one, which takes a minute or two to make. The answer is the same whatever tables are there.
[[nodiscard]] Method shortest(TableCache& tables);
/// Only if `few_moves` are enough.
[[nodiscard]] Method in_few_moves(TableCache& tables);

/// The 3x3x3 at once, shorter while there is time. A first question is answered by small tables, which are made at
/// once; the large ones, which take seconds to make, are there for who asks for fewer moves than these find soon, for
/// more time, or for many solutions. The answers are the same.
[[nodiscard]] Method in_two_phases(TableCache& tables);
/// The supercube; nothing if no search found any soon.
[[nodiscard]] Method supercube_in_two_phases(TableCache& tables);

/// Cubes from the 4x4x4: the fewest turns of single layers, if they are very few.
[[nodiscard]] Method by_few_turns(TableCache& tables);
/// By colours, unless asked for exactly or exactly is no longer.
[[nodiscard]] Method by_reduction(TableCache& tables);
/// Any cube, orbit by orbit.
[[nodiscard]] Method by_commutators(TableCache& tables);

}  // namespace cubelang::search
