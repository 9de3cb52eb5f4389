#include "runtime/search/solve_small_cubes.hpp"

#include <algorithm>

#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/cube3/pocket_table.hpp"
#include "runtime/search/cube3/two_phase.hpp"

namespace cubelang::search {
namespace {

constexpr int longest_in_two_phases = 22;  // it has always been enough at once

}  // namespace

bool is_solvable(const cube::State& state) {
    const auto position = cube3::reorient(state);
    return position && cube3::is_solvable(position->cubies, state.cube.n == 3);
}

std::optional<Solution> solve_pocket(SolverMemory& /*memory*/, const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const auto& table = cube3::pocket_table(options.metric);
    const int number = cube3::PocketTable::position(position.cubies);
    const Progress progress{.searched = std::min(table.distance(number) - 1, options.longest)};
    if (table.distance(number) > options.longest) return proved({}, progress, options, 2);
    return proved(cube3::to_pocket_moves(table.solve(number), position.orientation), progress, options, 2);
}

Solution solved_by(const cube3::OptimalSolver& solver, const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const auto answer = solver.solve(position.cubies, options.longest, options.effort);
    if (!answer.moves) return proved({}, answer.proved, options, 3);
    return proved(cube3::to_moves(*answer.moves, position.orientation), answer.proved, options, 3);
}

std::optional<Solution> solve_optimally(SolverMemory& memory, const cube::State& state, const SolveOptions& options) {
    auto tables = cube3::OptimalTables::get(memory.tables, options.metric, options.effort);
    if (!tables) return without_tables(options);
    return solved_by(cube3::OptimalSolver(*std::move(tables), options.metric), state, options);
}

std::optional<Solution> solve_by_few(SolverMemory& memory, const cube::State& state, const SolveOptions& options) {
    auto few = options;
    few.longest = std::min(options.longest, few_moves);
    auto solution = solve_optimally(memory, state, few);
    return solution->found ? std::move(solution) : std::nullopt;
}

std::optional<Solution> solve_in_two_phases(SolverMemory& memory, const cube::State& state,
                                            const SolveOptions& options) {
    auto phase1 = cube3::Phase1Table::get(memory.tables, cube3::Metric::half_turns, options.effort);
    auto phase2 = phase1 ? cube3::Phase2Table::get(memory.tables, options.effort) : std::nullopt;
    if (!phase2) return without_tables(options);
    const auto position = *cube3::reorient(state);
    const auto on_answer = [&](const std::vector<int>& moves) {
        if (options.on_answer) options.on_answer(cube3::to_moves(moves, position.orientation));
    };
    const int longest = std::min(options.longest, longest_in_two_phases);
    const int short_enough = options.seconds > 0 ? 0 : longest;
    const auto answer =
        cube3::TwoPhase(*std::move(phase1), *std::move(phase2))
            .solve(position.cubies, {longest, short_enough, options.seconds, options.effort.stop, on_answer});
    if (!answer) return proved({}, {}, options, 3);
    auto solution = with_moves(cube3::to_moves(answer->moves, position.orientation), options, 3);
    if (options.seconds > 0 && options.effort.stop.stop_requested()) solution.end = SolveEnd::stopped;
    return solution;
}

}  // namespace cubelang::search
