#include "runtime/search/method.hpp"

#include <algorithm>

#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/generator_solver.hpp"

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

namespace {

// Keys that a pattern lists: few for a first try, more where nothing else is known.
constexpr std::size_t few_keys = std::size_t{1} << 17, many_keys = std::size_t{1} << 20;

// The numbers of generators that are all face turns and cost 1.
std::optional<std::vector<int>> as_face_moves(const std::vector<Generator>& generators, cube3::Metric metric) {
    std::vector<int> moves;
    for (const auto& generator : generators) {
        const auto face = cube::face_named(generator.move.letter);
        if (!face || generator.move.from != 1 || generator.move.to != 1 || generator.cost != 1) return std::nullopt;
        moves.push_back(cube::index(*face) * 3 + (generator.move.turns + 4) % 4 - 1);
    }
    std::ranges::sort(moves);
    return std::ranges::includes(cube3::moves_of(metric), moves) ? std::optional(moves) : std::nullopt;
}

// The tables for all moves serve for some of them too, and say more of a large group than lists that had to be cut
// short.
std::optional<cube3::OptimalSolver> by_faces(TableCache& tables, const std::vector<Generator>& generators,
                                             const SolveOptions& options) {
    auto moves = as_face_moves(generators, options.metric);
    auto found = moves ? cube3::OptimalTables::get(tables, options.metric, options.effort) : std::nullopt;
    if (!found) return std::nullopt;
    return cube3::OptimalSolver(*std::move(found), options.metric, std::move(*moves));
}

// Keeps what it knows of the generators that were given last.
class ByGenerators {
public:
    explicit ByGenerators(TableCache& tables) : tables_(tables) {}

    std::optional<Solution> operator()(const cube::State& state, const SolveOptions& options) {
        prepare(state.cube, options);
        auto solution = solve(state, options);
        // Lists that were stopped halfway would do, but badly.
        if (options.effort.stop.stop_requested()) solver_.reset();
        return solution;
    }

private:
    void prepare(cube::Cube cube, const SolveOptions& options) {
        auto generators = turns_meant_by(options.generators, cube.n,
                                         options.cost != nullptr ? options.cost : cost_in(options.metric));
        const auto same = [](const Generator& a, const Generator& b) { return a.turn == b.turn && a.cost == b.cost; };
        if (solver_ && solver_->cube() == cube && std::ranges::equal(solver_->generators(), generators, same)) return;
        as_faces_.reset();
        solver_.emplace(cube, generators, few_keys, options.effort.stop);
        if (solver_->knows_all_orbits()) return;
        if (cube == cube::Cube{3, false}) as_faces_ = by_faces(tables_, generators, options);
        if (!as_faces_) solver_.emplace(cube, std::move(generators), many_keys, options.effort.stop);
    }

    [[nodiscard]] Solution solve(const cube::State& state, const SolveOptions& options) const {
        if (auto stuck = solver_->stuck(state); !stuck.empty()) {
            Solution solution{SolveEnd::stuck};
            solution.stuck = std::move(stuck);
            return solution;
        }
        if (as_faces_) return solved_by(*as_faces_, state, options);
        auto answer = solver_->solve(state, options.longest, options.effort);
        return proved(std::move(answer.moves), answer.proved, options, state.cube.n);
    }

    TableCache& tables_;
    std::optional<GeneratorSolver> solver_;
    std::optional<cube3::OptimalSolver> as_faces_;  ///< if their group is large and they are face turns
};

}  // namespace

Method by_generators(TableCache& tables) { return kept_method<ByGenerators>(tables); }

}  // namespace cubelang::search
