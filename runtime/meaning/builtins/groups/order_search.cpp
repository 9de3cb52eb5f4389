// The built-in `shortest_of_order`.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/groups/census.hpp"
#include "runtime/cube/groups/generator_words.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/search/shortest_of_order.hpp"

namespace cubelang::meaning {
namespace {

struct OrderArguments {
    At<Integer> order;
    std::optional<At<Value>> moves;
    std::optional<query::Metric> metric;
    std::optional<At<Integer>> most, seconds;

    static constexpr auto fields = std::tuple{
        field("order", &OrderArguments::order, "the order, by labelled stickers"),
        field("using", &OrderArguments::moves), field("metric", &OrderArguments::metric),
        field("most", &OrderArguments::most,
              "the greatest length to try; 10 if left out, no limit if seconds are given"),
        field("seconds", &OrderArguments::seconds, "the time limit, after which the search reports its proved bound")};
};

// The generators to search; by default those of the full group.
std::vector<search::Generator> generators_for(Context& context, const OrderArguments& arguments) {
    auto generators = generators_of(context, arguments.moves, arguments.metric);
    const int n = context.cube().n;
    if (!arguments.moves) std::erase_if(generators, [n](const auto& one) { return groups::has_middle(one.turn, n); });
    return generators;
}

// Whether some product of these generators can have this order. With middle layers, the order must divide the exponent:
// they only multiply it by the order of a rotation, which the exponent contains.
bool is_an_order(cube::Cube cube, const Integer& order, std::span<const search::Generator> generators) {
    if (order > perm::exponent_modulus) return false;
    const auto number = static_cast<std::uint64_t>(order);
    const auto has_middle = [&](const auto& one) { return groups::has_middle(one.turn, cube.n); };
    if (std::ranges::any_of(generators, has_middle)) return groups::exponent(cube) % number == 0;
    return groups::has_elements_of_order(cube, number);
}

// 0 means no time limit.
int seconds_of(const OrderArguments& arguments) {
    return checked_int(arguments.seconds, {.name = "seconds", .least = 1, .most = 1'000'000, .usual = 0});
}

search::OrderQuery wanted_by(Context& context, const OrderArguments& arguments, const Ticker& ticker) {
    search::OrderQuery wanted{context.cube(), static_cast<std::uint64_t>(*arguments.order)};
    const int usual = arguments.seconds ? limits::longest_search : limits::usual_search;
    wanted.most_cost =
        checked_int(arguments.most, {.name = "most", .least = 0, .most = limits::longest_search, .usual = usual});
    wanted.stop = context.stop_token();
    if (const int seconds = seconds_of(arguments); seconds > 0)
        wanted.stop = wanted.stop.until(std::chrono::steady_clock::now() + std::chrono::seconds(seconds));
    wanted.progress = [&ticker](int cost, std::uint64_t words) {
        ticker.report_lazily([&] { return fmt::format("none up to {}, {} words", cost - 1, short_number(words)); });
    };
    return wanted;
}

std::string proved_so_far(const search::ShortestOfOrder& result, const std::string_view metric) {
    return result.proved < 0
               ? "no length was searched completely"
               : fmt::format("no element of this order within {} moves ({}): all were tried", result.proved, metric);
}

Value no_word(Context& context, const OrderArguments& arguments, const search::ShortestOfOrder& result,
              const Origin& origin) {
    const auto said = proved_so_far(result, metric_or_usual(arguments.metric, context.cube().n).name);
    if (context.stopped()) throw lang::interruption(origin.where, said);
    if (result.stopped) return make_boolean(false, fmt::format("{}; stopped after {} s", said, seconds_of(arguments)));
    return make_boolean(false, fmt::format("{}; most = {} looks further", said, result.proved + 1));
}

Value shortest_of_order(Context& context, const OrderArguments& arguments, const Origin& origin) {
    if (*arguments.order < 1)
        throw lang::Error(arguments.order.where,
                          fmt::format("the order must be at least 1, not {}", arguments.order->str()));
    const auto generators = generators_for(context, arguments);
    if (!is_an_order(context.cube(), *arguments.order, generators))
        return make_boolean(false, fmt::format("no element of the full group of a {} has order {}",
                                               cube_name(context.cube()), arguments.order->str()));
    const Ticker ticker(context);
    const auto result = search::shortest_of_order(wanted_by(context, arguments, ticker), generators);
    return result.word ? make_algorithm(cube::make_run(*result.word)) : no_word(context, arguments, result, origin);
}

}  // namespace

std::vector<BuiltIn> order_search_built_ins() {
    return {
        row({.name = "shortest_of_order",
             .meaning = "A shortest algorithm of the given order, or the reason why there is no such algorithm.",
             .example = "length(shortest_of_order(1260))",
             .answer = "5"},
            shortest_of_order),
    };
}

}  // namespace cubelang::meaning
