#pragma once
// A row of blocks: a permutation of 24 * size points that maps each block to itself.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/algebra/perm/block.hpp"

namespace cubelang::perm {

using Blocks = std::vector<Block>;

/// The lcm of 1..24: a multiple of every block's order, so exponents count modulo this number.
inline constexpr std::uint64_t exponent_modulus = 5354228880;

[[nodiscard]] Blocks identity_blocks(std::size_t size);

/// First a, then b. Both have the same size.
[[nodiscard]] Blocks product(const Blocks& a, const Blocks& b);
/// a = a * b
void multiply_by(Blocks& a, const Blocks& b);

[[nodiscard]] Blocks inverse(const Blocks& a);
/// a to a power, the exponent reduced modulo `exponent_modulus`.
[[nodiscard]] Blocks power(const Blocks& a, std::uint64_t exponent);

[[nodiscard]] bool is_identity(const Blocks& a);
/// The set of cycle lengths over all blocks, length L as bit L.
[[nodiscard]] std::uint32_t cycle_lengths(const Blocks& a);
/// Whether a is an odd permutation of its 24 points.
[[nodiscard]] bool is_odd(const Block& a);
/// The lcm of a set of lengths, given as bits; at most `exponent_modulus`.
[[nodiscard]] std::uint64_t lcm_of_lengths(std::uint32_t lengths);

// Operations on many states of one cube, stored contiguously, each a row of blocks. A caller that must be able to
// stop passes a few thousand at a time.

/// c[i] = a[i] inverted; c may be a.
void inverse_of_each(std::span<const Block> a, Block* c);

/// c[i] = a[i] * b for each row i of a, where b is one row; c may be a.
void each_times_one(std::span<const Block> a, std::span<const Block> b, Block* c);
/// c[i] = a * b[i] for each row i of b, where a is one row; c may be b.
void one_times_each(std::span<const Block> a, std::span<const Block> b, Block* c);

/// The order of each row: the lcm of the lengths of its cycles.
void order_of_each(std::span<const Block> a, std::size_t width, std::uint64_t* orders);

}  // namespace cubelang::perm
