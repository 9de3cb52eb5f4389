#pragma once
// What `find` is asked, where its goal is said of parts.

#include "runtime/meaning/builtins/search/goals_together.hpp"

namespace cubelang::eval {

/// Is something said of parts, or said to come after something? Else the goal is one permutation, or single parts that
/// go to single places.
[[nodiscard]] bool is_said(const GoalArguments& arguments);
/// All that is asked at once: the goals, what is kept is solved, what is ignored is free; and what is to be done.
[[nodiscard]] search::Goal goal_said(Context& context, const GoalArguments& arguments, const Origin& origin);

/// An error at a place that is given as one of several, if these turns bring nothing there that may go there.
void check_alternatives(Context& context, const std::optional<At<Value>>& targets, const search::Goal& goal,
                        const std::vector<search::Generator>& generators);

}  // namespace cubelang::eval
