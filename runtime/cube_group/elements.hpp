#pragma once
// All elements of a small group, one by one.

#include <optional>
#include <vector>

#include "runtime/group/permutation_group.hpp"

namespace cubelang::cube_group {

/// The identity first, then by the number of generators that make them. Nothing if stopped.
[[nodiscard]] std::optional<std::vector<group::Permutation>> elements(const group::PermutationGroup& group,
                                                                      StopToken stop = {});

}  // namespace cubelang::cube_group
