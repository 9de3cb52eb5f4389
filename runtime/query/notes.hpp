#pragma once
// What an answer has to say besides its value.

#include <string>

#include "runtime/cube/turns.hpp"

namespace cubelang::query {

/// Why no turns reach this state, and what would fix it, a line for each broken invariant; empty if turns do.
[[nodiscard]] std::string unreachable_note(const cube::State& state);

}  // namespace cubelang::query
