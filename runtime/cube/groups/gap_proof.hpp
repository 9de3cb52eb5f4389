#pragma once
// A program with which GAP checks by itself what is said of a group: orbits, copies, giants, signs, a base and strong
// generators of the rest, and so the order.

#include "runtime/cube/groups/cube_group.hpp"

namespace cubelang::cube_group {

/// Its points are the stickers' numbers in the net, on a supercube 24 more for the arrows on its fixed centres; or the
/// numbers that the group is made of. Each line prints true; the last says whether all did.
[[nodiscard]] std::string gap_proof(const CubeGroup& group);

}  // namespace cubelang::cube_group
