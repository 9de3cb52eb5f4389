#pragma once
// Which symmetries of the cube a position has, and one position out of all that are the same up to symmetry.

#include <vector>

#include "runtime/cube/symmetry.hpp"

namespace cubelang::query {

/// The symmetries s with p^s == p, a group, in Kociemba's order.
[[nodiscard]] std::vector<cube::Symmetry> symmetries(const cube::State& p);
/// Those with p^s == p'.
[[nodiscard]] std::vector<cube::Symmetry> antisymmetries(const cube::State& p);

/// The least of all p^s and p'^s. One state is less than another if, in the first of their blocks that differ, it
/// takes the first point at which they differ to a smaller one.
[[nodiscard]] cube::State canonical(const cube::State& p);

}  // namespace cubelang::query
