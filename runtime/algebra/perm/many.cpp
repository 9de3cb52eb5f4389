#include "runtime/algebra/perm/many.hpp"

#include <cstring>

#include "runtime/algebra/perm/blocks.hpp"
#include "runtime/algebra/perm/kernel.hpp"

namespace cubelang::perm {
namespace {

// The images are taken out of words of eight, as one load each would keep the processor waiting; a block that moves
// nothing, as most fixed centres do, is seen at once.
void invert(const Block& a, Block& c) {
    constexpr Block still = identity();
    if (a == still) {
        c = still;
        return;
    }
    std::uint64_t words[3];
    std::memcpy(words, a.to.data(), sizeof words);
    Block inverted = still;
#pragma GCC unroll 24
    for (int i = 0; i < block_points; ++i) inverted.to[words[i / 8] >> 8 * (i % 8) & 31] = static_cast<std::uint8_t>(i);
    c = inverted;
}

}  // namespace

void inverse_of_each(std::span<const Block> a, Block* c) {
    for (std::size_t i = 0; i < a.size(); ++i) invert(a[i], c[i]);
}

void each_times_one(std::span<const Block> a, std::span<const Block> b, Block* c) {
    const auto multiply = kernel().multiply;
    for (std::size_t i = 0; i + b.size() <= a.size(); i += b.size()) multiply(&a[i], b.data(), c + i, b.size());
}

void one_times_each(std::span<const Block> a, std::span<const Block> b, Block* c) {
    const auto multiply = kernel().multiply;
    for (std::size_t i = 0; i + a.size() <= b.size(); i += a.size()) multiply(a.data(), &b[i], c + i, a.size());
}

void order_of_each(std::span<const Block> a, std::size_t width, std::uint64_t* orders) {
    const auto lengths = kernel().cycle_lengths;
    for (std::size_t i = 0; i + width <= a.size(); i += width) *orders++ = lcm_of_lengths(lengths(&a[i], width));
}

}  // namespace cubelang::perm
