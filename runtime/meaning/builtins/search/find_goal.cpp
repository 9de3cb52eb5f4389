#include "runtime/meaning/builtins/search/find_goal.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/meaning/builtins/search/find_claims.hpp"
#include "runtime/meaning/builtins/search/goal_said.hpp"
#include "runtime/meaning/builtins/search/goal_value.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::eval {
namespace {

bool would_flip(const cube::Part& from, const cube::Part& to) {
    return from.kind == cube::Kind::wing && to.kind == cube::Kind::wing && to.count == 2 &&
           from.stickers[0].block == to.stickers[1].block;
}

void add_target(Context& context, const Value& value, Claims& claims, const PartsList& ignored,
                const lang::Where& where) {
    const auto* record = value.as<Record>();
    if (record == nullptr || record->fields->size() != 2 || record->fields->front().first != "from")
        throw lang::Error(
            where,
            fmt::format("a goal is written @uf -> @ur or oriented(edges), but this is {}", type_with_article(value)),
            hint_about_goal(value));
    const auto& [first, last] = std::pair(record->fields->front().second, record->fields->back().second);
    const auto& from = part_here(context, first, where);
    const auto& to = part_here(context, last, where);
    if (from.stickers[0].block != to.stickers[0].block) of_two_orbits(context.cube(), from, to, where);
    claims.bring(from, to, fmt::format("{} -> {}", to_text(first), to_text(last)), ignored, where);
}

search::Goal with_free_turns(search::Goal goal, const GoalArguments& arguments) {
    if (arguments.rotation) goal.free_rotation();
    const cube::Turn up{cube::Axis::y, 1, 1, 1};
    if (arguments.auf) {
        goal.free_before(up);
        goal.free_after(up);
    }
    return goal;
}

search::Goal plain_goal(Context& context, const GoalArguments& arguments, const Origin& origin) {
    if (arguments.what) return search::Goal(*arguments.what);
    if (!arguments.targets)
        throw lang::Error(origin.where, "find is given nothing to find",
                          "a permutation, find((uf,ur,ub)), or where parts are to go, find(goal = @uf -> @ur)");
    return search::Goal::free(context.cube());
}

}  // namespace

void of_two_orbits(cube::Cube cube, const cube::Part& from, const cube::Part& to, const lang::Where& where) {
    if (would_flip(from, to))
        throw lang::Error(where,
                          fmt::format("going from {} to {}, a wing would have to flip, and it cannot",
                                      cube::name(cube, from), cube::name(cube, to)),
                          fmt::format("spell it {}", cube::name(cube, cube::part_at(cube, to.stickers[1]))));
    if (from.kind != to.kind)
        throw lang::Error(where,
                          fmt::format("no turns bring {} to {}: the one is {}, the other {}", cube::name(cube, from),
                                      cube::name(cube, to), cube::with_article(from.kind), cube::with_article(to.kind)),
                          "corners go to corners, and a wing or a centre to those of its own number");
    throw lang::Error(where,
                      fmt::format("{} and {} can never change places: they lie at different distances from the middle",
                                  cube::name(cube, from), cube::name(cube, to)),
                      "corners go to corners, and a wing or a centre to those of its own number");
}

search::Goal goal_of(Context& context, const GoalArguments& arguments, const Origin& origin) {
    if (is_said(arguments)) return with_free_turns(goal_said(context, arguments, origin), arguments);
    auto goal = plain_goal(context, arguments, origin);
    const auto kept = items_named(context, arguments.kept), ignored = items_named(context, arguments.ignored);
    const Counted counted{kept, ignored, arguments.kept.has_value(), arguments.by_start};
    counted.check(arguments.kept ? arguments.kept->where : origin.where);
    if (arguments.what) counted.narrow(goal, *arguments.what);
    Claims claims(goal, arguments.what.get());
    if (arguments.targets) {
        const auto& [targets, where] = *arguments.targets;
        if (const auto* list = targets.as<List>())
            for (const auto& one : *list->items) add_target(context, one, claims, ignored, where);
        else
            add_target(context, targets, claims, ignored, where);
        if (!arguments.what) claims.stay(counted, where);
    }
    if (arguments.look) goal.look_only();
    return with_free_turns(std::move(goal), arguments);
}

query::Metric metric_or_usual(const std::optional<query::Metric>& metric, int n) {
    return metric.value_or(query::usual_metric(n));
}

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
