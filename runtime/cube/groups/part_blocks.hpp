#pragma once
// Systems of imprimitivity of the parts of an orbit: sets of places whose parts stay together wherever the group takes
// them.

#include "runtime/cube/subgroups/part_orbits.hpp"

namespace cubelang::cube_group {

using PartBlocks = std::vector<std::vector<cube::Part>>;

/// The systems of which none is finer but that of single parts; none: the group is primitive on this orbit.
[[nodiscard]] std::vector<PartBlocks> minimal_blocks(const CubeGroup& group, const PartOrbit& orbit);

}  // namespace cubelang::cube_group
