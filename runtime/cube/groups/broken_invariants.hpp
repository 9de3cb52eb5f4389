#pragma once
// What all elements of a group keep and a permutation that keeps its orbits does not: in words, if there is any.

#include "runtime/cube/groups/orbit_actions.hpp"

namespace cubelang::cube_group {

using Reason = std::optional<std::string>;

/// Twists that add up to 0 (mod 3), or flips (mod 2).
[[nodiscard]] Reason breaks_a_sum(const CubeGroup& of, const group::Permutation& p,
                                  const std::vector<OrbitOfItems>& orbits);
/// Signs on one orbit, or on up to three that go together.
[[nodiscard]] Reason breaks_signs(const CubeGroup& of, const group::Permutation& p,
                                  const std::vector<OrbitOfItems>& orbits);
/// Items that always stay together.
[[nodiscard]] Reason breaks_a_block(const CubeGroup& of, const group::Permutation& p,
                                    const std::vector<OrbitOfItems>& orbits);

}  // namespace cubelang::cube_group
