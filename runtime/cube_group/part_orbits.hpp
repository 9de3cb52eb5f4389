#pragma once
// The orbits of a group on the parts of its cube.

#include <vector>

#include "runtime/cube_group/cube_group.hpp"

namespace cubelang::cube_group {

/// Parts that the group brings to one another's locations; one part alone: it is turned in its place.
struct PartOrbit {
    cube::Kind kind;
    std::vector<cube::Part> parts;      ///< in canonical spelling and order
    std::vector<std::size_t> pieces{};  ///< of the group (PermutationGroup::pieces): the orbits of their stickers
};

/// Of a cube's group: those in which something moves, in the order of the normal form.
[[nodiscard]] std::vector<PartOrbit> part_orbits(const CubeGroup& group);

}  // namespace cubelang::cube_group
