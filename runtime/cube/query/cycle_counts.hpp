#pragma once
// How many cycles of each length, counted without writing them down.

#include <array>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::query {

/// [L]: the cycles of L parts, 1 to 24. Parts that stay as they are do not count; one turned in place is a cycle of 1.
using CycleCounts = std::array<int, perm::block_points + 1>;

/// Of the orbit of parts that this block speaks for (cube::orbit_blocks).
[[nodiscard]] CycleCounts cycle_counts(const cube::State& p, int block);
/// Of all the orbits of one kind.
[[nodiscard]] CycleCounts cycle_counts(const cube::State& p, cube::Kind kind);

}  // namespace cubelang::query
