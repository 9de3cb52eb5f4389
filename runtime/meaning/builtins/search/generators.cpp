#include "runtime/meaning/builtins/search/generators.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace cubelang::eval {
namespace {

// Turns of the whole cube cost nothing and could stand anywhere: a search takes them at the end or not at all.
void check_turns_a_part(const cube::Move& move, int n, const lang::Where& where) {
    const auto turn = cube::turn_of(move, n);
    if (turn && turn->to - turn->from + 1 == n)
        throw lang::Error(
            where, fmt::format("{} turns the whole cube", cube::spell(move)),
            "leave it out: what turns here are layers, {R, U, M}; find with rotation = true may end with it");
}

}  // namespace

query::Metric metric_or_usual(const std::optional<query::Metric>& metric, int n) {
    return metric.value_or(query::usual_metric(n));
}

std::vector<search::Generator> generators_of(Context& context, const std::optional<At<Value>>& moves,
                                             const std::optional<query::Metric>& metric) {
    const int n = context.cube().n;
    const auto counted = metric_or_usual(metric, n);
    const auto name = counted.name;
    const auto cost = counted.cost;
    if (!moves) {
        if (name.starts_with("SS")) return search::layer_turns(n, cost);
        if (name == "STM" || name == "BTM" || name == "ETM") return search::block_turns(n, false, cost);
        return n <= 3 ? search::face_turns(n, cost) : search::block_turns(n, true, cost);
    }
    std::vector<cube::Move> written;
    const auto add = [&](const Value& value) {
        const auto* algorithm = value.as<Algorithm>();
        const auto some = algorithm == nullptr ? std::nullopt : cube::expand(*algorithm->word, 1000);
        if (!some) throw lang::Error(moves->where, "the moves to be used are listed: using = {R, U, M}");
        static_cast<void>(context.perform(algorithm->word, moves->where));  // says so if this cube has no such move
        for (const auto& move : *some) check_turns_a_part(move, n, moves->where);
        written.insert(written.end(), some->begin(), some->end());
    };
    if (const auto* list = moves->value.as<List>())
        std::ranges::for_each(*list->items, add);
    else
        add(moves->value);
    auto generators = search::turns_meant_by(written, n, cost);
    if (generators.empty())
        throw lang::Error(moves->where, "there is nothing to turn with",
                          "using = {R, U, M} names the moves that may be used");
    return generators;
}

}  // namespace cubelang::eval
