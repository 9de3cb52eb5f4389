#pragma once
// What an algorithm is to do, from the values that say so: a permutation, parts that do not matter, places for
// stickers.

#include <optional>
#include <span>
#include <string>

#include "runtime/meaning/eval/bind.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::eval {

/// The arguments of `find` that make its goal.
struct GoalArguments {
    std::shared_ptr<const cube::State> what;  ///< null: only where single parts are to go
    const std::optional<At<Value>>& targets;  ///< goal = @a -> @b, or a list of such
    const std::optional<At<List>>&ignored, &kept;
    bool by_start = false;  ///< keep and ignore name parts by where they start, and not by where they end
    bool look = false, rotation = false, auf = false;
    const std::optional<Element>& after;
};
/// All that is asked at once: what is kept is solved, what is ignored is free.
[[nodiscard]] search::Goal goal_of(Context& context, const GoalArguments& arguments, const Origin& origin);

/// An error at a place that is given as one of several, if these turns bring nothing there that may go there.
void check_alternatives(Context& context, const std::optional<At<Value>>& targets, const search::Goal& goal,
                        const std::vector<search::Generator>& generators);

/// "to fix it, turn one corner anticlockwise, such as (-urf)": of changes to the permutation that is looked for, one
/// with which the turns do reach what counts of it. Empty if none is found that is sure to help.
[[nodiscard]] std::string repair_of(Context& context, const GoalArguments& arguments,
                                    std::span<const search::Generator> generators, bool any_turns,
                                    const Origin& origin);

}  // namespace cubelang::eval
