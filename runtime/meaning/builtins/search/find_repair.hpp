#pragma once
// What would make a goal reachable that is not: a part turned, or two swapped.

#include <span>
#include <string>

#include "runtime/meaning/builtins/search/find_goal.hpp"

namespace cubelang::eval {

/// "to fix it, turn one corner anticlockwise, such as (-urf)": of changes to the permutation that is looked for, one
/// with which the turns do reach what counts of it. Empty if none is found that is sure to help.
[[nodiscard]] std::string repair_of(Context& context, const GoalArguments& arguments,
                                    std::span<const search::Generator> generators, bool any_turns,
                                    const Origin& origin);

}  // namespace cubelang::eval
