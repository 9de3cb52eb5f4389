#include <chrono>
#include <mutex>

#include "runtime/base/stop_point.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/commutators/commutator_solver.hpp"
#include "runtime/search/method.hpp"
#include "runtime/search/reduction/reducer.hpp"

namespace cubelang::search {
namespace {

using reduction::Centres;

// Each twice as broad as the one before; the last takes hours.
constexpr std::size_t most_rounds = 16;

Solution unproved_solution(const std::vector<cube::Move>& moves, const SolveOptions& options, int n) {
    auto solution = solution_of(moves, options, n);
    // In outer blocks R and Rw' cost as much as 2R, but turn outer blocks only.
    if (auto merged = solution_of(query::simplify(moves), options, n); merged.length < solution.length)
        solution = std::move(merged);
    solution.is_exhaustive = false;
    return solution;
}

Solution nothing_searched(const SolveOptions& options) {
    auto solution = missing_tables(options);
    solution.is_exhaustive = false;
    return solution;
}

bool is_exact(const cube::State& state, const std::vector<cube::Move>& moves) {
    auto blocks = state.blocks;
    cube::Turner turner(state.cube);
    cube::apply(turner, blocks, moves);
    return perm::is_identity(blocks);
}

// From one round of a search to the next. From the 6x6x6 on each round has one 3x3x3.
reduction::Effort doubled(reduction::Effort effort, int n) {
    const auto& [first, second, third] = effort.breadth;
    const auto nodes = n < 5 ? effort.nodes : 2 * effort.nodes;
    return {{2 * first, 2 * second, 2 * third}, nodes, 2 * effort.layers, 2 * effort.crossings};
}

// The symmetries in which a position is solved before it is searched more broadly. On a 5x5x5 each has another
// solution; on larger cubes broader attempts are better than more of them.
std::size_t views_of_round(int n) {
    if (n == 4) return 1;
    return n == 5 ? 8 : 2;
}

// Keeps the reducer of the last cube.
class ReductionMethod {
public:
    std::optional<Solution> operator()(TableCache& tables, const cube::State& state, const SolveOptions& options) {
        const bool each = options.exact || state.cube.super;
        auto solution = solve(tables, state, each ? Centres::each : Centres::by_colour, options);
        // A 3-cycle of centres of one colour looks solved already; solve it exactly instead.
        if (!each && solution && solution->found && solution->moves.empty() && solution->by_colours)
            solution = solve(tables, state, Centres::each, options);
        return solution;
    }

private:
    struct Tools {
        const reduction::Reducer& reducer;
        Centres centres;
        const cube3::TwoPhase& core;
    };

    std::optional<Solution> solve(TableCache& tables, const cube::State& state, Centres centres,
                                  const SolveOptions& options) {
        // Small tables suffice: half a minute of waiting for one move less is not worth it.
        const auto core = two_phase_solver(tables, options.limits, cube3::TableSize::small, centres == Centres::each);
        if (!core) return nothing_searched(options);
        const auto* const reducer = reducer_for(state.cube, options);
        if (reducer == nullptr) return nothing_searched(options);
        const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(options.seconds);
        const Tools tools{*reducer, centres, *core};
        auto solution = solve(tools, state, {}, options);
        if (solution && solution->found && options.seconds > 0) {
            auto limited = options;
            limited.limits.stop =
                options.limits.stop.until(std::chrono::time_point_cast<std::chrono::steady_clock::duration>(end));
            try {
                shorten(*solution, tools, state, limited);
            } catch (const Stopped&) {  // the best so far is an answer
            }
        }
        return solution;
    }

    static std::optional<Solution> solve(const Tools& tools, const cube::State& state, const reduction::Effort& effort,
                                         const SolveOptions& options) {
        const auto stop = options.limits.stop;
        const auto moves = tools.reducer.solve(state, tools.centres, tools.core, effort, stop, options.on_part);
        if (!moves) return stop.stop_requested() ? std::optional(nothing_searched(options)) : std::nullopt;
        auto solution = unproved_solution(*moves, options, state.cube.n);
        solution.by_colours = !is_exact(state, solution.moves);
        return solution;
    }

    // As long as there is time.
    static void shorten(Solution& best, const Tools& tools, const cube::State& state, const SolveOptions& options) {
        auto quietly = options;
        quietly.on_part = {};
        std::mutex mutex;
        const auto offer = [&](std::optional<Solution> other, cube::Symmetry symmetry) {
            const std::lock_guard lock(mutex);
            if (!other || !other->found || other->length >= best.length) return;
            for (auto& move : other->moves) move = cube::conjugate(move, cube::inverse(symmetry));
            best = *std::move(other);
            if (options.on_answer) options.on_answer(best.moves);
        };
        std::vector<reduction::Effort> rounds(1);
        while (rounds.size() < most_rounds) rounds.push_back(doubled(rounds.back(), state.cube.n));
        const auto views = views_of_round(state.cube.n);
        const auto attempt = [&](std::size_t i, unsigned) {
            if (options.limits.stop.stop_requested()) return;
            const auto view = views == 1 ? cube::Symmetry{} : cube::symmetries()[i % cube::symmetries().size()];
            offer(solve(tools, cube::conjugate(state, view), rounds[i / views], quietly), view);
        };
        run_tasks(rounds.size() * views - 1, thread_count(options.limits.threads),
                  [&](std::size_t i, unsigned thread) { attempt(i + 1, thread); });
    }

    // Null if stopped: its tables are then incomplete.
    const reduction::Reducer* reducer_for(cube::Cube cube, const SolveOptions& options) {
        const auto cost = options.cost != nullptr ? options.cost : query::usual_metric(cube.n).cost;
        if (!reducer_ || reducer_->cube() != cube || reducer_->cost() != cost)
            reducer_ = std::make_unique<reduction::Reducer>(cube, cost, options.limits);
        if (options.limits.stop.stop_requested()) reducer_.reset();
        return reducer_.get();
    }

    std::unique_ptr<reduction::Reducer> reducer_;
};

std::optional<Solution> solve_by_few_turns(TableCache& /*tables*/, const cube::State& state,
                                           const SolveOptions& options) {
    auto moves = reduction::few_turns(state, Centres::each, options.limits.stop);
    if (!moves && !options.exact && !state.cube.super)
        moves = reduction::few_turns(state, Centres::by_colour, options.limits.stop);
    const bool looks_solved = moves && moves->empty() && !perm::is_identity(state.blocks);
    if (!moves || looks_solved) return std::nullopt;
    auto solution = unproved_solution(*moves, options, state.cube.n);
    solution.by_colours = !is_exact(state, solution.moves);
    return solution;
}

std::optional<Solution> solve_by_commutators(TableCache& /*tables*/, const cube::State& state,
                                             const SolveOptions& options) {
    const auto turns = commutators::solve_by_commutators(state, options.limits.stop);
    Solution solution{options.limits.stop.stop_requested() ? SolveEnd::stopped : SolveEnd::unreachable};
    if (turns) {
        std::vector<cube::Move> moves;
        for (const auto& turn : *turns) moves.push_back(move_of(turn, state.cube.n));
        solution = solution_of(query::simplify(moves), options, state.cube.n);
    }
    solution.is_exhaustive = false;
    return solution;
}

}  // namespace

Method few_turns_method() { return solve_by_few_turns; }
Method reduction_method() { return stateful_method<ReductionMethod>(); }
Method commutator_method() { return solve_by_commutators; }

}  // namespace cubelang::search
