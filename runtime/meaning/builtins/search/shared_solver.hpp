#pragma once
// The solver of a session, with its tables.

#include "runtime/meaning/value/context.hpp"
#include "runtime/search/solver.hpp"

namespace cubelang::eval {

/// Made when first needed, and kept with its tables. What becomes of those in the host's folder is reported to it.
[[nodiscard]] search::Solver& shared_solver(Context& context);

/// Reports what becomes of a table. What is said of a large one stays: not everyone can spare the time or the memory.
void tell_of_table(const Context& context, const search::TableEvent& event);

}  // namespace cubelang::eval
