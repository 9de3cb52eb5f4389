#include "runtime/meaning/builtins/search/goal_value.hpp"

#include <array>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::meaning {
namespace {

using Parts = std::vector<cube::Part>;

bool would_flip(const cube::Part& from, const cube::Part& to) {
    return from.kind == cube::Kind::wing && to.kind == cube::Kind::wing && to.count == 2 &&
           from.stickers[0].block == to.stickers[1].block;
}

std::string hint_instead_of_goal(const Value& value) {
    if (is_element(value)) return "give a permutation without goal =, as in find((uf,ur,ub))";
    if (value.as<Location>() != nullptr || value.as<Text>() != nullptr)
        return "goals for parts are solved(parts), placed(parts) and oriented(parts)";
    const auto* function = value.as<Function>();
    if (function != nullptr && function->user != nullptr && function->user->name.empty())
        return "an arrow between places with names is written (here) -> there";
    return function != nullptr ? "write the arguments in brackets: oriented(edges), domino()" : "";
}

cube::Axis axis_of_turn(const Value& turn) {
    return cube::axis_of(cube::letter_of(cube::expand(*turn.as<Algorithm>()->word, 1)->front()).face);
}

template <search::Goal (*goal_of_parts)(cube::Cube, const Parts&)>
search::Goal of_parts(const GoalReader& reader, const Goal& expression) {
    return reader.by_colors(goal_of_parts(reader.context.cube(), reader.parts(*expression.argument(0))));
}

search::Goal oriented(const GoalReader& reader, const Goal& expression) {
    search::OrientationAxes axes;
    if (const auto* axis = expression.argument(1)) axes.corners = axes.edges = axis_of_turn(*axis);
    return search::oriented_goal(reader.context.cube(), reader.parts(*expression.argument(0)), axes);
}

search::Goal domino(const GoalReader& reader, const Goal& expression) {
    return search::domino_goal(reader.context.cube(), axis_of_turn(*expression.argument(0)));
}

search::Goal solved_but(const GoalReader& reader, const Goal& expression) {
    auto goal = search::solved_goal(reader.context.cube(), cube::all_parts(reader.context.cube()));
    goal.ignore(reader.parts(*expression.argument(0)));
    return reader.by_colors(std::move(goal));
}

search::Goal color_neutral(const GoalReader& reader, const Goal& expression) {
    return search::color_neutral(goal_of_value(reader, *expression.argument(0)).goal);
}

search::Goal one_of_these(const GoalReader& reader, const Goal& expression) {
    std::optional<search::Goal> all;
    for (const auto& each : expression.argument(0)->as<List>()->items) {
        auto goal = goal_of_value(reader, each).goal;
        all = all ? search::disjunction(*all, goal) : std::move(goal);
    }
    return *all;
}

// Checks that all these parts and places are in one orbit.
void check_orbits(const GoalReader& reader, const Value& from, const Value& to) {
    const auto each = [](const Value& value) {
        return value.as<List>() != nullptr ? value.as<List>()->items.copy() : std::vector<Value>{value};
    };
    for (const auto& start : each(from))
        for (const auto& end : each(to)) {
            const auto a = reader.parts(start), b = reader.parts(end);
            for (const auto& part : a)
                for (const auto& place : b)
                    if (part.stickers[0].block != place.stickers[0].block)
                        report_different_orbits(reader.context.cube(), part, place,
                                                where_of_location(end, reader.where));
        }
}

search::Goal journey(const GoalReader& reader, const Goal& expression) {
    const auto &from = *expression.argument(0), &to = *expression.argument(1);
    check_orbits(reader, from, to);
    const auto parts = reader.parts(from);
    const auto places = reader.parts(to).size();
    if (places < parts.size())
        throw lang::Error(reader.where, fmt::format("{} parts cannot go to {}", parts.size(), counted(places, "place")),
                          "each part needs a separate place");
    return reader.by_colors(
        search::assignment_goal(reader.context.cube(), parts, places_from_value(reader.context, to, reader.where)));
}

// In the order of Goal::Kind.
constexpr std::array<search::Goal (*)(const GoalReader&, const Goal&), Goal::kinds> meanings{
    journey,
    of_parts<search::solved_goal>,
    solved_but,
    of_parts<search::placed_goal>,
    oriented,
    domino,
    of_parts<search::block_goal>,
    color_neutral,
    one_of_these,
};
static_assert(meanings.back() != nullptr);

search::Goal single_goal(const GoalReader& reader, const Value& value) {
    const auto* expression = value.as<Goal>();
    if (expression == nullptr) report_non_goal(value, reader.where);
    return meanings[static_cast<std::size_t>(expression->kind)](reader, *expression);
}

[[noreturn]] void refuse_both(const std::string& a, const std::string& b, const lang::Where& where) {
    throw lang::Error(where, fmt::format("{} and {} contradict each other: no position satisfies both", a, b),
                      "leave one of them out");
}

[[noreturn]] void refuse_many(const std::vector<WrittenGoal>& goals, const lang::Where& where) {
    const auto before = joined_words(std::span(goals).first(goals.size() - 1), &WrittenGoal::text);
    throw lang::Error(
        where,
        fmt::format("{} and {} contradict each other: no position satisfies all of them", before, goals.back().text),
        "leave one of them out");
}

bool contradict(const std::vector<WrittenGoal>& goals) {
    std::optional<search::Goal> all = goals.front().goal;
    for (std::size_t i = 1; all && i < goals.size() && all->alternatives().size() <= search::most_alternatives; ++i)
        all = search::conjunction(*all, goals[i].goal);
    return !all;
}

}  // namespace

std::string goal_text(const Value& value) {
    const auto* list = value.as<List>();
    const auto* goal = value.as<Goal>();
    if (list == nullptr && goal == nullptr) return to_text(value);
    if (goal != nullptr && goal->kind == Goal::Kind::journey)
        return fmt::format("{} -> {}", goal_text(*goal->argument(0)), goal_text(*goal->argument(1)));
    if (list != nullptr) return fmt::format("{{{}}}", joined_words(list->items, goal_text));
    const auto arguments = joined_words(*goal->fields, [](const auto& field) { return goal_text(field.second); });
    return fmt::format("{}({})", goal->fields->front().first, arguments);
}

void GoalConjunction::add(WrittenGoal next) {
    auto joined = goals_.empty() ? next.goal : search::conjunction(goal_, next.goal);
    if (!joined) refuse(next);
    check_alternatives(*joined);
    goal_ = std::move(*joined);
    goals_.push_back(std::move(next));
}

void GoalConjunction::check_ignored(const std::vector<cube::Part>& ignored, const std::string& as,
                                    const lang::Where& where) const {
    for (auto [goal, text] : goals_) {
        if (search::is_unconstrained(goal)) continue;
        goal.ignore(ignored);
        if (search::is_unconstrained(goal))
            throw lang::Error(
                where,
                fmt::format("{} and {} contradict each other: the same parts are required and ignored", text, as),
                "leave one of them out");
    }
}

WrittenGoal GoalConjunction::take() {
    auto text = joined_words(goals_, &WrittenGoal::text);
    return {std::move(goal_), goals_.size() == 1 ? std::move(text) : fmt::format("{{{}}}", text)};
}

void GoalConjunction::refuse(const WrittenGoal& next) const {
    for (const auto& [goal, text] : goals_)
        if (!search::conjunction(goal, next.goal)) refuse_both(text, next.text, where_);
    auto all = goals_;
    all.push_back(next);
    for (std::size_t i = 0; i + 1 < all.size();) {
        auto fewer = all;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (contradict(fewer))
            all = std::move(fewer);
        else
            ++i;
    }
    refuse_many(all, where_);
}

void GoalConjunction::check_alternatives(const search::Goal& goal) const {
    if (goal.alternatives().size() > search::most_alternatives || search::labellings(goal) > search::most_labellings)
        throw lang::Error(where_, "this goal has too many alternatives",
                          "name fewer alternatives, or fewer goals at once");
}

void add_values(const GoalReader& reader, const Value& value, GoalConjunction& conjunction) {
    const auto* list = value.as<List>();
    if (list == nullptr) return conjunction.add({single_goal(reader, value), goal_text(value)});
    if (list->items.empty())
        throw lang::Error(reader.where, "the list of goals is empty",
                          "write goals such as @uf -> @ur or oriented(edges)");
    for (const auto& item : list->items) add_values(reader, item, conjunction);
}

WrittenGoal goal_of_value(const GoalReader& reader, const Value& value) {
    GoalConjunction conjunction(reader.where);
    add_values(reader, value, conjunction);
    return conjunction.take();
}

void report_non_goal(const Value& value, const lang::Where& where) {
    throw lang::Error(
        where, fmt::format("a goal is written @uf -> @ur or oriented(edges), but this is {}", type_with_article(value)),
        hint_instead_of_goal(value));
}

void report_different_orbits(cube::Cube cube, const cube::Part& from, const cube::Part& to, const lang::Where& where) {
    if (would_flip(from, to))
        throw lang::Error(where,
                          fmt::format("no turns bring {} to {}: the wing would have to flip, and wings cannot",
                                      cube::name(cube, from), cube::name(cube, to)),
                          fmt::format("write {}", cube::name(cube, cube::part_at(cube, to.stickers[1]))));
    if (from.kind != to.kind)
        throw lang::Error(where,
                          fmt::format("no turns bring {} to {}: the first is {}, the second {}", cube::name(cube, from),
                                      cube::name(cube, to), cube::with_article(from.kind), cube::with_article(to.kind)),
                          "turns move corners to corners, and a wing or a centre only to places with the same number");
    throw lang::Error(where,
                      fmt::format("{} and {} can never change places: they lie at different distances from the middle",
                                  cube::name(cube, from), cube::name(cube, to)),
                      "turns move corners to corners, and a wing or a centre only to places with the same number");
}

}  // namespace cubelang::meaning
