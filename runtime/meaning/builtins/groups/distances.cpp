// Built-ins for distances of positions, by breadth-first search.

#include <fmt/format.h>

#include "runtime/base/files/records.hpp"
#include "runtime/meaning/builtins/groups/graph_arguments.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/builtins/search/goal_value.hpp"
#include "runtime/meaning/builtins/search/group_search.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/search/growth/distances.hpp"

namespace cubelang::meaning {
namespace {

int checked_most(const std::optional<At<Integer>>& most) {
    return checked_int(most, {.name = "most", .least = 0, .most = 1'000'000, .usual = 1'000'000});
}

struct DistanceArguments : GraphArguments {
    std::optional<At<Integer>> most;
    std::optional<At<Text>> folder;

    static constexpr auto fields = std::tuple_cat(
        first_fields,
        std::tuple{field("most", &DistanceArguments::most,
                         "the greatest distance to count, which bounds time and memory; all if left out")},
        last_fields,
        std::tuple{field("folder", &DistanceArguments::folder,
                         "a folder for counts that need more memory or hours: positions are kept there, with a record, "
                         "and the same count goes on where it stopped")});
};

// Lines for the reader of a record.
search::StoreOptions store_options(Context& context, const At<Text>& folder, const Origin& origin) {
    return {context.writable(folder->text, folder.where),
            fmt::format("count: {}\nprogram: cubelang {}\nmemory: {} MB\n", files::to_one_line(origin.where.text()),
                        CUBELANG_VERSION, context.search_memory() >> 20U)};
}

search::DistanceOptions distance_options(Context& context, const Ticker& ticker, const DistanceArguments& arguments,
                                         std::size_t antipodes, const Origin& origin) {
    search::DistanceOptions options;
    if (arguments.folder) options.store = store_options(context, *arguments.folder, origin);
    options.most_cost = checked_most(arguments.most);
    options.limits.memory = context.search_memory();
    options.antipodes = antipodes;
    options.limits.stop = context.stop_token();
    options.limits.progress = [&](const search::Progress& now) {
        ticker.report(fmt::format("{} at distance {}", short_number(now.found), now.cost));
    };
    return options;
}

/// What is counted, and how a path is shown.
struct Counted {
    search::Distances distances;
    std::vector<Value> antipodes;
};

Counted counted_on_cube(Context& context, const DistanceArguments& arguments, const search::DistanceOptions& options) {
    const auto generators = generators_of(context, arguments.moves, arguments.metric);
    auto found = search::distances(goal_on_cube(context, arguments.goal, is_true(arguments.look)), generators, options);
    if (!found)
        throw lang::Error(arguments.goal ? arguments.goal->where : arguments.moves.where,
                          "the positions that reach this goal cannot be told apart from others by a search",
                          "a goal such as solved(cross) or oriented(edges) fixes where parts go; keep more parts");
    if (found->is_too_long) report_long_positions(arguments.moves.where);
    std::vector<Value> antipodes;
    for (const auto& word : found->antipodes) antipodes.push_back(make_algorithm(algorithm_of(word, generators)));
    return {std::move(*found), std::move(antipodes)};
}

Counted counted_in_group(Context& context, const DistanceArguments& arguments, const At<Group>& group,
                         search::DistanceOptions options) {
    auto [moves, labels, subgroup] = graph_moves(context, arguments, group);
    options.subgroup = std::move(subgroup);
    auto found = search::distances(moves.moves, labels, {}, options);
    if (found.is_too_long) report_long_positions(group.where);
    std::vector<Value> antipodes;
    for (const auto& word : found.antipodes) antipodes.push_back(moves.value(word));
    return {std::move(found), std::move(antipodes)};
}

// Moves with a subgroup as the goal, and one-way moves, are the generators of a group.
std::optional<At<Group>> group_meant(Context& context, const DistanceArguments& arguments) {
    const bool is_needed = arguments.is_to_subgroup() || is_true(arguments.one_way) || group_in(arguments.moves);
    return is_needed ? std::optional(group_of_moves(context, arguments)) : std::nullopt;
}

Counted count_positions(Context& context, const DistanceArguments& arguments, std::size_t antipodes,
                        const Origin& origin) try {
    const Ticker ticker(context);
    const auto options = distance_options(context, ticker, arguments, antipodes, origin);
    const auto group = group_meant(context, arguments);
    auto made =
        group ? counted_in_group(context, arguments, *group, options) : counted_on_cube(context, arguments, options);
    if (context.stopped())
        throw lang::interruption(
            origin.where,
            fmt::format("complete up to distance {}, {} states{}", made.distances.searched, made.distances.total(),
                        arguments.folder ? "; the same count goes on from there" : ""));
    if (arguments.folder && made.distances.is_table)
        context.note(
            {arguments.folder->where, "these positions fit into a table in memory, so the folder was not used"});
    return made;
} catch (const search::LayerStore::Problem& problem) {
    throw lang::Error(arguments.folder->where,
                      fmt::format("cannot count in the folder {}: {}", (*arguments.folder)->text, problem.what()),
                      problem.hint);
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

std::vector<std::uint64_t> counts_of(Context& context, const DistanceArguments& arguments, const Origin& origin) {
    auto result = count_positions(context, arguments, 0, origin).distances;
    check_counted(context, result, checked_most(arguments.most), origin,
                  [](int fitting) { return fmt::format("most = {} stops there", fitting); });
    return std::move(result.counts);
}

Value distances(Context& context, const DistanceArguments& arguments, const Origin& origin) {
    std::vector<Value> rows;
    for (const auto count : counts_of(context, arguments, origin))
        rows.push_back(
            make_record({{"distance", make_integer(Integer(rows.size()))}, {"states", make_integer(count)}}));
    return make_list(std::move(rows));
}

Value growth(Context& context, const DistanceArguments& arguments, const Origin& origin) {
    std::vector<Value> counts;
    for (const auto count : counts_of(context, arguments, origin)) counts.push_back(make_integer(count));
    return make_list(std::move(counts));
}

Value antipodes(Context& context, const At<Value>& moves, const std::optional<query::Metric>& metric,
                const std::optional<At<Integer>>& answers, const std::optional<At<Value>>& goal, const Origin& origin) {
    const auto wanted = static_cast<std::size_t>(
        checked_int(answers, {.name = "answers", .least = 1, .most = limits::most_answers, .usual = 1}));
    auto result = count_positions(context, {{moves, metric, goal, {}, {}}, {}, {}}, wanted, origin);
    const auto counting = [&](int fitting) {
        return fmt::format("distances({}{}{}, most = {}) counts those", moves.where.text(),
                           metric ? fmt::format(", metric = {}", metric->name) : "",
                           goal ? fmt::format(", goal = {}", goal->where.text()) : "", fitting);
    };
    check_counted(context, result.distances, checked_most({}), origin, counting);
    return make_list(std::move(result.antipodes));
}

Value positions_at(Context& context, const At<Value>& moves, const At<Integer>& distance,
                   const std::optional<query::Metric>& metric, const std::optional<At<Integer>>& answers,
                   const std::optional<At<Value>>& goal, const Origin& origin) {
    const auto wanted =
        static_cast<std::size_t>(checked_int(answers, {.name = "answers",
                                                       .least = 1,
                                                       .most = limits::most_answers,
                                                       .usual = static_cast<int>(limits::most_answers)}));
    const int at = checked_most(distance);
    auto result = count_positions(context, {{moves, metric, goal, {}, {}}, distance, {}}, wanted, origin);
    check_counted(context, result.distances, at, origin,
                  [](int fitting) { return fmt::format("those at distance {} can be listed", fitting); });
    const auto& counts = result.distances.counts;
    if (static_cast<int>(counts.size()) <= at) return make_list({});
    if (!answers && counts.back() > wanted)
        context.note({origin.where, fmt::format("only {} of {} are listed", wanted, counts.back())});
    return make_list(std::move(result.antipodes));
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
        row({.name = "growth",
             .meaning = "The numbers of states at distance 0, 1, 2 and so on, as distances counts them.",
             .example = "growth({R2, U2})",
             .answer = "{1, 2, 2, 2, 2, 2, 1}"},
            growth),
        row({.name = "antipodes",
             .parameters = "using: the moves, such as {R, U}; or a group, for its generators | metric, answers: the "
                           "number of states; 1 if left out | goal: as in distances",
             .meaning = "Shortest algorithms for states at the greatest distance from the solved cube by these moves.",
             .example = "antipodes({R2, U2})",
             .answer = "{U2 R2 U2 R2 U2 R2}"},
            antipodes),
        row({.name = "positions_at",
             .parameters =
                 "using: the moves, such as {R, U}; or a group, for its generators | distance: the distance | "
                 "metric, answers: the greatest number of states | goal: as in distances",
             .meaning =
                 "Shortest algorithms that lead from the solved cube to the states at this distance, by these moves.",
             .example = "positions_at({R2, U2}, 2)",
             .answer = "{R2 U2, U2 R2}"},
            positions_at),
    };
}

}  // namespace cubelang::meaning
