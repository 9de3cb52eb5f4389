// A shortest algorithm of a given order.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/groups/census.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/value/context.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/search/shortest_of_order.hpp"

namespace cubelang::eval {
namespace {

struct OrderArguments {
    At<Integer> order;
    std::optional<At<Value>> moves;
    std::optional<query::Metric> metric;
    std::optional<At<Integer>> most, seconds;

    static constexpr auto fields = std::tuple{
        field("order", &OrderArguments::order, "after how many times all labelled stickers are to be home"),
        field("using", &OrderArguments::moves), field("metric", &OrderArguments::metric),
        field("most", &OrderArguments::most,
              "the greatest length that is tried; 10 if left out, or as far as the seconds go"),
        field("seconds", &OrderArguments::seconds, "for how long it searches; then it says what is proved so far")};
};

bool turns_the_middle(const search::Generator& generator, int n) {
    return n % 2 == 1 && 2 * generator.turn.from <= n + 1 && n + 1 <= 2 * generator.turn.to;
}

// Those of the full group, where none are named.
std::vector<search::Generator> generators_for(Context& context, const OrderArguments& asked) {
    auto generators = generators_of(context, asked.moves, asked.metric);
    const int n = context.cube().n;
    if (!asked.moves) std::erase_if(generators, [n](const auto& one) { return turns_the_middle(one, n); });
    return generators;
}

// Is it an order at all? Of turns of the middle layers too, only divisors of the exponent are: they add the order of a
// rotation, and the exponent has those.
bool is_an_order(cube::Cube cube, const Integer& order, std::span<const search::Generator> generators) {
    if (order > perm::exponent_modulus) return false;
    const auto number = static_cast<std::uint64_t>(order);
    const auto has_middle = [&](const auto& one) { return turns_the_middle(one, cube.n); };
    if (std::ranges::any_of(generators, has_middle)) return full_group::exponent(cube) % number == 0;
    return full_group::has_elements_of_order(cube, number);
}

// 0: as long as it takes.
int seconds_of(const OrderArguments& asked) {
    return checked_int(asked.seconds, {.name = "seconds", .least = 1, .most = 1'000'000, .usual = 0});
}

full_group::OrderWanted wanted_by(Context& context, const OrderArguments& asked, const Ticker& ticker) {
    full_group::OrderWanted wanted{context.cube(), static_cast<std::uint64_t>(*asked.order)};
    const int usual = asked.seconds ? limits::longest_search : limits::usual_search;
    wanted.most_cost =
        checked_int(asked.most, {.name = "most", .least = 0, .most = limits::longest_search, .usual = usual});
    wanted.stop = context.stop_token();
    if (const int seconds = seconds_of(asked); seconds > 0)
        wanted.stop = wanted.stop.until(std::chrono::steady_clock::now() + std::chrono::seconds(seconds));
    wanted.progress = [&ticker](int cost, std::uint64_t words) {
        ticker.say_by([&] { return fmt::format("none up to {}, {} words", cost - 1, in_short(words)); });
    };
    return wanted;
}

std::string proved_so_far(const full_group::ShortestOfOrder& result, const std::string_view metric) {
    return result.proved < 0 ? "nothing was searched to its end"
                             : fmt::format("none of length {} or less in {}, by exhaustion", result.proved, metric);
}

Value no_word(Context& context, const OrderArguments& asked, const full_group::ShortestOfOrder& result,
              const Origin& origin) {
    const auto said = proved_so_far(result, metric_or_usual(asked.metric, context.cube().n).name);
    if (context.stopped()) throw lang::interruption(origin.where, said);
    if (result.stopped) return make_boolean(false, fmt::format("{}; stopped after {} s", said, seconds_of(asked)));
    return make_boolean(false, fmt::format("{}; most = {} looks further", said, result.proved + 1));
}

Value shortest_of_order(Context& context, const OrderArguments& asked, const Origin& origin) {
    if (*asked.order < 1)
        throw lang::Error(asked.order.where, fmt::format("an order is at least 1, not {}", asked.order->str()));
    const auto generators = generators_for(context, asked);
    if (!is_an_order(context.cube(), *asked.order, generators))
        return make_boolean(false, fmt::format("no element of the full group of a {} has order {}",
                                               cube_name(context.cube()), asked.order->str()));
    const Ticker ticker(context);
    const auto result = full_group::shortest_of_order(wanted_by(context, asked, ticker), generators);
    return result.word ? make_algorithm(cube::make_run(*result.word)) : no_word(context, asked, result, origin);
}

}  // namespace

std::vector<BuiltIn> order_search_built_ins() {
    return {
        row({.name = "shortest_of_order",
             .meaning =
                 "a shortest algorithm that has to be done so many times before all is home, or why there is none",
             .example = "length(shortest_of_order(1260))",
             .answer = "5"},
            shortest_of_order),
    };
}

}  // namespace cubelang::eval
