#pragma once
// The reason why a permutation is not in a group, in terms of parts; and the turns that the group lacks.

#include <string>

#include "runtime/cube/groups/cube_group.hpp"

namespace cubelang::reach {

/// The reason for a permutation of the group's points that is not in the group, by quick tests. stdlib/reasons has
/// more.
[[nodiscard]] std::string non_membership_reason(const groups::CubeGroup& group, const group::Permutation& p);

/// The single-layer turns that would suffice, each alone, to bring p into the group. nullopt if that takes long.
[[nodiscard]] std::optional<std::vector<cube::Move>> missing_turns(const groups::CubeGroup& group,
                                                                   const group::Permutation& p, StopToken stop = {});

}  // namespace cubelang::reach
