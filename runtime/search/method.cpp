#include "runtime/search/method.hpp"

#include "runtime/search/cube3/orientation.hpp"

namespace cubelang::search {
namespace {

int half_turns(const cube::Turn& turn, int n) { return turn.from == 1 || turn.to == n ? 1 : 2; }
int quarter_turns(const cube::Turn& turn, int n) { return half_turns(turn, n) * (turn.quarters == 2 ? 2 : 1); }
int slice_turns(const cube::Turn&, int) { return 1; }
constexpr std::array<Cost, 3> costs{half_turns, quarter_turns, slice_turns};

int length_by(Cost cost, const std::vector<cube::Move>& moves, int n) {
    int sum = 0;
    for (const auto& move : moves)
        if (const auto turn = cube::turn_of(move, n); turn && turn->to - turn->from + 1 < n) sum += cost(*turn, n);
    return sum;
}

}  // namespace

Cost cost_in(cube3::Metric metric) { return costs[cube::index(metric)]; }

Solution without_tables(const SolveOptions& options) {
    return {options.effort.stop.stop_requested() ? SolveEnd::stopped : SolveEnd::no_memory};
}

Solution with_moves(std::vector<cube::Move> moves, const SolveOptions& options, int n) {
    Solution solution;
    const bool by_cost = options.cost != nullptr && !options.generators.empty();
    solution.length = length_by(by_cost ? options.cost : cost_in(options.metric), moves, n);
    solution.moves = std::move(moves);
    solution.found = true;
    return solution;
}

Solution proved(std::optional<std::vector<cube::Move>> moves, const Progress& progress, const SolveOptions& options,
                int n) {
    Solution solution{options.effort.stop.stop_requested() ? SolveEnd::stopped : SolveEnd::too_long};
    if (moves) solution = with_moves(std::move(*moves), options, n);
    solution.is_optimal = solution.found;
    solution.proved = progress;
    return solution;
}

Solution solved_by(const cube3::OptimalSolver& solver, const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const auto answer = solver.solve(position.centred(), options.longest, options.effort);
    if (!answer.moves) return proved({}, answer.proved, options, 3);
    return proved(cube3::to_moves(*answer.moves, position.orientation), answer.proved, options, 3);
}

}  // namespace cubelang::search
