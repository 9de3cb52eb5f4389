#pragma once
// The orders of a permutation. All are at most lcm(1..24) = 5354228880, since every orbit has 24 points.

#include <array>
#include <cstdint>

#include "runtime/cube/mirrored.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::query {

using cube::State;

/// The order of labelled stickers (on a supercube the turns of the fixed centres too): the least m > 0 with p^m = ().
[[nodiscard]] std::uint64_t order(const State& p);

/// Only an even power of what reflects can be the identity, or look like it.
[[nodiscard]] std::uint64_t order(const cube::Mirrored& p);
[[nodiscard]] std::uint64_t visible_order(const cube::Mirrored& p);

/// After how many times the colours look as before: the lcm, over the cycles of stickers, of the least period of the
/// cycle's word of colours.
[[nodiscard]] std::uint64_t visible_order(const State& p);

struct Orders {
    std::uint64_t labelled, visible;
    std::uint64_t labelled_up_to_rotation;  ///< the least m > 0 for which p^m is a turn of the whole cube
    std::uint64_t visible_up_to_rotation;   ///< the same for how it looks: every face of one colour
};
[[nodiscard]] Orders orders(const State& p);

// How many cycles of each length, counted without writing them down.

/// [L]: the cycles of L parts, 1 to 24. Parts that stay as they are do not count; one turned in place is a cycle of 1.
using CycleCounts = std::array<int, perm::block_points + 1>;

/// Of the orbit of parts that this block speaks for (cube::orbit_blocks).
[[nodiscard]] CycleCounts cycle_counts(const cube::State& p, int block);
/// Of all the orbits of one kind.
[[nodiscard]] CycleCounts cycle_counts(const cube::State& p, cube::Kind kind);

}  // namespace cubelang::query
