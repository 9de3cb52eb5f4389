#include "runtime/meaning/builtins/search/goals_together.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace cubelang::eval {
namespace {

using search::Goal;

[[noreturn]] void refuse_both(const std::string& a, const std::string& b, const lang::Where& where) {
    throw lang::Error(where, fmt::format("{} and {} contradict each other: no position has both", a, b),
                      "leave out one of the two");
}

[[noreturn]] void refuse_many(const std::vector<std::string>& goals, const lang::Where& where) {
    const auto before = std::span(goals).first(goals.size() - 1);
    throw lang::Error(where,
                      fmt::format("{} and {} contradict one another: no position has all of them",
                                  fmt::join(before, ", "), goals.back()),
                      "leave out one of them");
}

bool contradict(const std::vector<GoalSaid>& goals) {
    std::optional<Goal> all = goals.front().goal;
    for (std::size_t i = 1; all && i < goals.size() && all->ways().size() <= search::most_ways; ++i)
        all = search::both(*all, goals[i].goal);
    return !all;
}

}  // namespace

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
    std::vector<std::string> texts;
    for (const auto& [goal, text] : goals_) texts.push_back(text);
    return {std::move(goal_), texts.size() == 1 ? texts.front() : fmt::format("{{{}}}", fmt::join(texts, ", "))};
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
    std::vector<std::string> texts;
    for (const auto& [goal, text] : all) texts.push_back(text);
    refuse_many(texts, where_);
}

void Together::check_ways(const Goal& goal) const {
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

GoalSaid goal_of_value(Context& context, const Value& value, const lang::Where& where, bool look) {
    Together together(where);
    add_values({context, where, look}, value, together);
    return together.take();
}

}  // namespace cubelang::eval
