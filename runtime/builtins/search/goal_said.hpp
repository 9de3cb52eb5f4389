#pragma once
// Goals of `find` that are said of parts: oriented(edges), {@uf, @ub} -> {@ur, @ul}, block({@dfr, @df}). As a value
// each is a record whose one field, or first field, says what is asked.

#include "runtime/builtins/search/find_goal.hpp"
#include "runtime/search/space/goal_parts.hpp"

namespace cubelang::eval {

/// A goal with the words in which it was said, for messages.
struct GoalSaid {
    search::Goal goal;
    std::string text;
};

/// Is something said of parts, or said to come after something? Else the goal is one permutation, or single parts that
/// go to single places.
[[nodiscard]] bool is_said(const GoalArguments& arguments);
/// All that is asked at once: the goals, what is kept is solved, what is ignored is free; and what is to be done.
[[nodiscard]] search::Goal goal_said(Context& context, const GoalArguments& arguments, const Origin& origin);

/// An error at a place that is given as one of several, if these turns bring nothing there that may go there.
void check_alternatives(Context& context, const std::optional<At<Value>>& targets, const search::Goal& goal,
                        const std::vector<search::Generator>& generators);

/// What to write instead of a value that is no goal.
[[nodiscard]] std::string hint_about_goal(const Value& value);

/// One goal, or a list of goals of which each is asked.
[[nodiscard]] GoalSaid goal_of_value(Context& context, const Value& value, const lang::Where& where, bool look);

}  // namespace cubelang::eval
