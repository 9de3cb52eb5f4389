#pragma once
// The orders of a permutation. All are at most lcm(1..24) = 5354228880, since every orbit has 24 points.

#include <array>
#include <cstdint>

#include "runtime/cube/mirrored.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::query {

using cube::State;

/// The order on labelled stickers (on a supercube with the turns of fixed centres): the smallest m > 0 with p^m = ().
[[nodiscard]] std::uint64_t order(const State& p);

/// Only an even power of a reflecting element can be, or look like, the identity.
[[nodiscard]] std::uint64_t order(const cube::Mirrored& p);
[[nodiscard]] std::uint64_t visible_order(const cube::Mirrored& p);

/// The number of repetitions after which the colours look as before: the lcm, over the sticker cycles, of the
/// smallest period of the cycle's word of colours.
[[nodiscard]] std::uint64_t visible_order(const State& p);

struct Orders {
    std::uint64_t labelled, visible;
    std::uint64_t labelled_up_to_rotation;  ///< the smallest m > 0 for which p^m is a rotation of the whole cube
    std::uint64_t visible_up_to_rotation;   ///< the same by colours: every face of one colour
};
[[nodiscard]] Orders orders(const State& p);

// The number of cycles of each length, counted without listing them.

/// [L]: the number of cycles of L parts, 1 to 24. Unmoved parts do not count; a part turned in place is a cycle of 1.
using CycleCounts = std::array<int, perm::block_points + 1>;

/// For the orbit of parts represented by this block (cube::orbit_blocks).
[[nodiscard]] CycleCounts cycle_counts(const cube::State& p, int block);
[[nodiscard]] CycleCounts cycle_counts(const cube::State& p, cube::Kind kind);

}  // namespace cubelang::query
