#pragma once
// Construction of the goal of `find` from its arguments: a permutation, part destinations, kept and ignored parts.

#include <optional>
#include <span>
#include <string>

#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/search/goal_value.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::meaning {

/// Whether keep and ignore name the places where parts start or where they end.
struct PartsBy {
    std::string_view name, meaning;
    bool is_start;
};
template <>
struct Argument<PartsBy> : RowArgument<Argument<PartsBy>> {
    static constexpr std::string_view wanted = "starts or ends", what = "way to name parts";
    static std::span<const PartsBy> rows();
};

/// The arguments of `find` that determine its goal.
struct GoalArguments {
    std::shared_ptr<const cube::State> what;  ///< null if there are only targets
    const std::optional<GoalValue>& targets;  ///< goal = @a -> @b, or a list of these
    const std::optional<At<List>>&ignored, &kept;
    bool by_start = false;  ///< keep and ignore name the places where parts start, not where they end
    bool look = false, rotation = false, auf = false;
    const std::optional<Element>& after;
};

/// All that they require of an algorithm, as one goal.
[[nodiscard]] search::Goal goal_of(Context& context, const GoalArguments& arguments, const Origin& origin);

/// Throws an error at an alternative destination that these turns cannot reach with any part meant for it.
void check_alternatives(Context& context, const std::optional<GoalValue>& targets, const search::Goal& goal,
                        const std::vector<search::Generator>& generators);

/// "to fix it, turn one corner anticlockwise, such as (-urf)": a change of the permutation after which the turns reach
/// it, as far as its parts count. Empty if no certain repair is found.
[[nodiscard]] std::string repair_of(Context& context, const GoalArguments& arguments,
                                    std::span<const search::Generator> generators, bool any_turns,
                                    const Origin& origin);

}  // namespace cubelang::meaning
