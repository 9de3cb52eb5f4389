// The built-in `solve`: short or shortest solutions of the 2x2x2 and 3x3x3, reduction for larger cubes.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/builtins/search/group_search.hpp"
#include "runtime/meaning/builtins/search/shared_solver.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/search/solver.hpp"

namespace cubelang::meaning {
namespace {

using search::SolveEnd;
using search::cube3::Metric;

struct Way {
    std::string_view name, meaning;
    bool optimal, exact = false;
};
constexpr Way ways[] = {
    {"quick", "way of solving: a short solution", false},
    {"optimal", "way of solving: a proved shortest solution", true},
    {"exact", "way of solving: on large cubes, every centre in its own place", false, true},
};

}  // namespace

template <>
struct Argument<Way> : RowArgument<Argument<Way>> {
    static constexpr std::string_view wanted = "quick, optimal or exact", what = "way of solving";
    static std::span<const Way> rows() { return ways; }
};

/// A metric for `solve`. Completion offers only those that need no `using`.
struct SolverMetric : query::Metric {};
template <>
struct Argument<SolverMetric> : Argument<query::Metric> {
    static SolverMetric get(Context& context, const Operand& operand) {
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
    AnyElement position;
    std::optional<Way> way;
    std::optional<At<SolverMetric>> metric;
    std::optional<At<Value>> moves;
    std::optional<At<Integer>> seconds, most;
    std::optional<At<Boolean>> all;
    std::optional<At<Integer>> least;
    At<cube::State> p{};  ///< the position, of a cube

    static constexpr auto fields = std::tuple{
        field("p", &SolveArguments::position, "the position to solve"),
        field("way", &SolveArguments::way,
              "the kind of solution: short, proved shortest, or with every centre in its own place; quick if left out"),
        field("metric", &SolveArguments::metric),
        field("using", &SolveArguments::moves),
        field("seconds", &SolveArguments::seconds,
              "the time in seconds for finding shorter solutions; for shortest ones the time limit, after which the "
              "search reports its proved bound"),
        field("most", &SolveArguments::most, "the greatest length to try; 40 if left out"),
        field("all", &SolveArguments::all, "whether to return every shortest solution of a 3x3x3, in a list"),
        field("least", &SolveArguments::least, "the least length of a shortest solution of a 3x3x3; 0 if left out")};
};

// The moves of `using`. Their costs are separate options of the solver.
std::vector<cube::Move> moves_of(Context& context, const std::optional<At<Value>>& written) {
    std::vector<cube::Move> moves;
    if (written)
        for (const auto& generator : generators_of(context, written, std::nullopt)) moves.push_back(generator.move);
    return moves;
}

// The tables of small cubes have three metrics. Other metrics agree with one of these, or need `using`.
struct MetricOfTables {
    std::string_view name;
    std::optional<Metric> on_pocket, on_three;
};
constexpr MetricOfTables metrics_of_tables[] = {
    {"HTM", Metric::half_turns, Metric::half_turns},
    {"OBTM", Metric::half_turns, Metric::half_turns},
    {"QTM", Metric::quarter_turns, Metric::quarter_turns},
    {"STM", Metric::slice_turns, Metric::slice_turns},
    {"BTM", Metric::slice_turns, Metric::slice_turns},
    {"SSTM", Metric::slice_turns, Metric::slice_turns},  // a wide turn equals one layer turn up to a rotation
    {"SSQTM", Metric::quarter_turns, std::nullopt},
};

// The table metric. Larger cubes use only the cost, so any metric does.
Metric metric_of_tables(const query::Metric& metric, const lang::Where& where, int n, bool has_generators) {
    const auto row = std::ranges::find(metrics_of_tables, metric.name, &MetricOfTables::name);
    if (row == std::end(metrics_of_tables))
        throw lang::Error(where, fmt::format("solve cannot use the metric {}", metric.name),
                          "rotations of the whole cube cost nothing in solve: use another metric");
    const auto known = n == 2 ? row->on_pocket : row->on_three;
    if (known || n > 3 || has_generators) return known.value_or(Metric::half_turns);
    throw lang::Error(where, fmt::format("there are no {} tables for the 3x3x3", metric.name),
                      "name the moves, using = {R, U, F, D, L, B, M, E, S}; or use HTM, QTM, STM or SSTM");
}

std::string names_of(cube::Cube cube, const std::vector<cube::Part>& parts) {
    return joined_words(parts, [cube](const auto& part) { return cube::name(cube, part); });
}

bool asks_for_all(const SolveArguments& a) { return a.all && a.all->value.value; }

// Of a 3x3x3 they are shortest without being called so.
bool is_optimal(const SolveArguments& a) {
    return (a.way && a.way->optimal) || (!a.way && a.p->cube.n == 3 && (asks_for_all(a) || a.least));
}

// Only the search for shortest solutions of the 3x3x3 has all of them.
void check_all(const SolveArguments& a) {
    const bool all = asks_for_all(a);
    if ((!all && !a.least) || (a.p->cube.n == 3 && is_optimal(a) && !a.moves)) return;
    throw lang::Error(all ? a.all->where : a.least->where,
                      fmt::format("{} is for shortest solutions of the 3x3x3 by all turns", all ? "all" : "least"),
                      all ? "solve(p, all = true) lists those of a 3x3x3; on other cubes and with other moves, "
                            "find(inverse(p), all = true) does"
                          : "solve(p, least = 12) has at least 12 moves");
}

std::string searched(const search::Solution& solution, const query::Metric& metric, int least = 0) {
    if (solution.proved.searched < least) return "no length was searched completely";
    if (least > 0)
        return fmt::format("none of length {} to {} in {}, by exhaustion", least, solution.proved.searched,
                           metric.name);
    return fmt::format("none of length {} or less in {}, by exhaustion", solution.proved.searched, metric.name);
}

lang::Error no_solver(const cube::State& state, const Origin& origin) {
    return lang::Error(origin.where, fmt::format("shortest solutions of a {} are out of reach", cube_name(state.cube)),
                       "using = {R, 2R, U} limits the moves; find(inverse(p), most = 8) searches for a short one");
}

lang::Error out_of_reach(const cube::State& state, const search::Solution& solution, const query::Metric& metric,
                         const Origin& origin) {
    return lang::Error(
        origin.where,
        fmt::format("shortest solutions of a {} are out of reach beyond {} moves: {}", cube_name(state.cube),
                    solution.proved.searched, searched(solution, metric)),
        fmt::format("way = quick finds a short one; most = {} searches on", solution.proved.searched + 1));
}

// The quick solvers prove nothing if they find no solution.
std::string reason_for_no_solution(const cube::State& state, const search::Solution& solution,
                                   const query::Metric& metric, int least) {
    if (solution.proved.searched >= 0) return searched(solution, metric, least);
    constexpr auto none = "no such short solution was found, which proves nothing";
    return state.cube.n > 3 ? none : fmt::format("{}; solve(p, optimal) gives a proof", none);
}

// 0 means no time limit.
int seconds_of(const SolveArguments& arguments) {
    return checked_int(arguments.seconds, {.name = "seconds", .least = 0, .most = 1'000'000, .usual = 0});
}

std::string note_of(const search::Solution& solution) {
    return solution.by_colours ? "solved by colours; solve(p, exact) returns every centre to its own place" : "";
}

int least_of(const SolveArguments& arguments) {
    return checked_int(arguments.least, {.name = "least", .least = 0, .most = 100, .usual = 0});
}

Value listed(Context& context, const search::Solution& solution, const Origin& origin) {
    std::vector<Value> words;
    for (const auto& moves : solution.all) words.push_back(make_algorithm(cube::make_run(moves)));
    if (solution.has_more)
        context.note({origin.where, fmt::format("only {} of them are listed; there are more", words.size())});
    return make_list(std::move(words));
}

Value answer(Context& context, const SolveArguments& arguments, const search::Solution& solution,
             const query::Metric& metric, const Origin& origin) {
    const auto& state = *arguments.p;
    if (solution.found && context.stopped()) {
        const auto moves = joined_words(
            solution.moves, [](const cube::Move& move) { return cube::spell(move); }, " ");
        throw lang::interruption(origin.where, fmt::format("the shortest solution so far is {}", moves));
    }
    if (!solution.all.empty()) return listed(context, solution, origin);
    if (solution.found) return make_algorithm(cube::make_run(solution.moves), note_of(solution));
    switch (solution.end) {
        case SolveEnd::stuck:
            return make_boolean(false, fmt::format("these moves never solve {}", names_of(state.cube, solution.stuck)));
        case SolveEnd::no_method: throw no_solver(state, origin);
        case SolveEnd::out_of_reach: throw out_of_reach(state, solution, metric, origin);
        case SolveEnd::no_memory: throw no_memory_for_tables(origin);
        case SolveEnd::stopped:
            if (!context.stopped())
                return make_boolean(
                    false, fmt::format("{}; stopped after {} s", searched(solution, metric, least_of(arguments)),
                                       seconds_of(arguments)));
            throw lang::interruption(
                origin.where, solution.is_exhaustive ? searched(solution, metric, least_of(arguments)) : std::string());
        default: return make_boolean(false, reason_for_no_solution(state, solution, metric, least_of(arguments)));
    }
}

query::Metric metric_of(const SolveArguments& arguments) {
    return arguments.metric ? arguments.metric->value : query::usual_metric(arguments.p->cube.n);
}

search::SolveOptions options_of(Context& context, const SolveArguments& arguments, const Ticker& ticker) {
    search::SolveOptions options;
    options.optimal = is_optimal(arguments);
    options.exact = arguments.way && arguments.way->exact;
    options.generators = moves_of(context, arguments.moves);
    const auto metric = metric_of(arguments);
    if (arguments.metric)
        options.metric =
            metric_of_tables(metric, arguments.metric->where, arguments.p->cube.n, !options.generators.empty());
    options.cost = metric.cost;
    options.longest = checked_int(arguments.most, {.name = "most", .least = 0, .most = 100, .usual = 40});
    options.least = least_of(arguments);
    if (asks_for_all(arguments)) options.answers = limits::most_answers;
    options.seconds = seconds_of(arguments);
    if (context.host().memory_limit != 0) options.table_memory = context.search_memory();
    options.limits.stop = context.stop_token();
    if (options.seconds > 0 && (options.optimal || arguments.moves))
        options.limits.stop =
            options.limits.stop.until(std::chrono::steady_clock::now() + std::chrono::seconds(seconds_of(arguments)));
    options.limits.progress = [&ticker](const search::Progress& now) {
        if (now.parts > 0) return ticker.report("making a table for the solver: " + percent(now.part, now.parts));
        ticker.report(fmt::format("none up to {}, {} nodes", now.searched, short_number(now.nodes)));
    };
    options.on_answer = [&ticker](const std::vector<cube::Move>& moves) {
        ticker.report(fmt::format("{} moves", moves.size()));
    };
    options.on_part = [&ticker](std::size_t part, std::size_t parts) {
        ticker.report_lazily([&] { return "reducing to a 3x3x3: " + percent(part, parts); });
    };
    return options;
}

Value solve_cube(Context& context, const SolveArguments& arguments, const Origin& origin) {
    check_reachable(arguments.p);
    check_all(arguments);
    const Ticker ticker(context);
    const auto options = options_of(context, arguments, ticker);
    const auto solution = shared_solver(context).solve(*arguments.p, options);
    return answer(context, arguments, solution, metric_of(arguments), origin);
}

Value solve_in_group(Context& context, const SolveArguments& a, const At<Group>& group, const Origin& origin) {
    if (a.way || a.all || a.least)
        throw lang::Error(origin.where, "in the generators of a group, solve has only metric, most and seconds",
                          "using = {R, U} with moves of the cube has all its options");
    const auto metric = a.metric ? std::optional<query::Metric>(a.metric->value) : std::nullopt;
    return word_in_group(context, {group, a.position, true, metric, {}, a.most, a.seconds}, origin);
}

Value solve(Context& context, const SolveArguments& given, const Origin& origin) {
    if (const auto group = group_in(given.moves)) return solve_in_group(context, given, *group, origin);
    check_is_of_cube(given.position, "solve", "p");
    auto arguments = given;
    arguments.p = {*given.position.state(context), given.position.where};
    return solve_cube(context, arguments, origin);
}

}  // namespace

std::vector<BuiltIn> solve_built_ins() {
    return {
        row({.name = "solve",
             .meaning =
                 "A solution of p: a shortest one on the 2x2x2, a short one on the 3x3x3, by reduction on "
                 "larger cubes, in a minute at N = 100. way = optimal proves it shortest, in seconds or minutes, "
                 "which seconds bounds; way = exact also returns every centre of a large cube to its place.",
             .example = "cube 2; solve(R U)",
             .answer = "U' R'\n(-urf) (+ufl,frd,drb,bru,lbu)",
             .remark = {.is_length = true}},
            solve),
    };
}

}  // namespace cubelang::meaning
