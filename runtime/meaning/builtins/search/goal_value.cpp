#include "runtime/meaning/builtins/search/goal_value.hpp"

#include <array>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::eval {
namespace {

using Parts = std::vector<cube::Part>;

bool would_flip(const cube::Part& from, const cube::Part& to) {
    return from.kind == cube::Kind::wing && to.kind == cube::Kind::wing && to.count == 2 &&
           from.stickers[0].block == to.stickers[1].block;
}

std::string hint_instead_of_goal(const Value& value) {
    if (is_element(value)) return "a permutation itself is looked for by find((uf,ur,ub)), without goal =";
    if (value.as<Location>() != nullptr || value.as<Text>() != nullptr)
        return "solved(parts), placed(parts) or oriented(parts) say what is to become of parts";
    return value.as<Function>() != nullptr ? "its arguments stand in brackets: oriented(edges), domino()" : "";
}

cube::Axis axis_of_turn(const Value& turn) {
    return cube::axis_of(cube::letter_of(cube::expand(*turn.as<Algorithm>()->word, 1)->front()).face);
}

template <search::Goal (*goal_of_parts)(cube::Cube, const Parts&)>
search::Goal of_parts(const Asked& asked, const Goal& said) {
    return asked.by_colors(goal_of_parts(asked.context.cube(), asked.parts(*said.argument(0))));
}

search::Goal oriented(const Asked& asked, const Goal& said) {
    search::OrientationAxes axes;
    if (const auto* axis = said.argument(1)) axes.corners = axes.edges = axis_of_turn(*axis);
    return search::oriented_goal(asked.context.cube(), asked.parts(*said.argument(0)), axes);
}

search::Goal domino(const Asked& asked, const Goal& said) {
    return search::domino_goal(asked.context.cube(), axis_of_turn(*said.argument(0)));
}

// All but these.
search::Goal solved_but(const Asked& asked, const Goal& said) {
    auto goal = search::solved_goal(asked.context.cube(), cube::all_parts(asked.context.cube()));
    goal.ignore(asked.parts(*said.argument(0)));
    return asked.by_colors(std::move(goal));
}

search::Goal of_any_color(const Asked& asked, const Goal& said) {
    return search::of_any_color(goal_of_value(asked, *said.argument(0)).goal);
}

search::Goal one_of_these(const Asked& asked, const Goal& said) {
    std::optional<search::Goal> all;
    for (const auto& each : *said.argument(0)->as<List>()->items) {
        auto goal = goal_of_value(asked, each).goal;
        all = all ? search::either(*all, goal) : std::move(goal);
    }
    return *all;
}

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

search::Goal journey(const Asked& asked, const Goal& said) {
    const auto &from = *said.argument(0), &to = *said.argument(1);
    check_orbits(asked, from, to);
    const auto parts = asked.parts(from);
    const auto places = asked.parts(to).size();
    if (places < parts.size())
        throw lang::Error(asked.where, fmt::format("{} parts cannot go to {}", parts.size(), counted(places, "place")),
                          "each part needs a place of its own");
    return asked.by_colors(
        search::brought_goal(asked.context.cube(), parts, places_said(asked.context, to, asked.where)));
}

// In the order of Goal::Kind.
constexpr std::array<search::Goal (*)(const Asked&, const Goal&), Goal::kinds> meanings{
    journey,
    of_parts<search::solved_goal>,
    solved_but,
    of_parts<search::placed_goal>,
    oriented,
    domino,
    of_parts<search::block_goal>,
    of_any_color,
    one_of_these,
};
static_assert(meanings.back() != nullptr);

// A list is none.
search::Goal single_goal(const Asked& asked, const Value& value) {
    const auto* said = value.as<Goal>();
    if (said == nullptr) no_goal(value, asked.where);
    return meanings[static_cast<std::size_t>(said->kind)](asked, *said);
}

[[noreturn]] void refuse_both(const std::string& a, const std::string& b, const lang::Where& where) {
    throw lang::Error(where, fmt::format("{} and {} contradict each other: no position has both", a, b),
                      "leave out one of the two");
}

[[noreturn]] void refuse_many(const std::vector<GoalSaid>& goals, const lang::Where& where) {
    const auto before = joined_words(std::span(goals).first(goals.size() - 1), &GoalSaid::text);
    throw lang::Error(
        where, fmt::format("{} and {} contradict one another: no position has all of them", before, goals.back().text),
        "leave out one of them");
}

bool contradict(const std::vector<GoalSaid>& goals) {
    std::optional<search::Goal> all = goals.front().goal;
    for (std::size_t i = 1; all && i < goals.size() && all->ways().size() <= search::most_ways; ++i)
        all = search::both(*all, goals[i].goal);
    return !all;
}

}  // namespace

std::string said(const Value& value) {
    const auto* list = value.as<List>();
    const auto* goal = value.as<Goal>();
    if (list == nullptr && goal == nullptr) return to_text(value);
    if (goal != nullptr && goal->kind == Goal::Kind::journey)
        return fmt::format("{} -> {}", said(*goal->argument(0)), said(*goal->argument(1)));
    if (list != nullptr) return fmt::format("{{{}}}", joined_words(*list->items, said));
    const auto arguments = joined_words(*goal->fields, [](const auto& field) { return said(field.second); });
    return fmt::format("{}({})", goal->fields->front().first, arguments);
}

void Together::add(GoalSaid next) {
    auto joined = goals_.empty() ? next.goal : search::both(goal_, next.goal);
    if (!joined) refuse(next);
    check_ways(*joined);
    goal_ = std::move(*joined);
    goals_.push_back(std::move(next));
}

void Together::check_ignored(const std::vector<cube::Part>& ignored, const std::string& as,
                             const lang::Where& where) const {
    for (auto [goal, text] : goals_) {
        if (search::asks_nothing(goal)) continue;
        goal.ignore(ignored);
        if (search::asks_nothing(goal))
            throw lang::Error(
                where, fmt::format("{} and {} contradict each other: the one counts and the other does not", text, as),
                "leave out one of the two");
    }
}

GoalSaid Together::take() {
    auto text = joined_words(goals_, &GoalSaid::text);
    return {std::move(goal_), goals_.size() == 1 ? std::move(text) : fmt::format("{{{}}}", text)};
}

void Together::refuse(const GoalSaid& next) const {
    for (const auto& [goal, text] : goals_)
        if (!search::both(goal, next.goal)) refuse_both(text, next.text, where_);
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

void Together::check_ways(const search::Goal& goal) const {
    if (goal.ways().size() > search::most_ways || search::labellings(goal) > search::most_labellings)
        throw lang::Error(where_, "this can be reached in too many ways to look at each",
                          "name fewer alternatives, or ask for less at once");
}

void add_values(const Asked& asked, const Value& value, Together& together) {
    const auto* list = value.as<List>();
    if (list == nullptr) return together.add({single_goal(asked, value), said(value)});
    if (list->items->empty())
        throw lang::Error(asked.where, "no goal is named", "a goal is written @uf -> @ur or oriented(edges)");
    for (const auto& item : *list->items) add_values(asked, item, together);
}

GoalSaid goal_of_value(const Asked& asked, const Value& value) {
    Together together(asked.where);
    add_values(asked, value, together);
    return together.take();
}

void no_goal(const Value& value, const lang::Where& where) {
    throw lang::Error(
        where, fmt::format("a goal is written @uf -> @ur or oriented(edges), but this is {}", type_with_article(value)),
        hint_instead_of_goal(value));
}

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

}  // namespace cubelang::eval
