#pragma once
// Generators of some subgroups of the symmetric group, in closed form.

#include "runtime/algebra/group/permutation.hpp"

namespace cubelang::group {

[[nodiscard]] std::vector<Permutation> symmetric(std::size_t degree);

/// All permutations that map each of these disjoint sets to itself: two generators for each.
[[nodiscard]] std::vector<Permutation> preserving(std::size_t degree, const std::vector<std::vector<Point>>& sets);

/// All permutations that commute with this one: they turn its cycles, and exchange cycles of the same length.
[[nodiscard]] std::vector<Permutation> commuting_with(const Permutation& p);

}  // namespace cubelang::group
