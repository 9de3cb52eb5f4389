#include "runtime/meaning/builtins/search/goal_conjunction.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "runtime/base/english.hpp"

namespace cubelang::meaning {
namespace {

using search::any_label;
using search::Labels;

// The only point whose label in `others` is that of `point` in `labels`.
std::optional<int> counterpart(int point, const Labels& labels, const Labels& others) {
    const auto points = std::span(others.to).first(perm::block_points);
    if (labels[point] == any_label || std::ranges::count(points, labels[point]) != 1) return std::nullopt;
    return static_cast<int>(std::ranges::find(points, labels[point]) - points.begin());
}

// Names a part that the goals want at different places, or else a place where they want different parts.
std::string reason(const search::Goal& a, const search::Goal& b) {
    const auto cube = a.cube();
    std::string place;
    if (a.alternatives().size() > 1 || b.alternatives().size() > 1) return "no position satisfies both";
    for (const auto& part : cube::all_parts(cube)) {
        const auto [block, point] = part.stickers[0];
        const auto& [label, wanted] = a.block(block);
        const auto& [other_label, other_wanted] = b.block(block);
        const auto name = [&, block = block](int at) { return cube::name(cube, cube::part_at(cube, {block, at})); };
        const auto to = counterpart(point, label, wanted), other = counterpart(point, other_label, other_wanted);
        if (to && other && to != other)
            return fmt::format("{} cannot be at both {} and {}", name(point), name(*to), name(*other));
        const auto from = counterpart(point, wanted, label), also = counterpart(point, other_wanted, other_label);
        if (from && also && from != also && place.empty()) place = name(point);
    }
    return place.empty() ? "no position satisfies both" : "only one part can be at " + place;
}

[[noreturn]] void refuse(const std::string& goals, const std::string& last, const std::string& why,
                         const lang::Where& where) {
    throw lang::Error(where, fmt::format("{} and {} contradict each other: {}", goals, last, why),
                      "leave one of them out");
}

bool contradict(std::span<const WrittenGoal> goals) {
    std::optional<search::Goal> all = goals.front().goal;
    for (std::size_t i = 1; all && i < goals.size() && all->alternatives().size() <= search::most_alternatives; ++i)
        all = search::conjunction(*all, goals[i].goal);
    return !all;
}

[[noreturn]] void refuse_fewest(std::vector<WrittenGoal> goals, const lang::Where& where) {
    for (std::size_t i = 0; i + 1 < goals.size();) {
        auto fewer = goals;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (contradict(fewer))
            goals = std::move(fewer);
        else
            ++i;
    }
    refuse(joined_words(std::span(goals).first(goals.size() - 1), &WrittenGoal::text), goals.back().text,
           "no position satisfies all of them", where);
}

bool wants_nothing_outside(const search::Goal& goal, const search::Parts& places) {
    std::set<std::size_t> points;
    for (const auto& part : places)
        for (const auto point : search::points_of(goal.cube(), part)) points.insert(cube::flat(point));
    for (const auto& alternative : goal.alternatives())
        for (int block = 0; block < goal.cube().blocks(); ++block)
            for (int point = 0; point < perm::block_points; ++point)
                if (alternative[block].wanted[point] != any_label && !points.contains(cube::flat({block, point})))
                    return false;
    return true;
}

bool is_free_without(search::Goal goal, const search::Parts& starts) {
    goal.ignore(starts);
    return search::is_unconstrained(goal);
}

}  // namespace

GoalConjunction::GoalConjunction(cube::Cube cube, std::vector<WrittenGoal> goals, lang::Where where)
    : goals_(std::move(goals)), where_(std::move(where)), goal_(search::Goal::free(cube)) {
    for (std::size_t i = 0; i < goals_.size(); ++i) add(goals_[i], std::span(goals_).first(i));
}

void GoalConjunction::add(const WrittenGoal& next, std::span<const WrittenGoal> before) {
    auto both = search::conjunction(goal_, next.goal);
    if (!both) {
        for (const auto& [goal, text, moved] : before)
            if (!search::conjunction(goal, next.goal)) refuse(text, next.text, reason(goal, next.goal), where_);
        refuse_fewest({goals_.begin(), goals_.begin() + static_cast<std::ptrdiff_t>(before.size()) + 1}, where_);
    }
    if (both->alternatives().size() > search::most_alternatives || search::labellings(*both) > search::most_labellings)
        throw lang::Error(where_, "this goal has too many alternatives",
                          "name fewer alternatives, or fewer goals at once");
    goal_ = std::move(*both);
}

void GoalConjunction::check_ignored(const search::Parts& starts, const search::Parts& ends, const std::string& as,
                                    const lang::Where& here) const {
    for (const auto& [goal, text, moved] : goals_)
        if (!search::is_unconstrained(goal) && (wants_nothing_outside(goal, ends) || is_free_without(goal, starts)))
            refuse(text, as, "the same parts are required and ignored", here);
}

}  // namespace cubelang::meaning
