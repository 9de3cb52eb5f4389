#pragma once
// What the methods behind the solver's door share: what is kept between two questions, and how an answer is made.

#include <optional>

#include "runtime/search/cube3/optimal.hpp"
#include "runtime/search/find/generator_solver.hpp"
#include "runtime/search/quick_solver.hpp"
#include "runtime/search/reduction/reducer.hpp"
#include "runtime/search/solver.hpp"

namespace cubelang::search {

struct SolverMemory {
    TableCache& tables;
    std::optional<GeneratorSolver> generators;  ///< the last ones given
    /// For the same generators, if their group is large and they are face turns.
    std::optional<cube3::OptimalSolver> generators_as_faces;
    std::unique_ptr<reduction::Reducer> reducer;  ///< for the last cube
    QuickSolver quick{};
};

/// What a turn costs in a metric; a middle layer is two outer ones but in slice turns.
[[nodiscard]] Cost cost_in(cube3::Metric metric);

/// Tables could not be had: because it was stopped, or for lack of memory.
[[nodiscard]] Solution without_tables(const SolveOptions& options);
[[nodiscard]] Solution with_moves(std::vector<cube::Move> moves, const SolveOptions& options, int n);
/// What a search for the cheapest came to.
[[nodiscard]] Solution proved(std::optional<std::vector<cube::Move>> moves, const Progress& progress,
                              const SolveOptions& options, int n);

}  // namespace cubelang::search
