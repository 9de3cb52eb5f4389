#pragma once
// cubelang/group.hpp: groups by their generators: order, membership, structure, on the stickers of a cube (cube_group)
// or on any points (group). May change with a minor version. Link cubelang::group.

#include "library/read/algebra.hpp"
#include "library/read/reader.hpp"
#include "runtime/cube/cycle_text.hpp"
#include "runtime/cube_group/account.hpp"
#include "runtime/cube_group/cube_group.hpp"
#include "runtime/cube_group/domain.hpp"
#include "runtime/cube_group/structure.hpp"
#include "runtime/group/centralizer.hpp"
#include "runtime/group/centre.hpp"
#include "runtime/group/derived.hpp"
#include "runtime/group/intersection.hpp"
#include "runtime/group/permutation.hpp"
#include "runtime/group/permutation_group.hpp"
#include "runtime/group/properties.hpp"

namespace cubelang::cube_group {

/// Is this permutation of the group's cube one of its elements? Of another cube, or of a group of numbers: no.
[[nodiscard]] inline bool contains(const CubeGroup& group, const cube::State& p) {
    return group.domain && group.domain->cube() == p.cube && contains(group, group.domain->permutation(p));
}

}  // namespace cubelang::cube_group
