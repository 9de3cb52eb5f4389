#pragma once
// Fewest-moves notation: parentheses hold moves on the inverse. `R (U F) D` is R D, and U F on the inverse: R D F' U'.

#include "runtime/value/context.hpp"

namespace cubelang::eval {

/// The moves outside the parentheses in order, then the inverse of those inside. Errors point into the source.
[[nodiscard]] Value read_niss(Context&, const lang::SourcePtr& source);

}  // namespace cubelang::eval
