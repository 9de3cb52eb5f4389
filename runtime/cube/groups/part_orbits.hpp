#pragma once
// The orbits of a group on the parts of its cube.

#include <vector>

#include "runtime/cube/subgroups/cube_group.hpp"

namespace cubelang::cube_group {

/// Parts that the group brings to one another's locations; one part alone: it is turned in its place.
struct PartOrbit {
    cube::Kind kind;
    std::vector<cube::Part> parts;      ///< in canonical spelling and order
    std::vector<std::size_t> pieces{};  ///< of the group (PermutationGroup::pieces): the orbits of their stickers
};

/// Where its stickers are, and where they are when it is turned in place: also for the fixed centres of a supercube.
[[nodiscard]] std::vector<group::Point> all_points(const Domain& domain, const cube::Part& part);

/// Of a cube's group: those in which something moves, in the order of the normal form.
[[nodiscard]] std::vector<PartOrbit> part_orbits(const CubeGroup& group);

}  // namespace cubelang::cube_group
