#pragma once
// The orbits of a group on the parts of its cube, and their block systems.

#include <vector>

#include "runtime/cube/groups/cube_group.hpp"

namespace cubelang::groups {

/// Parts that the group moves to one another's locations. A single part is turned in its place.
struct PartOrbit {
    cube::Kind kind;
    std::vector<cube::Part> parts;      ///< in canonical spelling and order
    std::vector<std::size_t> pieces{};  ///< numbers of the pieces (PermutationGroup::pieces) with their stickers
};

/// The points of a part in all its orientations, also for the fixed centres of a supercube.
[[nodiscard]] std::vector<group::Point> all_points(const Domain& domain, const cube::Part& part);

/// The orbits in which something moves, in the order of the normal form. The group must be that of a cube.
[[nodiscard]] std::vector<PartOrbit> part_orbits(const CubeGroup& group);

/// The action of the generators on the places of these parts, by their index.
[[nodiscard]] std::vector<group::Permutation> on_places(const CubeGroup& group, const std::vector<cube::Part>& parts);

// Block systems of the parts of an orbit: partitions into sets of parts that the group always keeps together.

using PartBlocks = std::vector<std::vector<cube::Part>>;

/// The minimal nontrivial systems; empty if the group is primitive on this orbit.
[[nodiscard]] std::vector<PartBlocks> minimal_blocks(const CubeGroup& group, const PartOrbit& orbit);

}  // namespace cubelang::groups
