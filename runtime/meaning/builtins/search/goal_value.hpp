#pragma once
// Evaluation of goal expressions, single or combined, on the current cube.

#include "runtime/meaning/builtins/search/goal_conjunction.hpp"
#include "runtime/meaning/builtins/search/part_sets.hpp"

namespace cubelang::meaning {

/// A goal expression, a word for a goal, or a list of these, as given.
struct GoalValue : At<Value> {};
template <>
struct Argument<GoalValue> : Argument<Value> {
    static GoalValue get(Context&, const Operand& operand) { return {{operand.value, operand.where}}; }
    static std::vector<Choice> choices();
};

/// Reads parts and goals from values. Errors point at `where`.
struct GoalReader {
    Context& context;
    lang::Where where;

    [[nodiscard]] std::vector<cube::Part> parts(const Value& value) const {
        return parts_from_value(context, value, where);
    }
    /// The goal, or the goals of a list and of lists in it.
    [[nodiscard]] std::vector<WrittenGoal> goals(const Value& value) const;
    /// Their conjunction.
    [[nodiscard]] search::Goal goal(const Value& value) const;
};

/// The text of a goal expression or a list of parts, for messages.
[[nodiscard]] std::string goal_text(const Value& value);

}  // namespace cubelang::meaning
