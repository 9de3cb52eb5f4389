// Built-ins for the basic algorithms of Cube Synthesizer with the fewest turns.

#include <fmt/format.h>

#include "runtime/meaning/bind/basic_algorithm.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/search/commutators/synthesizer_table.hpp"

namespace cubelang::meaning {
namespace {

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

std::vector<BuiltIn> basic_algorithm_built_ins() {
    return {
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
