#pragma once
// Groups from random elements of theirs: certain where the order is known, since a subgroup of the same order is all.

#include <functional>

#include "runtime/algebra/group/permutation_group.hpp"

namespace cubelang::group {

/// Draws uniformly random elements of a group of this order until they generate it, and leaves out what is not needed,
/// unless that takes long. Should the order be wrong, which is
/// only possible if it is not proved, what they generate is not proved either. Nothing if stopped.
[[nodiscard]] std::optional<PermutationGroup> drawn(std::size_t degree, const Integer& order,
                                                    const std::function<Permutation()>& draw, StopToken stop);

/// The same group by few generators: one if that is found, else two, or more of which none can be left out. Nothing if
/// stopped.
[[nodiscard]] std::optional<PermutationGroup> with_few_generators(const PermutationGroup& group, StopToken stop = {});

/// These generators.
[[nodiscard]] std::optional<std::vector<Permutation>> small_generators(const PermutationGroup& group,
                                                                       StopToken stop = {});

}  // namespace cubelang::group
