#include "runtime/builtins/find_goal.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/goal_said.hpp"
#include "runtime/builtins/parts_said.hpp"
#include "runtime/query/structure.hpp"
#include "runtime/value/kinds.hpp"

namespace cubelang::eval {
namespace {

const cube::Part& part_here(const Context& context, const Value& value, const lang::Where& where) {
    const auto* location = value.as<Location>();
    if (location == nullptr)
        throw lang::Error(
            where,
            fmt::format("a part is named by its place, such as @ufr, or by its kind, such as corners, but this is {}",
                        type_with_article(value)),
            is_element(value) ? "an @ makes a place of its letters: @uf -> @ur" : "");
    if (location->cube.n == context.cube().n) return location->part;
    throw lang::Error(where, fmt::format("this is a place of a {}, and the current cube is a {}",
                                         cube_name(location->cube), cube_name(context.cube())));
}

void add_kind(Context& context, const std::string& name, std::vector<cube::Part>& parts, const lang::Where& where) {
    const auto said = parts_of_word(context.cube(), name);
    parts.insert(parts.end(), said.begin(), said.end());
    if (!said.empty()) return;
    std::vector<std::string> names;
    for (const auto kind : query::kinds_on(context.cube())) names.push_back(field_name(kind));
    throw lang::Error(where, fmt::format("a {} has no {}", cube_name(context.cube()), name),
                      fmt::format("its kinds of parts are {}", fmt::join(names, ", ")));
}

void add_target(Context& context, const Value& value, search::Goal& goal, const lang::Where& where) {
    const auto* record = value.as<Record>();
    if (record == nullptr || record->fields->size() != 2 || record->fields->front().first != "from")
        throw lang::Error(
            where, fmt::format("a goal is written @uf -> @ur, but this is {}", type_with_article(value)),
            is_element(value) ? "a permutation itself is looked for by find((uf,ur,ub)), without goal =" : "");
    const auto& from = part_here(context, record->fields->front().second, where);
    const auto& to = part_here(context, record->fields->back().second, where);
    if (from.stickers[0].block != to.stickers[0].block)
        throw lang::Error(where, "no turns bring the one to the place of the other: they are of different orbits",
                          "corners go to corners, and a wing or a centre to those of its own number");
    goal.bring(from.stickers[0], to.stickers[0]);
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
    if (arguments.what) return search::Goal(*arguments.what->state(context));
    if (!arguments.targets)
        throw lang::Error(origin.where, "find is given nothing to find",
                          "a permutation, find((uf,ur,ub)), or where parts are to go, find(goal = @uf -> @ur)");
    return search::Goal::free(context.cube());
}

}  // namespace

std::vector<cube::Part> parts_named(Context& context, const At<List>& list) {
    std::vector<cube::Part> parts;
    for (const auto& item : *list->items)
        if (const auto* text = item.as<Text>())
            add_kind(context, text->text, parts, list.where);
        else
            parts.push_back(part_here(context, item, list.where));
    return parts;
}

search::Goal goal_of(Context& context, const GoalArguments& arguments, const Origin& origin) {
    auto goal = is_said(arguments) ? goal_said(context, arguments, origin) : plain_goal(context, arguments, origin);
    if (is_said(arguments)) return with_free_turns(std::move(goal), arguments);
    if (arguments.targets) {
        const auto& [targets, where] = *arguments.targets;
        if (const auto* list = targets.as<List>())
            for (const auto& one : *list->items) add_target(context, one, goal, where);
        else
            add_target(context, targets, goal, where);
    }
    if (arguments.kept) goal.keep_only(parts_named(context, *arguments.kept));
    if (arguments.ignored) goal.ignore(parts_named(context, *arguments.ignored));
    if (arguments.look) goal.look_only();
    return with_free_turns(std::move(goal), arguments);
}

query::Metric metric_or_usual(const std::optional<query::Metric>& metric, int n) {
    return metric ? *metric : *query::find_metric(n <= 3 ? "HTM" : "SSTM");
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
        written.insert(written.end(), some->begin(), some->end());
    };
    if (const auto* list = moves->value.as<List>())
        std::ranges::for_each(*list->items, add);
    else
        add(moves->value);
    std::erase_if(written, [n](const cube::Move& move) {
        const auto turn = cube::turn_of(move, n);
        return turn && turn->to - turn->from + 1 == n;
    });
    auto generators = search::turns_meant_by(written, n, cost);
    if (generators.empty())
        throw lang::Error(moves->where, "there is nothing to turn with",
                          "using = {R, U, M} names the moves that may be used");
    return generators;
}

}  // namespace cubelang::eval
