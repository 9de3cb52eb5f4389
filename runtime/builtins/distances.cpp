// How far states are: all of a group, breadth first; and the basic algorithms of fewest turns.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/basic_entry.hpp"
#include "runtime/builtins/find_goal.hpp"
#include "runtime/builtins/progress.hpp"
#include "runtime/builtins/small_integer.hpp"
#include "runtime/search/space/distances.hpp"
#include "runtime/search/synthesizer/table.hpp"
#include "runtime/value/limits.hpp"

namespace cubelang::eval {
namespace {

search::Distances counted(Context& context, const Value& moves, const std::optional<Text>& metric,
                          const std::optional<Integer>& most, std::size_t antipodes, const Origin& origin) {
    const auto generators = generators_of(context, moves, metric, origin);
    const Progress progress(context);
    search::DistanceOptions options;
    options.most_cost = small_integer(most, 1000, 0, 1000, "most", origin);
    options.effort.memory = limits::search_memory;
    options.antipodes = antipodes;
    options.effort.stop = context.stop_token();
    options.effort.progress = [&](const search::Progress& now) {
        progress.say(fmt::format("{} at distance {}", in_short(now.found), now.cost));
    };
    auto result = search::distances(search::Goal(cube::solved(context.cube())), generators, options);
    if (context.stopped())
        throw lang::Error(origin.where, fmt::format("interrupted: complete up to distance {}, {} states",
                                                    static_cast<int>(result.counts.size()) - 2, result.total()));
    return result;
}

void check_complete(const search::Distances& result, const std::optional<Integer>& most, const Origin& origin) {
    if (result.complete || most) return;
    throw lang::Error(
        origin.where,
        fmt::format("this group has more states than fit into {} MB: {} are counted up to distance {}",
                    limits::search_memory >> 20U, result.total(), static_cast<int>(result.counts.size()) - 1),
        fmt::format("most = {} counts those", static_cast<int>(result.counts.size()) - 1));
}

// A row for each distance.
Value distances(Context& context, const Value& moves, const std::optional<Text>& metric,
                const std::optional<Integer>& most, const Origin& origin) {
    const auto result = counted(context, moves, metric, most, 0, origin);
    check_complete(result, most, origin);
    std::vector<Value> rows;
    for (std::size_t distance = 0; distance < result.counts.size(); ++distance)
        rows.push_back(make_record(
            {{"distance", make_integer(Integer(distance))}, {"states", make_integer(result.counts[distance])}}));
    return make_list(std::move(rows));
}

Value antipodes(Context& context, const Value& moves, const std::optional<Text>& metric,
                const std::optional<Integer>& answers, const Origin& origin) {
    const auto wanted = static_cast<std::size_t>(small_integer(answers, 1, 1, limits::most_answers, "answers", origin));
    const auto result = counted(context, moves, metric, std::nullopt, wanted, origin);
    check_complete(result, std::nullopt, origin);
    std::vector<Value> words;
    for (const auto& way : result.antipodes) words.push_back(make_algorithm(cube::make_run(way)));
    return make_list(std::move(words));
}

search::synthesizer::TableOptions basic_options(Context& context, const Progress& progress) {
    search::synthesizer::TableOptions options;
    options.effort.stop = context.stop_token();
    options.effort.progress = [&progress](const search::Progress& now) {
        progress.say(fmt::format("{} of {} parts searched", now.part, now.parts));
    };
    return options;
}

void check_size(Context& context, const Origin& origin) {
    if (const int n = context.cube().n; n > search::synthesizer::largest_basic_cube)
        throw lang::Error(origin.where,
                          fmt::format("basic algorithms are searched for up to the {0}x{0}x{0}, and a {1} is in force",
                                      search::synthesizer::largest_basic_cube, cube_name(context.cube())));
}

Value basic(Context& context, const Value& a, const std::optional<Integer>& destination,
            const std::optional<Integer>& orientation, const Origin& origin) {
    check_size(context, origin);
    const auto entry = basic_asked_for(context, a, destination, orientation, origin);
    const Progress progress(context);
    const auto result =
        search::synthesizer::basic_algorithms(context.cube().n, std::span(&entry, 1), basic_options(context, progress));
    context.check_stop(origin.where);
    if (result.algorithms.front()) return make_algorithm(cube::make_run(*result.algorithms.front()));
    return make_boolean(false, fmt::format("none up to {} turns, by exhaustion", result.searched));
}

Value basics(Context& context, const Origin& origin) {
    check_size(context, origin);
    const Progress progress(context);
    const auto result = search::synthesizer::basic_table(context.cube().n, basic_options(context, progress));
    context.check_stop(origin.where);
    std::vector<Value> all;
    for (const auto& moves : result.algorithms)
        all.push_back(moves ? make_algorithm(cube::make_run(*moves))
                            : make_boolean(false, fmt::format("none up to {} turns", result.searched)));
    return make_list(std::move(all));
}

}  // namespace

std::vector<BuiltIn> distance_built_ins() {
    return {
        row("distances", "using, metric, most",
            "how many states are how far from solved, by these moves: the group that they make, breadth first",
            "item(distances({R2, U2}), 7).states", "1", distances),
        row("antipodes", "using, metric, answers",
            "states that are farthest from solved by these moves, as shortest algorithms", "antipodes({R2, U2})",
            "{R2 U2 R2 U2 R2 U2}", antipodes),
        row("basic", "a, destination, orientation",
            "Cube Synthesizer's basic algorithm of fewest turns: by its index, or by the sticker (fruldb) and the "
            "place of the front face that it comes to, and the orientation in the middle",
            "length(basic(100), SSTM)", "3", basic),
        row("basics", "", "all of them, in the order of their indexes, of the cube in force", "cube 2; size(basics())",
            "120", basics),
    };
}

}  // namespace cubelang::eval
