#pragma once
// The solver of a session, with its tables.

#include "runtime/search/solver.hpp"
#include "runtime/value/context.hpp"

namespace cubelang::eval {

/// Made when first needed, and kept with its tables. What becomes of those in the host's folder is reported to it.
[[nodiscard]] search::Solver& shared_solver(Context& context);

}  // namespace cubelang::eval
