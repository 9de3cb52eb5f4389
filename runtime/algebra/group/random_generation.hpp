#pragma once
// Groups from random elements. Certain if the order is known, since a subgroup of full order is the whole group.

#include <functional>

#include "runtime/algebra/group/permutation_group.hpp"

namespace cubelang::group {

/// Draws uniformly random elements of a group of this order until they generate it, and removes redundant ones if that
/// pays. A wrong order, possible only if it is unproved, leads to an unproved group. nullopt if stopped.
[[nodiscard]] std::optional<PermutationGroup> group_from_random_elements(std::size_t degree, const Integer& order,
                                                                         const std::function<Permutation()>& draw,
                                                                         StopToken stop);

/// The same group with few generators: one if a single one is found, else two, or an irredundant set. nullopt if
/// stopped.
[[nodiscard]] std::optional<PermutationGroup> with_few_generators(const PermutationGroup& group, StopToken stop = {});

/// The generators of with_few_generators().
[[nodiscard]] std::optional<std::vector<Permutation>> small_generators(const PermutationGroup& group,
                                                                       StopToken stop = {});

}  // namespace cubelang::group
