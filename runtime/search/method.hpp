#pragma once
// What a way of solving is behind the solver's door, and how an answer is made. Adding one: a function that makes it,
// with a row in solver.cpp that says which cubes it takes.

#include <optional>

#include "runtime/search/cube3/optimal.hpp"
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

}  // namespace cubelang::search
