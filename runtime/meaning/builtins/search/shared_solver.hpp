#pragma once
// The solver of a session and its tables.

#include "runtime/meaning/bind/parameters.hpp"
#include "runtime/meaning/context/context.hpp"
#include "runtime/search/solver.hpp"

namespace cubelang::meaning {

/// The session's solver, created on first use and cached with its tables. Events of tables in the host's folder are
/// reported to the host.
[[nodiscard]] search::Solver& shared_solver(Context& context);

/// Throws if turns cannot solve the state.
void check_reachable(const At<cube::State>& state);

[[nodiscard]] lang::Error no_memory_for_tables(const Origin& origin);

/// Reports a table event. Messages about a large table stay visible, since it needs much time and memory.
void report_table_event(const Context& context, const search::TableEvent& event);

}  // namespace cubelang::meaning
