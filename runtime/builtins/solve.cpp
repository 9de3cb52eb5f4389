// Solving: the 2x2x2 and 3x3x3 shortly or provably shortest, every other cube by commutators.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/find_goal.hpp"
#include "runtime/builtins/metric.hpp"
#include "runtime/builtins/progress.hpp"
#include "runtime/builtins/small_integer.hpp"
#include "runtime/builtins/solve_ways.hpp"
#include "runtime/query/reachable.hpp"
#include "runtime/search/solver.hpp"

namespace cubelang::eval {
namespace {

using search::SolveEnd;
using search::cube3::Metric;

constexpr SolveWay ways[] = {
    {"quick", "way of solving: a short solution at once"},
    {"optimal", "way of solving: the shortest, proved"},
};

struct Arguments {
    const std::optional<Text>& way;
    const std::optional<Text>& metric;
    const std::optional<Value>& generators;
    const std::optional<Integer>&seconds, &most;
};

Metric metric_of(const std::optional<Text>& metric, const Origin& origin) {
    if (!metric) return Metric::half_turns;
    const auto& known = metric_named(metric->text, origin).name;
    if (known == "HTM" || known == "OBTM") return Metric::half_turns;
    if (known == "QTM") return Metric::quarter_turns;
    if (known == "STM" || known == "BTM") return Metric::slice_turns;
    throw lang::Error(origin.where, fmt::format("solve does not count in {}", known),
                      "it counts in HTM, QTM or STM; find counts in every metric");
}

bool is_optimal(const std::optional<Text>& way, const Origin& origin) {
    if (!way || way->text == "quick") return false;
    if (way->text == "optimal") return true;
    throw lang::Error(origin.where, fmt::format("there is no way of solving called `{}`", way->text),
                      "the ways are quick and optimal");
}

std::vector<cube::Move> moves_of(Context& context, const std::optional<Value>& generators, const Origin& origin) {
    std::vector<cube::Move> moves;
    if (generators)
        for (const auto& generator : generators_of(context, generators, std::nullopt, origin))
            moves.push_back(generator.move);
    return moves;
}

// No state is worked on that turning cannot solve.
void check_reachable(const cube::State& state, const Origin& origin) {
    if (const auto broken = query::broken_invariants(state); !broken.empty())
        throw lang::Error(origin.where, fmt::format("no turning solves this: {}", broken.front().what),
                          fmt::format("to mend it, {}", broken.front().mend));
}

std::string names_of(cube::Cube cube, const std::vector<cube::Part>& parts) {
    std::string text;
    for (const auto& part : parts) text += (text.empty() ? "" : ", ") + cube::name(cube, part);
    return text;
}

std::string searched(const search::Solution& solution) {
    if (solution.proved.searched < 0) return "nothing was searched to its end";
    return fmt::format("none of length {} or less, by exhaustion", solution.proved.searched);
}

lang::Error no_solver(const cube::State& state, const Origin& origin) {
    return lang::Error(
        origin.where, fmt::format("shortest solutions of a {} are not known to be in reach", cube_name(state.cube)),
        "using = {R, 2R, U} names the moves to search with; find(inverse(p), most = 8) looks for a short one");
}

lang::Error too_large(const cube::State& state, const Origin& origin) {
    return lang::Error(origin.where, fmt::format("cubes are solved up to {0}x{0}x{0}, and this is a {1}",
                                                 search::largest_solved, cube_name(state.cube)));
}

Value answer(const cube::State& state, const search::Solution& solution, const Origin& origin) {
    if (solution.found) return make_algorithm(cube::make_run(solution.moves));
    switch (solution.end) {
        case SolveEnd::stuck:
            return make_boolean(false,
                                fmt::format("these moves never bring home: {}", names_of(state.cube, solution.stuck)));
        case SolveEnd::no_method: throw no_solver(state, origin);
        case SolveEnd::too_large: throw too_large(state, origin);
        case SolveEnd::no_memory:
            throw lang::Error(origin.where, "there is not enough memory for the smallest tables of the solver");
        case SolveEnd::stopped:
            if (!solution.is_exhaustive) throw lang::Error(origin.where, "interrupted");
            throw lang::Error(origin.where, fmt::format("interrupted: {}", searched(solution)));
        default: return make_boolean(false, searched(solution));
    }
}

search::SolveOptions options_of(Context& context, const Arguments& arguments, const Progress& progress,
                                const Origin& origin) {
    search::SolveOptions options;
    options.optimal = is_optimal(arguments.way, origin);
    options.metric = metric_of(arguments.metric, origin);
    options.generators = moves_of(context, arguments.generators, origin);
    options.longest = small_integer(arguments.most, 40, 0, 100, "most", origin);
    options.seconds = small_integer(arguments.seconds, 0, 0, 1'000'000, "seconds", origin);
    options.effort.stop = context.stop_token();
    options.effort.progress = [&progress](const search::Progress& now) {
        progress.say(fmt::format("none up to {}, {} nodes", now.searched, in_short(now.nodes)));
    };
    options.on_answer = [&progress](const std::vector<cube::Move>& moves) {
        progress.say(fmt::format("{} moves", moves.size()));
    };
    return options;
}

Value solve(Context& context, const cube::State& state, const std::optional<Text>& way,
            const std::optional<Text>& metric, const std::optional<Value>& moves, const std::optional<Integer>& seconds,
            const std::optional<Integer>& most, const Origin& origin) {
    check_reachable(state, origin);
    const Progress progress(context);
    const auto options = options_of(context, {way, metric, moves, seconds, most}, progress, origin);
    return answer(state, context.solver().solve(state, options), origin);
}

}  // namespace

std::span<const SolveWay> solve_ways() { return ways; }

std::vector<BuiltIn> solve_built_ins() {
    return {
        row("solve", "p, way, metric, using, seconds, most",
            "moves that solve p: on the 2x2x2 the fewest, on the 3x3x3 few at once (fewer if given seconds) or the "
            "fewest (way = optimal), elsewhere by commutators",
            "cube 2; solve(R U)", "U' R'\n(-urf) (+dfr,bdr,ubr,ulb,ufl)", solve),
    };
}

}  // namespace cubelang::eval
