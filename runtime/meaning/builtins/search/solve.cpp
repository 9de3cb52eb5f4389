// Solving: the 2x2x2 and 3x3x3 shortly or provably shortest, larger cubes by reduction.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/query/reachable.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/builtins/search/shared_solver.hpp"
#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/value/context.hpp"
#include "runtime/search/solver.hpp"

namespace cubelang::eval {
namespace {

using search::SolveEnd;
using search::cube3::Metric;

struct Way {
    std::string_view name, meaning;
    bool optimal, exact = false;
};
constexpr Way ways[] = {
    {"quick", "way of solving: a short solution", false},
    {"optimal", "way of solving: the shortest, proved", true},
    {"exact", "way of solving: on large cubes, every centre to its own home", false, true},
};

}  // namespace

template <>
struct Argument<Way> : Argument<Text> {
    static constexpr std::string_view wanted = "quick, optimal or exact";
    static Way get(Context&, const Operand& operand) {
        const auto& name = operand.value.as<Text>()->text;
        if (const auto way = std::ranges::find(ways, name, &Way::name); way != std::end(ways)) return *way;
        throw lang::Error(operand.where, fmt::format("there is no way of solving called `{}`", name),
                          "the ways are quick, optimal and exact");
    }
    static std::vector<Choice> choices() { return choices_among(ways); }
};

/// Those in which the solvers count without being told the moves are offered; find counts in all.
struct SolvedMetric : query::Metric {};
template <>
struct Argument<SolvedMetric> : Argument<query::Metric> {
    static SolvedMetric get(Context& context, const Operand& operand) {
        return {Argument<query::Metric>::get(context, operand)};
    }
    static std::vector<Choice> choices() {
        auto all = Argument<query::Metric>::choices();
        std::erase_if(all, [](const Choice& choice) { return choice.text == "ETM" || choice.text == "SSQTM"; });
        return all;
    }
};

namespace {

struct SolveArguments {
    At<cube::State> p;
    std::optional<Way> way;
    std::optional<At<SolvedMetric>> metric;
    std::optional<At<Value>> moves;
    std::optional<At<Integer>> seconds, most;

    static constexpr auto fields =
        std::tuple{field("p", &SolveArguments::p, "the position to be solved"),
                   field("way", &SolveArguments::way,
                         "short at once, proved to be shortest, or with every centre home; quick if left out"),
                   field("metric", &SolveArguments::metric),
                   field("using", &SolveArguments::moves),
                   field("seconds", &SolveArguments::seconds, "how long it may look for fewer moves"),
                   field("most", &SolveArguments::most, "the greatest length that is tried; 40 if left out")};
};

// As they are named; their costs are told to the solver.
std::vector<cube::Move> moves_of(Context& context, const std::optional<At<Value>>& written) {
    std::vector<cube::Move> moves;
    if (written)
        for (const auto& generator : generators_of(context, written, std::nullopt)) moves.push_back(generator.move);
    return moves;
}

// The tables of small cubes count in three metrics; others come to the same there, or need the moves to be named.
struct SolvedIn {
    std::string_view name;
    std::optional<Metric> on_pocket, on_three;
};
constexpr SolvedIn solved_in[] = {
    {"HTM", Metric::half_turns, Metric::half_turns},
    {"OBTM", Metric::half_turns, Metric::half_turns},
    {"QTM", Metric::quarter_turns, Metric::quarter_turns},
    {"STM", Metric::slice_turns, Metric::slice_turns},
    {"BTM", Metric::slice_turns, Metric::slice_turns},
    {"SSTM", Metric::slice_turns, Metric::slice_turns},  // a wide turn is that of one layer, but for the orientation
    {"SSQTM", Metric::quarter_turns, std::nullopt},
};

// On larger cubes it is by the cost alone.
Metric metric_of_tables(const query::Metric& metric, const lang::Where& where, int n, bool has_generators) {
    const auto row = std::ranges::find(solved_in, metric.name, &SolvedIn::name);
    if (row == std::end(solved_in))
        throw lang::Error(where, fmt::format("solve does not count in {}", metric.name),
                          "turns of the whole cube cost it nothing: count in any other metric");
    const auto known = n == 2 ? row->on_pocket : row->on_three;
    if (known || n > 3 || has_generators) return known.value_or(Metric::half_turns);
    throw lang::Error(where, fmt::format("there are no tables in {} for a 3x3x3", metric.name),
                      "name the moves, using = {R, U, F, D, L, B, M, E, S}; or count in HTM, QTM, STM or SSTM");
}

// No state is searched that turns cannot solve.
void check_reachable(const At<cube::State>& state) {
    if (const auto broken = query::broken_invariants(*state); !broken.empty())
        throw lang::Error(state.where, fmt::format("no turns solve this: {}", broken.front().what),
                          query::how_to_fix(broken.front()));
}

std::string names_of(cube::Cube cube, const std::vector<cube::Part>& parts) {
    std::string text;
    for (const auto& part : parts) text += (text.empty() ? "" : ", ") + cube::name(cube, part);
    return text;
}

std::string searched(const search::Solution& solution, const query::Metric& metric) {
    if (solution.proved.searched < 0) return "nothing was searched to its end";
    return fmt::format("none of length {} or less in {}, by exhaustion", solution.proved.searched, metric.name);
}

lang::Error no_solver(const cube::State& state, const Origin& origin) {
    return lang::Error(
        origin.where, fmt::format("shortest solutions of a {} are out of reach", cube_name(state.cube)),
        "using = {R, 2R, U} names the moves to search with; find(inverse(p), most = 8) looks for a short one");
}

lang::Error out_of_reach(const cube::State& state, const search::Solution& solution, const query::Metric& metric,
                         const Origin& origin) {
    return lang::Error(
        origin.where,
        fmt::format("shortest solutions of a {} are out of reach beyond {} moves: {}", cube_name(state.cube),
                    solution.proved.searched, searched(solution, metric)),
        fmt::format("way = quick finds a short one; most = {} searches on", solution.proved.searched + 1));
}

lang::Error too_large(const cube::State& state, const Origin& origin) {
    return lang::Error(origin.where, fmt::format("cubes are solved up to {0}x{0}x{0}, but this is a {1}",
                                                 search::largest_solved, cube_name(state.cube)));
}

// What finds a short one at once rules nothing out.
std::string none_so_short(const cube::State& state, const search::Solution& solution, const query::Metric& metric) {
    if (solution.proved.searched >= 0) return searched(solution, metric);
    constexpr auto none = "none so short was found, which proves nothing";
    return state.cube.n > 3 ? none : fmt::format("{}: solve(p, optimal) does", none);
}

std::string note_of(const search::Solution& solution) {
    return solution.by_colours ? "solved by colours; solve(p, exact) brings every centre home" : "";
}

Value answer(const cube::State& state, const search::Solution& solution, const query::Metric& metric,
             const Origin& origin) {
    if (solution.found) return make_algorithm(cube::make_run(solution.moves), note_of(solution));
    switch (solution.end) {
        case SolveEnd::stuck:
            return make_boolean(false,
                                fmt::format("these moves never bring home: {}", names_of(state.cube, solution.stuck)));
        case SolveEnd::no_method: throw no_solver(state, origin);
        case SolveEnd::out_of_reach: throw out_of_reach(state, solution, metric, origin);
        case SolveEnd::too_large: throw too_large(state, origin);
        case SolveEnd::no_memory:
            throw lang::Error(origin.where, "there is not enough memory for the smallest tables of the solver");
        case SolveEnd::stopped:
            throw lang::interruption(origin.where, solution.is_exhaustive ? searched(solution, metric) : std::string());
        default: return make_boolean(false, none_so_short(state, solution, metric));
    }
}

query::Metric metric_of(const SolveArguments& arguments) {
    return arguments.metric ? arguments.metric->value : query::usual_metric(arguments.p->cube.n);
}

search::SolveOptions options_of(Context& context, const SolveArguments& arguments, const Ticker& ticker) {
    search::SolveOptions options;
    options.optimal = arguments.way && arguments.way->optimal;
    options.exact = arguments.way && arguments.way->exact;
    options.generators = moves_of(context, arguments.moves);
    const auto metric = metric_of(arguments);
    if (arguments.metric)
        options.metric =
            metric_of_tables(metric, arguments.metric->where, arguments.p->cube.n, !options.generators.empty());
    options.cost = metric.cost;
    options.longest = checked_int(arguments.most, {.name = "most", .least = 0, .most = 100, .usual = 40});
    options.seconds = checked_int(arguments.seconds, {.name = "seconds", .least = 0, .most = 1'000'000, .usual = 0});
    options.effort.stop = context.stop_token();
    options.effort.progress = [&ticker](const search::Progress& now) {
        if (now.parts > 0) return ticker.say("making a table for the solver: " + percent(now.part, now.parts));
        ticker.say(fmt::format("none up to {}, {} nodes", now.searched, in_short(now.nodes)));
    };
    options.on_answer = [&ticker](const std::vector<cube::Move>& moves) {
        ticker.say(fmt::format("{} moves", moves.size()));
    };
    options.on_part = [&ticker](std::size_t part, std::size_t parts) {
        ticker.say_by([&] { return "reducing to a 3x3x3: " + percent(part, parts); });
    };
    return options;
}

Value solve(Context& context, const SolveArguments& arguments, const Origin& origin) {
    check_reachable(arguments.p);
    const Ticker ticker(context);
    const auto options = options_of(context, arguments, ticker);
    return answer(*arguments.p, shared_solver(context).solve(*arguments.p, options), metric_of(arguments), origin);
}

}  // namespace

std::vector<BuiltIn> solve_built_ins() {
    return {
        row({.name = "solve",
             .meaning = "moves that solve p: on the 2x2x2 the fewest, on the 3x3x3 and its supercube few (fewer if "
                        "given seconds) or the fewest (way = optimal); larger cubes by reduction, as they are seen "
                        "(way = exact: every centre home)",
             .example = "cube 2; solve(R U)",
             .answer = "U' R'\n(-urf) (+dfr,bdr,ubr,ulb,ufl)"},
            solve),
    };
}

}  // namespace cubelang::eval
