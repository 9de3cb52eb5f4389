#pragma once
// A conjunction of goals, and the errors if no position satisfies it.

#include <string>
#include <vector>

#include "lang/source.hpp"
#include "runtime/search/space/goal_parts.hpp"

namespace cubelang::meaning {

/// A goal and its text, for messages.
struct WrittenGoal {
    search::Goal goal;
    std::string text;
    std::vector<cube::Part> moved{};  ///< the parts and the places of a journey
};

class GoalConjunction {
public:
    /// Throws an error at `where` that names two contradictory goals or, if no two contradict, a smallest
    /// contradictory set.
    GoalConjunction(cube::Cube cube, std::vector<WrittenGoal> goals, lang::Where where);

    /// Throws at `here` if one of the goals is only about parts that start or end here.
    void check_ignored(const search::Parts& starts, const search::Parts& ends, const std::string& as,
                       const lang::Where& here) const;
    [[nodiscard]] search::Goal take() { return std::move(goal_); }

private:
    void add(const WrittenGoal& next, std::span<const WrittenGoal> before);

    std::vector<WrittenGoal> goals_;
    lang::Where where_;
    search::Goal goal_;
};

}  // namespace cubelang::meaning
