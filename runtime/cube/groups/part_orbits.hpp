#pragma once
// The orbits of a group on the parts of its cube, and their block systems.
//
// In a group of numbers the blocks of a minimal system are to an orbit what parts are to their stickers.

#include <vector>

#include "runtime/algebra/group/blocks.hpp"
#include "runtime/cube/groups/cube_group.hpp"

namespace cubelang::groups {

/// Parts that the group moves to one another's locations. A single part is turned in its place.
struct PartOrbit {
    cube::Kind kind;
    std::vector<cube::Part> parts;      ///< in canonical spelling and order
    std::vector<std::size_t> pieces{};  ///< numbers of the pieces (PermutationGroup::pieces) with their stickers
    group::BlockSystem blocks{};        ///< of numbers, in place of parts; of one number each if it is primitive

    [[nodiscard]] std::size_t size() const { return parts.size() + blocks.size(); }
};

/// The points of a part in all its orientations, also for the fixed centres of a supercube.
[[nodiscard]] std::vector<group::Point> all_points(const Domain& domain, const cube::Part& part);

/// The orbits in which something moves, in the order of the normal form, or of the smallest numbers.
[[nodiscard]] std::vector<PartOrbit> part_orbits(const CubeGroup& group);

/// The action of the generators on the places of the parts, or on the blocks, by their index.
[[nodiscard]] std::vector<group::Permutation> on_places(const CubeGroup& group, const PartOrbit& orbit);

// Block systems of the parts of an orbit: partitions into sets of parts that the group always keeps together.

using PartBlocks = std::vector<std::vector<cube::Part>>;

/// The minimal nontrivial systems; empty if the group is primitive on this orbit of parts.
[[nodiscard]] std::vector<PartBlocks> minimal_blocks(const CubeGroup& group, const PartOrbit& orbit);

}  // namespace cubelang::groups
