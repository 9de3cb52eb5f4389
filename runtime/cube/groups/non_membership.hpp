#pragma once
// Why a permutation is not in a group, in terms of parts; and what the group lacks.

#include <string>

#include "runtime/cube/groups/cube_group.hpp"

namespace cubelang::cube_group {

/// Of a permutation of the group's points that is not in it; what is seen at once.
[[nodiscard]] std::string why_outside(const CubeGroup& group, const group::Permutation& p);
/// The same, looked at longer.
[[nodiscard]] std::string exactly_why_outside(const CubeGroup& group, const group::Permutation& p, StopToken stop = {});

/// The turns of single layers with any one of which it would be in the group. Nothing if that takes long.
[[nodiscard]] std::optional<std::vector<cube::Move>> turns_that_let_in(const CubeGroup& group,
                                                                       const group::Permutation& p,
                                                                       StopToken stop = {});

}  // namespace cubelang::cube_group
