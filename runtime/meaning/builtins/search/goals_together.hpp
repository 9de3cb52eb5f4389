#pragma once
// Several goals asked at once.

#include "runtime/meaning/builtins/search/goal_value.hpp"

namespace cubelang::eval {

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
[[nodiscard]] GoalSaid goal_of_value(Context& context, const Value& value, const lang::Where& where, bool look);

}  // namespace cubelang::eval
