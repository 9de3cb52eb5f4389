#pragma once
// Many permutations at once: states of one cube one behind the other, each a row of blocks. Whoever wants to be able to
// stop hands over some thousands at a time.

#include <cstddef>
#include <cstdint>
#include <span>

#include "runtime/algebra/perm/block.hpp"

namespace cubelang::perm {

/// c[i] = a[i] inverted; c may be a.
void inverse_of_each(std::span<const Block> a, Block* c);

/// c[i] = a[i] * b for each row i of a, where b is one row; c may be a.
void each_times_one(std::span<const Block> a, std::span<const Block> b, Block* c);
/// c[i] = a * b[i] for each row i of b, where a is one row; c may be b.
void one_times_each(std::span<const Block> a, std::span<const Block> b, Block* c);

/// The order of each row: the lcm of the lengths of its cycles.
void order_of_each(std::span<const Block> a, std::size_t width, std::uint64_t* orders);

}  // namespace cubelang::perm
