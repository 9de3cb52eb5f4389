#include "runtime/search/solve_small_cubes.hpp"

#include <algorithm>

#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/cube3/pocket_table.hpp"
#include "runtime/search/cube3/supercube.hpp"
#include "runtime/search/quick_solver.hpp"
#include "runtime/search/shortest_solver.hpp"

namespace cubelang::search {
namespace {

constexpr int longest_in_two_phases = 22;  // it has always been enough at once
// Of the supercube: when only centres are turned it may take so many, else rarely more than is short enough.
constexpr int longest_with_centres = 30, short_with_centres = 23;
// Shortest solutions of the supercube are found in seconds up to here, in half turns, quarter turns, slice turns.
// Nearly all positions need more than twenty.
constexpr std::array<int, 3> reach_with_centres{15, 17, 13};

}  // namespace

bool is_solvable(const cube::State& state) {
    const auto position = cube3::reorient(state);
    if (!position) return false;
    return state.cube.n == 3 ? cube3::is_solvable(position->centred()) : cube3::is_solvable(position->cubies, false);
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
    const auto answer = solver.solve(position.centred(), options.longest, options.effort);
    if (!answer.moves) return proved({}, answer.proved, options, 3);
    return proved(cube3::to_moves(*answer.moves, position.orientation), answer.proved, options, 3);
}

std::optional<Solution> solve_optimally(SolverMemory& memory, const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const bool has_reach = state.cube.super && options.longest >= SolveOptions{}.longest;
    const int longest = has_reach ? reach_with_centres[static_cast<std::size_t>(options.metric)] : options.longest;
    const auto answer = solved_shortest(memory.tables, position.centred(), options.metric, longest, options.effort);
    if (!answer) return without_tables(options);
    if (answer->moves) return proved(cube3::to_moves(*answer->moves, position.orientation), answer->proved, options, 3);
    auto solution = proved({}, answer->proved, options, 3);
    if (has_reach && solution.end == SolveEnd::too_long) solution.end = SolveEnd::out_of_reach;
    return solution;
}

std::optional<Solution> solve_by_few(SolverMemory& memory, const cube::State& state, const SolveOptions& options) {
    using cube3::TableSize;
    auto phase1 = cube3::Phase1Table::get(memory.tables, options.metric, options.effort, TableSize::small);
    if (!phase1) return without_tables(options);
    auto few = options;
    few.longest = std::min(options.longest, few_moves);
    auto solution = solved_by(cube3::OptimalSolver({*std::move(phase1)}, options.metric), state, few);
    return solution.found ? std::optional(std::move(solution)) : std::nullopt;
}

std::optional<Solution> solve_in_two_phases(SolverMemory& memory, const cube::State& state,
                                            const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const auto on_answer = [&](const std::vector<int>& moves) {
        if (options.on_answer) options.on_answer(cube3::to_moves(moves, position.orientation));
    };
    const int longest = std::min(options.longest, longest_in_two_phases);
    const auto answer = solved_quickly(memory.quick, memory.tables, position.cubies,
                                       {.longest = longest,
                                        .short_enough = options.seconds > 0 ? 0 : longest,
                                        .seconds = options.seconds,
                                        .stop = options.effort.stop,
                                        .on_answer = on_answer},
                                       options.effort);
    if (!answer) return without_tables(options);
    if (!answer->found) return proved({}, {}, options, 3);
    auto solution = with_moves(cube3::to_moves(answer->found->moves, position.orientation), options, 3);
    if (options.seconds > 0 && options.effort.stop.stop_requested()) solution.end = SolveEnd::stopped;
    return solution;
}

std::optional<Solution> solve_supercube(SolverMemory& memory, const cube::State& state, const SolveOptions& options) {
    auto phase1 = cube3::Phase1Table::get(memory.tables, cube3::Metric::half_turns, options.effort);
    auto phase2 = phase1 ? cube3::Phase2Table::get(memory.tables, options.effort) : std::nullopt;
    auto centres = phase2 ? cube3::CentreTable::get(memory.tables, options.effort) : std::nullopt;
    if (!centres) return without_tables(options);
    const auto position = *cube3::reorient(state);
    const auto on_answer = [&](const std::vector<int>& moves) {
        if (options.on_answer) options.on_answer(cube3::to_moves(moves, position.orientation));
    };
    const cube3::TwoPhase solver(*std::move(phase1), *std::move(phase2), std::move(centres));
    const auto moves = cube3::solve_supercube(solver, position.centred(),
                                              {.longest = std::min(options.longest, longest_with_centres),
                                               .short_enough = short_with_centres,
                                               .seconds = options.seconds,
                                               .stop = options.effort.stop,
                                               .on_answer = on_answer});
    // Steps that a person can follow would be longer than what was asked for.
    const bool is_over = options.effort.stop.stop_requested() || options.longest < longest_with_centres;
    if (!moves) return is_over ? std::optional(proved({}, {}, options, 3)) : std::nullopt;
    auto solution = with_moves(cube3::to_moves(*moves, position.orientation), options, 3);
    if (options.seconds > 0 && options.effort.stop.stop_requested()) solution.end = SolveEnd::stopped;
    return solution;
}

}  // namespace cubelang::search
