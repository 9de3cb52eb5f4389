#pragma once
// Numbers without a numbering, as literals: tuples, lists, rows of parts with their orientations, pairs of a map.

#include "lang/ast.hpp"
#include "runtime/value/value.hpp"

namespace cubelang::eval {

/// Pairs and rows of parts are permutations of the cube, pairs in the numbers of its net.
[[nodiscard]] Value plain_numbers(cube::Cube cube, const lang::Numbers& node, const lang::Where& where);

/// The permutation of the cube for which a tuple stands: a row says which sticker of the net has come to each place,
/// cycles how they move.
[[nodiscard]] cube::State state_of_tuple(cube::Cube cube, const Tuple& tuple, const lang::Where& where);

}  // namespace cubelang::eval
