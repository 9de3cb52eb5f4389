#include "runtime/meaning/builtins/search/goal_value.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/bind/topics.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::meaning {
namespace {

using Parts = std::vector<cube::Part>;

bool would_flip(const cube::Part& from, const cube::Part& to) {
    return from.kind == cube::Kind::wing && to.kind == cube::Kind::wing && to.count == 2 &&
           from.stickers[0].block == to.stickers[1].block;
}

std::string hint_instead_of_goal(const Value& value) {
    if (is_element(value) || value.as<Group>() != nullptr)
        return "a permutation stands without goal =: find((uf,ur,ub)); moves to use: using = {R, U}";
    if (value.as<Location>() != nullptr || value.as<Text>() != nullptr)
        return "goals for parts are solved(parts), placed(parts) and oriented(parts)";
    const auto* function = value.as<Function>();
    if (function != nullptr && function->user != nullptr && function->user->name.empty())
        return "an arrow between places with names is written (here) -> there";
    return function != nullptr ? "write the arguments in brackets: oriented(edges), domino()" : "";
}

[[noreturn]] void report_non_goal(const Value& value, const lang::Where& where) {
    throw lang::Error(
        where, fmt::format("a goal is written @uf -> @ur or oriented(edges), but this is {}", type_with_article(value)),
        hint_instead_of_goal(value));
}

[[noreturn]] void report_different_orbits(cube::Cube cube, const cube::Part& from, const cube::Part& to,
                                          const lang::Where& where) {
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

cube::Axis axis_of_turn(const Value& turn) {
    return cube::axis_of(cube::letter_of(cube::expand(*turn.as<Algorithm>()->word, 1)->front()).face);
}

template <search::Goal (*goal_of_parts)(cube::Cube, const Parts&)>
search::Goal of_parts(const GoalReader& reader, const Goal& expression) {
    return goal_of_parts(reader.context.cube(), reader.parts(*expression.argument(0)));
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
    return goal;
}

search::Goal color_neutral(const GoalReader& reader, const Goal& expression) {
    return search::color_neutral(reader.goal(*expression.argument(0)));
}

search::Goal one_of_these(const GoalReader& reader, const Goal& expression) {
    std::optional<search::Goal> all;
    for (const auto& each : expression.argument(0)->as<List>()->items) {
        auto goal = reader.goal(each);
        all = all ? search::disjunction(*all, goal) : std::move(goal);
    }
    return *all;
}

// Checks that all these places are in the orbit of the parts.
void check_orbits(const GoalReader& reader, const Parts& parts, const Value& to) {
    const auto* list = to.as<List>();
    for (const auto& end : list != nullptr ? list->items.copy() : std::vector<Value>{to})
        for (const auto& place : reader.parts(end))
            for (const auto& part : parts)
                if (part.stickers[0].block != place.stickers[0].block)
                    report_different_orbits(reader.context.cube(), part, place, where_of_location(end, reader.where));
}

search::Goal journey(const GoalReader& reader, const Goal& expression) {
    const auto parts = reader.parts(*expression.argument(0));
    const auto& to = *expression.argument(1);
    check_orbits(reader, parts, to);
    const auto places = reader.parts(to).size();
    if (places < parts.size())
        throw lang::Error(reader.where, fmt::format("{} parts cannot go to {}", parts.size(), counted(places, "place")),
                          "each part needs a separate place");
    return search::assignment_goal(reader.context.cube(), parts, places_from_value(reader.context, to, reader.where));
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

// The parts and the places of a journey.
std::vector<cube::Part> moved_parts(const GoalReader& reader, const Goal& expression) {
    if (expression.kind != Goal::Kind::journey) return {};
    auto parts = reader.parts(*expression.argument(0)), places = reader.parts(*expression.argument(1));
    parts.insert(parts.end(), places.begin(), places.end());
    return parts;
}

// Goals by the words of cubers. Any other word of parts is the goal that these are solved.
struct NamedGoal {
    std::string_view word, solved, oriented, meaning;
};
constexpr NamedGoal named_goals[] = {
    {"f2l", "first_two_layers", "", "A goal: solved(first_two_layers)."},
    {"oll", "first_two_layers", "last_layer", "A goal: {solved(first_two_layers), oriented(last_layer)}."},
    {"eo", "", "edges", "A goal: oriented(edges)."}};

std::vector<Value> goals_of_word(const Context& context, const Text& text) {
    std::vector<Value> goals;
    const auto* named = std::ranges::find(named_goals, text.text, &NamedGoal::word);
    const auto solved = named == std::end(named_goals) ? std::string_view(text.text) : named->solved;
    if (!parts_of_word(context.cube(), solved).empty())
        goals.push_back(make_goal(Goal::Kind::solved, {make_text(std::string(solved))}));
    if (named != std::end(named_goals) && !named->oriented.empty())
        goals.push_back(make_goal(Goal::Kind::oriented, {make_text(std::string(named->oriented))}));
    return goals;
}

WrittenGoal single_goal(const GoalReader& reader, const Value& value) {
    const auto* expression = value.as<Goal>();
    if (expression == nullptr) report_non_goal(value, reader.where);
    return {meanings[static_cast<std::size_t>(expression->kind)](reader, *expression), goal_text(value),
            moved_parts(reader, *expression)};
}

}  // namespace

std::vector<Choice> Argument<GoalValue>::choices() {
    static const auto words = [] {
        std::vector<std::pair<std::string, std::string_view>> all{{"cross", "A goal: solved(cross)."}};
        for (const auto& goal : named_goals) all.emplace_back(fmt::format("\"{}\"", goal.word), goal.meaning);
        for (const auto& row : goal_built_ins())
            if (row.meaning.starts_with("A goal: ")) all.emplace_back(fmt::format("{}(", row.name), row.meaning);
        return all;
    }();
    std::vector<Choice> choices;
    for (const auto& [text, meaning] : words) choices.push_back({text, meaning});
    return choices;
}

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

std::vector<WrittenGoal> GoalReader::goals(const Value& value) const {
    if (const auto* word = value.as<Text>())
        if (auto named = goals_of_word(context, *word); !named.empty()) return goals(make_list(std::move(named)));
    const auto* list = value.as<List>();
    if (list == nullptr) return {single_goal(*this, value)};
    if (list->items.empty())
        throw lang::Error(where, "the list of goals is empty", "write goals such as @uf -> @ur or oriented(edges)");
    std::vector<WrittenGoal> all;
    for (const auto& item : list->items) std::ranges::move(goals(item), std::back_inserter(all));
    return all;
}

search::Goal GoalReader::goal(const Value& value) const {
    return GoalConjunction(context.cube(), goals(value), where).take();
}

}  // namespace cubelang::meaning
