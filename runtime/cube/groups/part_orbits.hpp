#pragma once
// The orbits of a group on the parts of its cube, and their systems of imprimitivity.

#include <vector>

#include "runtime/cube/groups/cube_group.hpp"

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

// Systems of imprimitivity of the parts of an orbit: sets of places whose parts stay together wherever the group takes
// them.

using PartBlocks = std::vector<std::vector<cube::Part>>;

/// The systems of which none is finer but that of single parts; none: the group is primitive on this orbit.
[[nodiscard]] std::vector<PartBlocks> minimal_blocks(const CubeGroup& group, const PartOrbit& orbit);

}  // namespace cubelang::cube_group
