#pragma once
// Evaluation of goal expressions, single or combined, on the current cube.

#include <string>
#include <vector>

#include "runtime/meaning/builtins/search/part_sets.hpp"
#include "runtime/search/space/goal_parts.hpp"

namespace cubelang::meaning {

/// Reads parts and goals from values. Errors point at `where`.
struct GoalReader {
    Context& context;
    lang::Where where;
    bool look;

    [[nodiscard]] search::Goal by_colors(search::Goal goal) const {
        if (look) goal.colors_only();
        return goal;
    }
    [[nodiscard]] std::vector<cube::Part> parts(const Value& value) const {
        return parts_from_value(context, value, where);
    }
};

/// A goal and its text, for messages.
struct WrittenGoal {
    search::Goal goal;
    std::string text;
};

/// The text of a goal expression or a list of parts, for messages.
[[nodiscard]] std::string goal_text(const Value& value);

/// A conjunction of goals. Throws an error that names two contradictory goals or, if no two contradict, a smallest
/// contradictory set.
class GoalConjunction {
public:
    /// Errors point at `where`.
    explicit GoalConjunction(lang::Where where) : where_(std::move(where)) {}

    void add(WrittenGoal next);
    /// Throws if all parts of some goal are ignored.
    void check_ignored(const std::vector<cube::Part>& ignored, const std::string& as, const lang::Where& where) const;
    [[nodiscard]] WrittenGoal take();

private:
    [[noreturn]] void refuse(const WrittenGoal& next) const;
    void check_alternatives(const search::Goal& goal) const;

    lang::Where where_;
    std::vector<WrittenGoal> goals_;
    search::Goal goal_ = search::Goal::free({3});  // the conjunction
};

/// Adds a goal, or each goal of a list.
void add_values(const GoalReader& reader, const Value& value, GoalConjunction& conjunction);

/// The goal, or the conjunction of a list of goals.
[[nodiscard]] WrittenGoal goal_of_value(const GoalReader& reader, const Value& value);

/// Throws the error for a value that is not a goal.
[[noreturn]] void report_non_goal(const Value& value, const lang::Where& where);

/// Throws the error for a part and a place in different orbits.
[[noreturn]] void report_different_orbits(cube::Cube cube, const cube::Part& from, const cube::Part& to,
                                          const lang::Where& where);

}  // namespace cubelang::meaning
