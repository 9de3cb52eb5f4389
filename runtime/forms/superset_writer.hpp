#pragma once
// Algorithms and permutations as superset scripts for the cube in force.

#include <string>

#include "runtime/value/context.hpp"

namespace cubelang::eval {

/// With its brackets. The cube must have all its moves.
[[nodiscard]] std::string superset_text(const cube::Word& word, int n, const lang::Where& where);
/// Its cycles in normal form, signs included that CubeTwister needs and this language takes for granted.
[[nodiscard]] std::string superset_text(const cube::State& state);

}  // namespace cubelang::eval
