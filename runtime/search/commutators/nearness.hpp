#pragma once
// On a large cube, what has to do with a question about some parts.
//
// Only layers that meet those parts need turn. Then of all the other layers one stands for all, but for the middle one,
// which is its own mirror image: what is left as it is there is left as it is everywhere.

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::commutators {

/// The blocks that are not the identity.
[[nodiscard]] std::vector<int> moved_blocks(const cube::State& state);
/// Distances from the middle of the layers that meet these blocks; the outer ones always do.
[[nodiscard]] std::vector<int> distances_of(cube::Cube cube, std::span<const int> blocks);
/// The turns whose outermost layers are at such distances.
[[nodiscard]] std::vector<Generator> generators_near(cube::Cube cube, std::span<const int> distances,
                                                     std::span<const Generator> generators);
/// The blocks that tell whether anything is disturbed; all, if the turns are of more than one layer.
[[nodiscard]] std::vector<int> blocks_near(cube::Cube cube, std::span<const int> distances,
                                           std::span<const Generator> generators);

/// Two rows of blocks share a key by chance alone, about once in 2^64.
[[nodiscard]] std::uint64_t key_of(std::span<const perm::Block> blocks);

}  // namespace cubelang::search::commutators
