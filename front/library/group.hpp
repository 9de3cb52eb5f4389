#pragma once
// cubelang/group.hpp: groups by their generators: order, membership, structure, on the stickers of a cube (cube_group)
// or on any points (group). May change with a minor version. Link cubelang::group.

#include "front/library/algebra.hpp"
#include "front/library/reader.hpp"
#include "runtime/algebra/group/permutation.hpp"
#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/properties.hpp"
#include "runtime/algebra/group/stabilizers.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/cube/groups/structure.hpp"

namespace cubelang::groups {

/// Whether the permutation is an element. False for another cube and for groups on numbers.
[[nodiscard]] inline bool contains(const CubeGroup& group, const cube::State& p) {
    return group.domain && group.domain->cube() == p.cube && contains(group, group.domain->permutation(p));
}

}  // namespace cubelang::groups
