// Built-ins for distances in a group, by breadth-first search, and for basic algorithms of fewest turns.

#include <fmt/format.h>

#include "runtime/meaning/bind/basic_algorithm.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/search/commutators/synthesizer_table.hpp"
#include "runtime/search/space/distances.hpp"

namespace cubelang::meaning {
namespace {

int checked_most(const std::optional<At<Integer>>& most) {
    return checked_int(most, {.name = "most", .least = 0, .most = 1000, .usual = 1000});
}

search::Distances distances_of(Context& context, const At<Value>& moves, const std::optional<query::Metric>& metric,
                               const std::optional<At<Integer>>& most, std::size_t antipodes, const Origin& origin) {
    const auto generators = generators_of(context, moves, metric);
    const Ticker ticker(context);
    search::DistanceOptions options;
    options.most_cost = checked_most(most);
    options.limits.memory = context.search_memory();
    options.antipodes = antipodes;
    options.limits.stop = context.stop_token();
    options.limits.progress = [&](const search::Progress& now) {
        ticker.report(fmt::format("{} at distance {}", short_number(now.found), now.cost));
    };
    auto result = search::distances(search::Goal(cube::solved(context.cube())), generators, options);
    if (context.stopped())
        throw lang::interruption(origin.where,
                                 fmt::format("complete up to distance {}, {} states", result.searched, result.total()));
    return result;
}

// Throws unless all states are counted up to the distance `wanted`. The hint is made with the greatest one that fits.
template <class Hint>
void check_counted(Context& context, const search::Distances& result, int wanted, const Origin& origin, Hint hint) {
    if (result.complete || result.searched >= wanted) return;
    throw lang::Error(origin.where,
                      fmt::format("the states of this group do not fit into {} MB: there are {} up to distance {}",
                                  context.search_memory() >> 20U, result.total(), result.searched),
                      hint(result.searched));
}

Value distances(Context& context, const At<Value>& moves, const std::optional<query::Metric>& metric,
                const std::optional<At<Integer>>& most, const Origin& origin) {
    const auto result = distances_of(context, moves, metric, most, 0, origin);
    check_counted(context, result, checked_most(most), origin,
                  [](int fitting) { return fmt::format("most = {} stops there", fitting); });
    std::vector<Value> rows;
    for (std::size_t distance = 0; distance < result.counts.size(); ++distance)
        rows.push_back(make_record(
            {{"distance", make_integer(Integer(distance))}, {"states", make_integer(result.counts[distance])}}));
    return make_list(std::move(rows));
}

Value antipodes(Context& context, const At<Value>& moves, const std::optional<query::Metric>& metric,
                const std::optional<At<Integer>>& answers, const Origin& origin) {
    const auto wanted = static_cast<std::size_t>(
        checked_int(answers, {.name = "answers", .least = 1, .most = limits::most_answers, .usual = 1}));
    const auto result = distances_of(context, moves, metric, std::nullopt, wanted, origin);
    const auto counting = [&](int fitting) {
        return fmt::format("distances({}{}, most = {}) counts those", moves.where.text(),
                           metric ? fmt::format(", metric = {}", metric->name) : "", fitting);
    };
    check_counted(context, result, checked_most({}), origin, counting);
    return list_of(result.antipodes, [&](const auto& way) { return make_algorithm(cube::make_run(way)); });
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
             .parameters =
                 "using, metric, most: the greatest distance to count, which bounds time and memory; all if left out",
             .meaning =
                 "The number of states at each distance from the solved cube, for the group generated by these moves.",
             .example = "item(distances({R2, U2}), 7).states",
             .answer = "1"},
            distances),
        row({.name = "antipodes",
             .parameters = "using, metric, answers: the number of states; 1 if left out",
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
