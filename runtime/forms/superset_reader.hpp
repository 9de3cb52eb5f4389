#pragma once
// From a superset script to the value it has on the cube in force.

#include "runtime/value/context.hpp"

namespace cubelang::eval {

/// An algorithm if there are only moves, else a permutation. Errors point into the source.
[[nodiscard]] Value read_superset(Context& context, const lang::SourcePtr& source);

}  // namespace cubelang::eval
