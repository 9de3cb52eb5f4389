#include "runtime/search/method.hpp"

#include <algorithm>

#include "runtime/cube/query/simplify.hpp"
#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/generator_solver.hpp"

namespace cubelang::search {
namespace {

// Both tables of metrics have the same first rows.
Cost metric_cost(cube3::Metric metric) { return query::metrics()[cube::index(metric)].cost; }

// The number of keys of a pattern: few for a first attempt, more if there is no other bound.
constexpr std::size_t few_keys = std::size_t{1} << 17, many_keys = std::size_t{1} << 20;

// The move numbers of the generators if all are face turns of cost 1.
std::optional<std::vector<int>> face_moves(const std::vector<Generator>& generators, cube3::Metric metric) {
    std::vector<int> moves;
    for (const auto& generator : generators) {
        const auto face = cube::face_named(generator.move.letter);
        if (!face || generator.move.from != 1 || generator.move.to != 1 || generator.cost != 1) return std::nullopt;
        moves.push_back(cube::index(*face) * 3 + cube::clockwise_quarters(generator.move.turns) - 1);
    }
    std::ranges::sort(moves);
    return std::ranges::includes(cube3::moves_of(metric), moves) ? std::optional(moves) : std::nullopt;
}

// The tables for all moves are also valid for some of them, and give better bounds for a large group than truncated
// lists.
std::optional<cube3::OptimalSolver> face_turn_solver(TableCache& tables, const std::vector<Generator>& generators,
                                                     const SolveOptions& options) {
    auto moves = face_moves(generators, options.metric);
    auto found = moves ? cube3::OptimalTables::get(tables, options.metric, options.limits) : std::nullopt;
    if (!found) return std::nullopt;
    return cube3::OptimalSolver(*std::move(found), options.metric, std::move(*moves));
}

// Keeps the solver of the last generators.
class GeneratorMethod {
public:
    std::optional<Solution> operator()(TableCache& tables, const cube::State& state, const SolveOptions& options) {
        prepare(tables, state.cube, options);
        auto solution = solve(state, options);
        // Lists that were stopped early give valid but weak bounds.
        if (options.limits.stop.stop_requested()) solver_.reset();
        return solution;
    }

private:
    void prepare(TableCache& tables, cube::Cube cube, const SolveOptions& options) {
        auto generators = turns_from_moves(options.generators, cube.n,
                                           options.cost != nullptr ? options.cost : metric_cost(options.metric));
        const auto same = [](const Generator& a, const Generator& b) { return a.turn == b.turn && a.cost == b.cost; };
        if (solver_ && solver_->cube() == cube && std::ranges::equal(solver_->generators(), generators, same)) return;
        face_solver_.reset();
        solver_.emplace(cube, generators, few_keys, options.limits.stop);
        if (solver_->knows_all_orbits()) return;
        if (cube == cube::Cube{3, false}) face_solver_ = face_turn_solver(tables, generators, options);
        if (!face_solver_) solver_.emplace(cube, std::move(generators), many_keys, options.limits.stop);
    }

    [[nodiscard]] Solution solve(const cube::State& state, const SolveOptions& options) const {
        if (auto stuck = solver_->stuck(state); !stuck.empty()) {
            Solution solution{SolveEnd::stuck};
            solution.stuck = std::move(stuck);
            return solution;
        }
        if (face_solver_) return solve_with(*face_solver_, state, options);
        auto answer = solver_->solve(state, options.longest, options.limits);
        return proved_solution(std::move(answer.moves), answer.proved, options, state.cube.n);
    }

    std::optional<GeneratorSolver> solver_;
    std::optional<cube3::OptimalSolver> face_solver_;  ///< for face turns that generate a large group
};

}  // namespace

Solution missing_tables(const SolveOptions& options) {
    return {options.limits.stop.stop_requested() ? SolveEnd::stopped : SolveEnd::no_memory};
}

Solution solution_of(std::vector<cube::Move> moves, const SolveOptions& options, int n) {
    Solution solution;
    const bool by_cost = options.cost != nullptr && (n > 3 || !options.generators.empty());
    solution.length = cost_of(moves, n, by_cost ? options.cost : metric_cost(options.metric));
    solution.moves = std::move(moves);
    solution.found = true;
    return solution;
}

Solution proved_solution(std::optional<std::vector<cube::Move>> moves, const Progress& progress,
                         const SolveOptions& options, int n) {
    Solution solution{options.limits.stop.stop_requested() ? SolveEnd::stopped : SolveEnd::too_long};
    if (moves) solution = solution_of(std::move(*moves), options, n);
    solution.is_optimal = solution.found;
    solution.proved = progress;
    return solution;
}

Solution solve_with(const cube3::OptimalSolver& solver, const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const auto answer = solver.solve(position.centred(), options.longest, options.limits);
    if (!answer.moves) return proved_solution({}, answer.proved, options, 3);
    return proved_solution(cube3::to_moves(*answer.moves, position.orientation), answer.proved, options, 3);
}

Method generator_method() { return stateful_method<GeneratorMethod>(); }

}  // namespace cubelang::search
