#include "runtime/meaning/builtins/search/goal_value.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/builtins/search/goals_together.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::eval {

using search::Goal;

const Value* field_of(const Record& record, std::string_view name) {
    const auto at =
        std::ranges::find(*record.fields, name, [](const auto& field) { return std::string_view(field.first); });
    return at == record.fields->end() ? nullptr : &at->second;
}

std::string said(const List& list) {
    std::vector<std::string> texts;
    for (const auto& item : *list.items) texts.push_back(said(item));
    return fmt::format("{{{}}}", fmt::join(texts, ", "));
}

std::string said(const Value& value) {
    if (const auto* list = value.as<List>()) return said(*list);
    const auto* record = value.as<Record>();
    if (record == nullptr || record->fields->empty()) return to_text(value);
    const auto& fields = *record->fields;
    if (const auto* from = field_of(*record, "from"))
        return fmt::format("{} -> {}", said(*from), said(fields.back().second));
    std::vector<std::string> arguments;
    for (const auto& [name, argument] : fields) arguments.push_back(said(argument));
    return fmt::format("{}({})", fields.front().first, fmt::join(arguments, ", "));
}

namespace {

cube::Axis axis_of_turn(const Value& turn) {
    return cube::axis_of(cube::letter_of(cube::expand(*turn.as<Algorithm>()->word, 1)->front()).face);
}

Goal oriented(const Asked& asked, const Record& record, const Value& parts) {
    search::OrientationAxes axes;
    if (const auto* axis = field_of(record, "axis")) axes.corners = axes.edges = axis_of_turn(*axis);
    return search::oriented_goal(asked.context.cube(), asked.parts(parts), axes);
}

Goal domino(const Asked& asked, const Record&, const Value& turn) {
    return search::domino_goal(asked.context.cube(), axis_of_turn(turn));
}

// All but these.
Goal solved_but(const Asked& asked, const Record&, const Value& parts) {
    auto goal = search::solved_goal(asked.context.cube(), cube::all_parts(asked.context.cube()));
    goal.ignore(asked.parts(parts));
    return asked.by_colors(std::move(goal));
}

Goal one_of_these(const Asked& asked, const Record&, const Value& goals) {
    std::optional<Goal> all;
    for (const auto& each : *goals.as<List>()->items) {
        auto goal = goal_of_value(asked.context, each, asked.where, asked.look).goal;
        all = all ? search::either(*all, goal) : std::move(goal);
    }
    return *all;
}

struct GoalForm {
    std::string_view field;
    Goal (*goal)(const Asked& asked, const Record& record, const Value& first);
};
constexpr GoalForm goal_forms[] = {
    {"solved",
     [](const Asked& asked, const Record&, const Value& parts) {
         return asked.by_colors(search::solved_goal(asked.context.cube(), asked.parts(parts)));
     }},
    {"solved_but", solved_but},
    {"placed",
     [](const Asked& asked, const Record&, const Value& parts) {
         return asked.by_colors(search::placed_goal(asked.context.cube(), asked.parts(parts)));
     }},
    {"oriented", oriented},
    {"domino", domino},
    {"block",
     [](const Asked& asked, const Record&, const Value& parts) {
         return asked.by_colors(search::block_goal(asked.context.cube(), asked.parts(parts)));
     }},
    {"color_neutral",
     [](const Asked& asked, const Record&, const Value& goal) {
         return search::of_any_color(goal_of_value(asked.context, goal, asked.where, asked.look).goal);
     }},
    {"one_of", one_of_these},
};

// Each of the places can be reached by each of the parts, as far as any turns go.
void check_orbits(const Asked& asked, const Value& from, const Value& to) {
    const auto each = [](const Value& value) {
        return value.as<List>() != nullptr ? *value.as<List>()->items : std::vector<Value>{value};
    };
    for (const auto& start : each(from))
        for (const auto& end : each(to)) {
            const auto a = asked.parts(start), b = asked.parts(end);
            for (const auto& part : a)
                for (const auto& place : b)
                    if (part.stickers[0].block != place.stickers[0].block)
                        of_two_orbits(asked.context.cube(), part, place, where_named(end, asked.where));
        }
}

Goal journey(const Asked& asked, const Value& from, const Value& to) {
    check_orbits(asked, from, to);
    const auto parts = asked.parts(from);
    const auto places = asked.parts(to).size();
    if (places < parts.size())
        throw lang::Error(asked.where, fmt::format("{} parts cannot go to {}", parts.size(), counted(places, "place")),
                          "each part needs a place of its own");
    return asked.by_colors(
        search::brought_goal(asked.context.cube(), parts, places_said(asked.context, to, asked.where)));
}

}  // namespace

Goal single_goal(const Asked& asked, const Value& value) {
    const auto* record = value.as<Record>();
    if (record != nullptr && !record->fields->empty()) {
        const auto& [name, first] = record->fields->front();
        if (name == "from" && record->fields->size() == 2) return journey(asked, first, record->fields->back().second);
        const auto form = std::ranges::find(goal_forms, std::string_view(name), &GoalForm::field);
        if (form != std::end(goal_forms)) return form->goal(asked, *record, first);
    }
    throw lang::Error(
        asked.where,
        fmt::format("a goal is written @uf -> @ur or oriented(edges), but this is {}", type_with_article(value)),
        hint_about_goal(value));
}

std::string hint_about_goal(const Value& value) {
    if (is_element(value)) return "a permutation itself is looked for by find((uf,ur,ub)), without goal =";
    if (value.as<Location>() != nullptr || value.as<Text>() != nullptr)
        return "solved(parts), placed(parts) or oriented(parts) say what is to become of parts";
    return value.as<Function>() != nullptr ? "its arguments stand in brackets: oriented(edges), domino()" : "";
}

}  // namespace cubelang::eval
