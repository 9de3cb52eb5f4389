#pragma once
// Permutations in the numbers of a numbering, as literals: rows, cycles, rotation maps.

#include "lang/ast.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::eval {

[[nodiscard]] cube::State numbered(cube::Cube cube, const lang::Numbered& node, const lang::SourcePtr& source);

}  // namespace cubelang::eval
