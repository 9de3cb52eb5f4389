#pragma once
// Goals as values: oriented(edges), {@uf, @ub} -> {@ur, @ul}, block({@dfr, @df}). Each is a record whose one field, or
// first field, says what is asked.

#include "runtime/meaning/builtins/search/find_goal.hpp"
#include "runtime/meaning/builtins/search/parts_said.hpp"
#include "runtime/search/space/goal_parts.hpp"

namespace cubelang::eval {

/// A goal with the words in which it was said, for messages.
struct GoalSaid {
    search::Goal goal;
    std::string text;
};

/// Null: the record has no such field.
[[nodiscard]] const Value* field_of(const Record& record, std::string_view name);

/// What is asked, as it is written.
[[nodiscard]] std::string said(const Value& value);
[[nodiscard]] std::string said(const List& list);

/// What to write instead of a value that is no goal.
[[nodiscard]] std::string hint_about_goal(const Value& value);

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

/// One goal; a list is none.
[[nodiscard]] search::Goal single_goal(const Asked& asked, const Value& value);

}  // namespace cubelang::eval
