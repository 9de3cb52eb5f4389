// Built-ins for distances in a group, by breadth-first search, and for basic algorithms of fewest turns.

#include <fmt/format.h>

#include "runtime/meaning/bind/basic_algorithm.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/builtins/search/goal_value.hpp"
#include "runtime/meaning/builtins/search/puzzle_moves.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/search/commutators/synthesizer_table.hpp"
#include "runtime/search/growth/distances.hpp"

namespace cubelang::meaning {
namespace {

int checked_most(const std::optional<At<Integer>>& most) {
    return checked_int(most, {.name = "most", .least = 0, .most = 1000, .usual = 1000});
}

struct DistanceArguments {
    At<Value> moves;
    std::optional<query::Metric> metric;
    std::optional<At<Integer>> most;
    std::optional<At<Value>> goal;
    std::optional<Boolean> look, one_way;

    static constexpr auto fields = std::tuple{
        field("using", &DistanceArguments::moves, "the moves, such as {R, U}; or a group, for its generators"),
        field("metric", &DistanceArguments::metric),
        field("most", &DistanceArguments::most,
              "the greatest distance to count, which bounds time and memory; all if left out"),
        field(
            "goal", &DistanceArguments::goal,
            "the goal from which to count, such as solved(cross); for a group of numbers a list with a label for each "
            "number, where equal labels look alike; the solved position if left out"),
        field("look", &DistanceArguments::look, "whether centres of the same colour are equal; false if left out"),
        field("one_way", &DistanceArguments::one_way,
              "whether a group's generators are used without their inverses; false if left out")};
};

search::DistanceOptions distance_options(Context& context, const Ticker& ticker, const DistanceArguments& arguments,
                                         std::size_t antipodes) {
    search::DistanceOptions options;
    options.most_cost = checked_most(arguments.most);
    options.limits.memory = context.search_memory();
    options.antipodes = antipodes;
    options.limits.stop = context.stop_token();
    options.limits.progress = [&](const search::Progress& now) {
        ticker.report(fmt::format("{} at distance {}", short_number(now.found), now.cost));
    };
    return options;
}

search::Goal cube_goal(Context& context, const DistanceArguments& arguments) {
    search::Goal goal(cube::solved(context.cube()));
    if (arguments.goal) goal = GoalReader{context, arguments.goal->where}.goal(**arguments.goal);
    if (is_true(arguments.look)) goal.colors_only();
    return goal;
}

/// What is counted, and how a path is shown.
struct Counted {
    search::Distances distances;
    std::vector<Value> antipodes;
};

Counted counted_on_cube(Context& context, const DistanceArguments& arguments, const search::DistanceOptions& options) {
    const auto generators = generators_of(context, arguments.moves, arguments.metric);
    auto found = search::distances(cube_goal(context, arguments), generators, options);
    if (!found)
        throw lang::Error(arguments.goal ? arguments.goal->where : arguments.moves.where,
                          "the positions that reach this goal cannot be told apart from others by a search",
                          "a goal such as solved(cross) or oriented(edges) fixes where parts go; keep more parts");
    std::vector<Value> antipodes;
    for (const auto& word : found->antipodes) antipodes.push_back(make_algorithm(algorithm_of(word, generators)));
    return {std::move(*found), std::move(antipodes)};
}

Counted counted_in_group(Context& context, const DistanceArguments& arguments, const search::DistanceOptions& options) {
    const At<Group> group{*arguments.moves->as<Group>(), arguments.moves.where};
    const auto moves = puzzle_moves(group, arguments.metric, is_true(arguments.one_way));
    note_metric(context, moves, arguments.metric, group.where);
    auto found = search::distances(moves.moves, labels_of_numbers(group, arguments.goal), {}, options);
    if (!found) report_long_positions(group);
    std::vector<Value> antipodes;
    for (const auto& word : found->antipodes) antipodes.push_back(moves.value(word));
    return {std::move(*found), std::move(antipodes)};
}

Counted count_positions(Context& context, const DistanceArguments& arguments, std::size_t antipodes,
                        const Origin& origin) {
    const Ticker ticker(context);
    const auto options = distance_options(context, ticker, arguments, antipodes);
    auto made = arguments.moves->as<Group>() != nullptr ? counted_in_group(context, arguments, options)
                                                        : counted_on_cube(context, arguments, options);
    if (context.stopped())
        throw lang::interruption(origin.where, fmt::format("complete up to distance {}, {} states",
                                                           made.distances.searched, made.distances.total()));
    return made;
}

// Throws unless all states are counted up to the distance `wanted`. The hint is made with the greatest one that fits.
template <class Hint>
void check_counted(Context& context, const search::Distances& result, int wanted, const Origin& origin, Hint hint) {
    if (result.complete || result.searched >= wanted) return;
    throw lang::Error(origin.where,
                      fmt::format("the states do not fit into {} MB: there are {} up to distance {}",
                                  context.search_memory() >> 20U, result.total(), result.searched),
                      hint(result.searched));
}

Value distances(Context& context, const DistanceArguments& arguments, const Origin& origin) {
    const auto result = count_positions(context, arguments, 0, origin).distances;
    check_counted(context, result, checked_most(arguments.most), origin,
                  [](int fitting) { return fmt::format("most = {} stops there", fitting); });
    std::vector<Value> rows;
    for (std::size_t distance = 0; distance < result.counts.size(); ++distance)
        rows.push_back(make_record(
            {{"distance", make_integer(Integer(distance))}, {"states", make_integer(result.counts[distance])}}));
    return make_list(std::move(rows));
}

Value antipodes(Context& context, const At<Value>& moves, const std::optional<query::Metric>& metric,
                const std::optional<At<Integer>>& answers, const std::optional<At<Value>>& goal, const Origin& origin) {
    const auto wanted = static_cast<std::size_t>(
        checked_int(answers, {.name = "answers", .least = 1, .most = limits::most_answers, .usual = 1}));
    auto result = count_positions(context, {moves, metric, {}, goal, {}, {}}, wanted, origin);
    const auto counting = [&](int fitting) {
        return fmt::format("distances({}{}{}, most = {}) counts those", moves.where.text(),
                           metric ? fmt::format(", metric = {}", metric->name) : "",
                           goal ? fmt::format(", goal = {}", goal->where.text()) : "", fitting);
    };
    check_counted(context, result.distances, checked_most({}), origin, counting);
    return make_list(std::move(result.antipodes));
}

search::commutators::TableOptions basic_options(Context& context, const Ticker& ticker) {
    search::commutators::TableOptions options;
    options.limits.stop = context.stop_token();
    options.limits.progress = [&ticker](const search::Progress& now) {
        ticker.report(fmt::format("{} of {} parts searched, {}", now.part, now.parts, percent(now.part, now.parts)));
    };
    return options;
}

void check_size(Context& context, const Origin& origin) {
    if (const int n = context.cube().n; n > search::commutators::largest_basic_cube)
        throw lang::Error(
            origin.where,
            fmt::format("basic algorithms are available for cubes up to the {0}x{0}x{0}, but the current cube is a {1}",
                        search::commutators::largest_basic_cube, cube_name(context.cube())));
}

Value basic(Context& context, const At<Value>& a, const std::optional<At<Integer>>& destination,
            const std::optional<At<Integer>>& orientation, const Origin& origin) {
    check_size(context, origin);
    const auto entry = find_basic_algorithm(context, a, destination, orientation, origin);
    const Ticker ticker(context);
    const auto result =
        search::commutators::basic_algorithms(context.cube().n, std::span(&entry, 1), basic_options(context, ticker));
    context.check_stop(origin.where);
    if (result.algorithms.front()) return make_algorithm(cube::make_run(*result.algorithms.front()));
    return make_boolean(false, fmt::format("none up to {} turns, by exhaustion", result.searched));
}

Value basics(Context& context, const Origin& origin) {
    check_size(context, origin);
    const Ticker ticker(context);
    const auto result = search::commutators::basic_table(context.cube().n, basic_options(context, ticker));
    context.check_stop(origin.where);
    return list_of(result.algorithms, [&](const auto& moves) {
        return moves ? make_algorithm(cube::make_run(*moves))
                     : make_boolean(false, fmt::format("none up to {} turns", result.searched));
    });
}

}  // namespace

std::vector<BuiltIn> distance_built_ins() {
    return {
        row({.name = "distances",
             .meaning = "The number of states at each distance from the solved cube, or from a goal, for the group "
                        "generated by these moves.",
             .example = "item(distances({R2, U2}), 7).states",
             .answer = "1"},
            distances),
        row({.name = "antipodes",
             .parameters = "using: the moves, such as {R, U}; or a group, for its generators | metric, answers: the "
                           "number of states; 1 if left out | goal: as in distances",
             .meaning = "Shortest algorithms for states at the greatest distance from the solved cube by these moves.",
             .example = "antipodes({R2, U2})",
             .answer = "{R2 U2 R2 U2 R2 U2}"},
            antipodes),
        row({.name = "basic",
             .parameters = "a: the index; or the number of the sticker in fruldb | destination, orientation",
             .meaning = "The basic algorithm of Cube Synthesizer with the fewest turns, by its index, or by sticker, "
                        "place and orientation.",
             .example = "length(basic(100), SSTM)",
             .answer = "3"},
            basic),
        row({.name = "basics",
             .meaning = "All basic algorithms of the current cube, in order of their indexes.",
             .example = "cube 2; size(basics())",
             .answer = "120"},
            basics),
    };
}

}  // namespace cubelang::meaning
