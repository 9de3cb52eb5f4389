#pragma once
// Fewest-moves notation: parentheses hold moves on the inverse. `R (U F) D` is R D, and U F on the inverse: R D F' U'.

#include "lang/ast.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::eval {

/// The moves outside the parentheses in order, then the inverse of those inside. Errors point into the source.
[[nodiscard]] lang::ExprPtr read_niss(const lang::SourcePtr& source, StopToken stop = {});

}  // namespace cubelang::eval
