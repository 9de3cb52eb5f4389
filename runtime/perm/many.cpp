#include "runtime/perm/many.hpp"

#include <algorithm>
#include <array>

#include "runtime/perm/blocks.hpp"
#include "runtime/perm/kernel.hpp"

namespace cubelang::perm {
namespace {

// Written out, the stores follow each other without a jump; one that moves nothing, as most fixed centres do, is seen
// at once.
void invert(const Block& a, Block& c) {
    constexpr Block still = identity();
    if (a == still) {
        c = still;
        return;
    }
    Block inverted = still;
#pragma GCC unroll 24
    for (int i = 0; i < block_points; ++i) inverted[a[i]] = static_cast<std::uint8_t>(i);
    c = inverted;
}

// Sets of lengths come again and again: the lcm of each is kept until another one takes its place.
class Orders {
public:
    std::uint64_t of(std::uint32_t lengths) {
        auto& slot = slots_[lengths * 2654435761U >> 22];
        if (slot.lengths != lengths) slot = {lengths, lcm_of_lengths(lengths)};
        return slot.order;
    }

private:
    struct Slot {
        std::uint32_t lengths = 0;
        std::uint64_t order = 1;
    };
    std::array<Slot, 1024> slots_{};
};

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
    Orders known;
    for (std::size_t i = 0; i + width <= a.size(); i += width) *orders++ = known.of(lengths(&a[i], width));
}

}  // namespace cubelang::perm
