#pragma once
// What commutes with an element of an orbit and has a wanted mark: how a conjugator is mended.

#include "runtime/cube/full_group/orbits.hpp"

namespace cubelang::full_group {

/// Commutes with `block`; the mark must be one of those of its centralizer.
[[nodiscard]] perm::Block commuting_block(const perm::Block& block, const Orbit& orbit, Mark wanted);

}  // namespace cubelang::full_group
