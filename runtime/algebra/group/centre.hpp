#pragma once
// The centre of a group: what commutes with all of it.

#include "runtime/algebra/group/permutation_group.hpp"

namespace cubelang::group {

/// Nothing if stopped.
[[nodiscard]] std::optional<PermutationGroup> centre(const PermutationGroup& group, StopToken stop = {});

/// The elements of the group among the products of these, which commute with it and with each other.
[[nodiscard]] std::optional<PermutationGroup> among_central(const PermutationGroup& group,
                                                            const std::vector<Permutation>& central,
                                                            StopToken stop = {});

}  // namespace cubelang::group
