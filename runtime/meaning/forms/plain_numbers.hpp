#pragma once
// Numbers without a numbering, as literals: tuples, lists, rows of parts with their orientations, pairs of a map.

#include "lang/ast.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// A row of pieces with one of orientations is a permutation of the cube, pairs are a map.
[[nodiscard]] Value plain_numbers(cube::Cube cube, const lang::Numbers& node, const lang::Where& where);

}  // namespace cubelang::eval
