#pragma once
// What goals that are said come to on the current cube: one, or several at once.

#include <string>
#include <vector>

#include "runtime/meaning/builtins/search/parts_said.hpp"
#include "runtime/search/space/goal_parts.hpp"

namespace cubelang::eval {

/// For whom a goal is made, and where it is written.
struct Asked {
    Context& context;
    lang::Where where;
    bool look;

    [[nodiscard]] search::Goal by_colors(search::Goal goal) const {
        if (look) goal.look_only();
        return goal;
    }
    [[nodiscard]] std::vector<cube::Part> parts(const Value& value) const { return parts_said(context, value, where); }
};

/// A goal with the words in which it was said, for messages.
struct GoalSaid {
    search::Goal goal;
    std::string text;
};

/// What is asked, as it is written.
[[nodiscard]] std::string said(const Value& value);

/// Two that cannot be had at once are named in an error; if it takes more, as few as do.
class Together {
public:
    /// Errors point there.
    explicit Together(lang::Where where) : where_(std::move(where)) {}

    void add(GoalSaid next);
    /// What a goal asks is not ignored, or not all of it.
    void check_ignored(const std::vector<cube::Part>& ignored, const std::string& as, const lang::Where& where) const;
    [[nodiscard]] GoalSaid take();

private:
    [[noreturn]] void refuse(const GoalSaid& next) const;
    void check_ways(const search::Goal& goal) const;

    lang::Where where_;
    std::vector<GoalSaid> goals_;
    search::Goal goal_ = search::Goal::free({3});  // of all of them
};

/// A goal, or each of a list.
void add_values(const Asked& asked, const Value& value, Together& together);

/// One goal, or a list of goals of which each is asked.
[[nodiscard]] GoalSaid goal_of_value(const Asked& asked, const Value& value);

/// The error of a value that is no goal.
[[noreturn]] void no_goal(const Value& value, const lang::Where& where);

/// The error of a goal that no turns reach: they never bring the one to the place of the other.
[[noreturn]] void of_two_orbits(cube::Cube cube, const cube::Part& from, const cube::Part& to,
                                const lang::Where& where);

}  // namespace cubelang::eval
