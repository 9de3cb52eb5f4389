// Solving: the 2x2x2 and 3x3x3 shortly or provably shortest, larger cubes by reduction.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/find_goal.hpp"
#include "runtime/builtins/shared_solver.hpp"
#include "runtime/query/reachable.hpp"
#include "runtime/search/solver.hpp"
#include "runtime/value/ticker.hpp"

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

template <>
struct Argument<Metric> : Argument<query::Metric> {
    static Metric get(Context& context, const Operand& operand) {
        const auto name = Argument<query::Metric>::get(context, operand).name;
        if (name == "HTM" || name == "OBTM") return Metric::half_turns;
        if (name == "QTM") return Metric::quarter_turns;
        if (name == "STM" || name == "BTM") return Metric::slice_turns;
        throw lang::Error(operand.where, fmt::format("solve does not count in {}", name),
                          "it counts in HTM, QTM or STM; find counts in every metric");
    }
    static std::vector<Choice> choices() {
        auto all = Argument<query::Metric>::choices();
        std::erase_if(all, [](const Choice& choice) {
            return choice.text != "HTM" && choice.text != "QTM" && choice.text != "STM";
        });
        return all;
    }
};

namespace {

struct SolveArguments {
    At<cube::State> p;
    std::optional<Way> way;
    std::optional<Metric> metric;
    std::optional<At<Value>> moves;
    std::optional<At<Integer>> seconds, most;

    static constexpr auto fields =
        std::tuple{field("p", &SolveArguments::p, "the position to be solved"),
                   field("way", &SolveArguments::way,
                         "short at once, proved to be shortest, or with every centre home; quick if left out"),
                   field("metric", &SolveArguments::metric, "what counts as one move; HTM if left out"),
                   field("using", &SolveArguments::moves),
                   field("seconds", &SolveArguments::seconds, "how long it may look for fewer moves"),
                   field("most", &SolveArguments::most, "the greatest length that is tried; 40 if left out")};
};

std::vector<cube::Move> moves_of(Context& context, const std::optional<At<Value>>& written) {
    std::vector<cube::Move> moves;
    if (written)
        for (const auto& generator : generators_of(context, written, std::nullopt)) moves.push_back(generator.move);
    return moves;
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

std::string searched(const search::Solution& solution) {
    if (solution.proved.searched < 0) return "nothing was searched to its end";
    return fmt::format("none of length {} or less, by exhaustion", solution.proved.searched);
}

lang::Error no_solver(const cube::State& state, const Origin& origin) {
    return lang::Error(
        origin.where, fmt::format("shortest solutions of a {} are out of reach", cube_name(state.cube)),
        "using = {R, 2R, U} names the moves to search with; find(inverse(p), most = 8) looks for a short one");
}

lang::Error too_large(const cube::State& state, const Origin& origin) {
    return lang::Error(origin.where, fmt::format("cubes are solved up to {0}x{0}x{0}, but this is a {1}",
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
            throw lang::interruption(origin.where, solution.is_exhaustive ? searched(solution) : std::string());
        default: return make_boolean(false, searched(solution));
    }
}

search::SolveOptions options_of(Context& context, const SolveArguments& arguments, const Ticker& ticker) {
    search::SolveOptions options;
    options.optimal = arguments.way && arguments.way->optimal;
    options.exact = arguments.way && arguments.way->exact;
    options.metric = arguments.metric.value_or(Metric::half_turns);
    options.generators = moves_of(context, arguments.moves);
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
    return options;
}

Value solve(Context& context, const SolveArguments& arguments, const Origin& origin) {
    check_reachable(arguments.p);
    const Ticker ticker(context);
    const auto options = options_of(context, arguments, ticker);
    return answer(*arguments.p, shared_solver(context).solve(*arguments.p, options), origin);
}

}  // namespace

std::vector<BuiltIn> solve_built_ins() {
    return {
        row({.name = "solve",
             .meaning =
                 "moves that solve p: on the 2x2x2 the fewest, on the 3x3x3 few (fewer if given "
                 "seconds) or the "
                 "fewest (way = optimal); larger cubes by reduction, as they are seen (way = exact: every centre home)",
             .example = "cube 2; solve(R U)",
             .answer = "U' R'\n(-urf) (+dfr,bdr,ubr,ulb,ufl)"},
            solve),
    };
}

}  // namespace cubelang::eval
