#pragma once
// What an algorithm is to do, from the values that say so: a permutation, parts that do not matter, places for
// stickers.

#include <optional>

#include "runtime/meaning/builtins/arguments/bind.hpp"
#include "runtime/meaning/builtins/arguments/common_arguments.hpp"
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
/// The error of a goal that no turns reach: they never bring the one to the place of the other.
[[noreturn]] void of_two_orbits(cube::Cube cube, const cube::Part& from, const cube::Part& to,
                                const lang::Where& where);
[[nodiscard]] search::Goal goal_of(Context& context, const GoalArguments& arguments, const Origin& origin);

/// `using = {R, U, M}`, with their costs in a metric; without it, what people turn on this cube and count in this
/// metric.
[[nodiscard]] std::vector<search::Generator> generators_of(Context& context, const std::optional<At<Value>>& moves,
                                                           const std::optional<query::Metric>& metric);
/// Where none is given, the usual one of the size.
[[nodiscard]] query::Metric metric_or_usual(const std::optional<query::Metric>& metric, int n);

}  // namespace cubelang::eval
