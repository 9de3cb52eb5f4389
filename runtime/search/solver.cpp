#include "runtime/search/solver.hpp"

#include <algorithm>

#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/cube3/pocket_table.hpp"

namespace cubelang::search {
namespace {

constexpr int longest_answer = 22;  // of the two-phase solver: it has always been enough at once

// What a turn by given generators costs; a middle layer is two outer ones but in slice turns.
int half_turns(const cube::Turn& turn, int n) { return turn.from == 1 || turn.to == n ? 1 : 2; }
int quarter_turns(const cube::Turn& turn, int n) { return half_turns(turn, n) * (turn.quarters == 2 ? 2 : 1); }
int slice_turns(const cube::Turn&, int) { return 1; }
constexpr std::array<Cost, 3> costs{half_turns, quarter_turns, slice_turns};

Cost cost_in(cube3::Metric metric) { return costs[static_cast<std::size_t>(metric)]; }

int length_in(cube3::Metric metric, const std::vector<cube::Move>& moves, int n) {
    int sum = 0;
    for (const auto& move : moves)
        if (const auto turn = cube::turn_of(move, n); turn && turn->to - turn->from + 1 < n)
            sum += cost_in(metric)(*turn, n);
    return sum;
}

// Lists of stickers' places (restricted.hpp): few for a first look, more where nothing else is known.
constexpr std::size_t few_keys = std::size_t{1} << 17, many_keys = std::size_t{1} << 20;
constexpr std::string_view face_letters = "RUFLDB";

// Tables that could not be had: because it was stopped, or for want of memory.
Solution without_tables(const SolveOptions& options) {
    return {options.stop.stop_requested() ? SolveEnd::stopped : SolveEnd::no_memory};
}

Solution with_moves(std::vector<cube::Move> moves, const SolveOptions& options, int n) {
    Solution solution;
    solution.length = length_in(options.metric, moves, n);
    solution.moves = std::move(moves);
    solution.found = true;
    return solution;
}

// What a search for the cheapest came to.
template <class Moves>
Solution proved(std::optional<Moves> moves, const Progress& progress, const SolveOptions& options, int n) {
    Solution solution{options.stop.stop_requested() ? SolveEnd::stopped : SolveEnd::too_long};
    if (moves) solution = with_moves(std::move(*moves), options, n);
    solution.is_optimal = moves.has_value();
    solution.proved = progress;
    return solution;
}

OptimalLimits limits_of(const SolveOptions& options) {
    return {options.longest, options.threads, options.stop, options.on_progress};
}

Solution solved_by(const cube3::OptimalSolver& solver, const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const auto answer = solver.solve(position.cubies, limits_of(options));
    auto moves = answer.moves ? std::optional(cube3::to_moves(*answer.moves, position.turned)) : std::nullopt;
    return proved(std::move(moves), answer.proved, options, 3);
}

// The numbers of generators that are all face turns and cost 1.
std::optional<std::vector<int>> as_face_moves(const std::vector<Generator>& generators, cube3::Metric metric) {
    std::vector<int> moves;
    for (const auto& generator : generators) {
        const auto* letter = std::ranges::find(face_letters, generator.move.letter);
        if (letter == face_letters.end() || generator.move.from != 1 || generator.move.to != 1 || generator.cost != 1)
            return std::nullopt;
        moves.push_back(static_cast<int>(letter - face_letters.begin()) * 3 + (generator.move.turns + 4) % 4 - 1);
    }
    std::ranges::sort(moves);
    return std::ranges::includes(cube3::moves_of(metric), moves) ? std::optional(moves) : std::nullopt;
}

}  // namespace

Solution Solver::solve(const cube::State& state, const SolveOptions& options) {
    const bool is_ours = state.cube.n == 2 || (state.cube.n == 3 && !state.cube.super);
    const auto position = is_ours ? cube3::reorient(state) : std::nullopt;
    if (is_ours && !(position && cube3::is_solvable(position->cubies, state.cube.n == 3)))
        return {SolveEnd::unreachable};
    if (!options.generators.empty()) return solve_by(state, options);
    if (!is_ours) return {SolveEnd::other_cube};
    if (state.cube.n == 2) return solve_pocket(state, options);
    return options.optimal ? solve_optimally(state, options) : solve_quickly(state, options);
}

Solution Solver::solve_pocket(const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const auto& table = cube3::pocket_table(options.metric);
    const int number = cube3::PocketTable::position(position.cubies);
    Progress progress{std::min(table.distance(number) - 1, options.longest), 0, 0};
    if (table.distance(number) > options.longest) return proved<std::vector<cube::Move>>({}, progress, options, 2);
    return proved(std::optional(cube3::to_pocket_moves(table.solve(number), position.turned)), progress, options, 2);
}

Solution Solver::solve_quickly(const cube::State& state, const SolveOptions& options) {
    if (!two_phase_) {
        const auto phase1 =
            cube3::Phase1Table::get(*cache_, cube3::Metric::half_turns, {options.threads, options.stop});
        const auto phase2 = phase1 ? cube3::Phase2Table::get(*cache_, {options.threads, options.stop}) : std::nullopt;
        if (!phase2) return without_tables(options);
        two_phase_.emplace(*phase1, *phase2);
    }
    const auto position = *cube3::reorient(state);
    const auto better = [&](const std::vector<int>& moves) {
        if (options.on_better) options.on_better(cube3::to_moves(moves, position.turned));
    };
    const int longest = std::min(options.longest, longest_answer);
    const int short_enough = options.seconds > 0 ? 0 : longest;
    const auto answer =
        two_phase_->solve(position.cubies, {longest, short_enough, options.seconds, options.stop, better});
    if (!answer) return proved<std::vector<cube::Move>>({}, {}, options, 3);
    auto solution = with_moves(cube3::to_moves(answer->moves, position.turned), options, 3);
    if (options.seconds <= 0 || !options.stop.stop_requested()) return solution;
    solution.end = SolveEnd::stopped;
    return solution;
}

cube3::OptimalSolver* Solver::optimal(const SolveOptions& options) {
    auto& solver = optimal_[static_cast<std::size_t>(options.metric)];
    if (solver) return &*solver;
    auto table = cube3::Phase1Table::get(*cache_, options.metric, {options.threads, options.stop});
    if (table) solver.emplace(std::move(*table), options.metric);
    return solver ? &*solver : nullptr;
}

Solution Solver::solve_optimally(const cube::State& state, const SolveOptions& options) {
    const auto* solver = optimal(options);
    if (solver == nullptr) return without_tables(options);
    return solved_by(*solver, state, options);
}

// The tables for all moves serve for some of them too, and say more of a large group than lists that had to be cut
// short.
std::optional<cube3::OptimalSolver> Solver::optimal_by(const std::vector<Generator>& generators,
                                                       const SolveOptions& options) {
    auto moves = as_face_moves(generators, options.metric);
    auto table =
        moves ? cube3::Phase1Table::get(*cache_, options.metric, {options.threads, options.stop}) : std::nullopt;
    if (!table) return std::nullopt;
    return cube3::OptimalSolver(std::move(*table), options.metric, std::move(*moves));
}

void Solver::prepare(cube::Cube cube, std::vector<Generator> generators, const SolveOptions& options) {
    const auto same = [](const Generator& a, const Generator& b) { return a.turn == b.turn && a.cost == b.cost; };
    if (restricted_ && restricted_->cube() == cube && std::ranges::equal(restricted_->generators(), generators, same))
        return;
    restricted_optimal_.reset();
    restricted_.emplace(cube, generators, few_keys, options.stop);
    if (restricted_->knows_all_orbits()) return;
    if (cube == cube::Cube{3, false}) restricted_optimal_ = optimal_by(generators, options);
    if (!restricted_optimal_) restricted_.emplace(cube, std::move(generators), many_keys, options.stop);
}

Solution Solver::solve_by(const cube::State& state, const SolveOptions& options) {
    prepare(state.cube, turns_meant_by(options.generators, state.cube.n, cost_in(options.metric)), options);
    Solution solution;
    solution.stuck = restricted_->stuck(state);
    if (!solution.stuck.empty()) {
        solution.end = SolveEnd::stuck;
    } else if (restricted_optimal_) {
        solution = solved_by(*restricted_optimal_, state, options);
    } else {
        const auto answer = restricted_->solve(state, limits_of(options));
        solution = proved(answer.moves, answer.proved, options, state.cube.n);
    }
    // Lists that were stopped halfway would do, but badly.
    if (options.stop.stop_requested()) restricted_.reset();
    return solution;
}

}  // namespace cubelang::search
