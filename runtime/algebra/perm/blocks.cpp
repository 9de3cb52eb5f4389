#include "runtime/algebra/perm/blocks.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>

#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::perm {

Blocks identity_blocks(std::size_t size) { return Blocks(size, identity()); }

Blocks product(const Blocks& a, const Blocks& b) {
    Blocks c(a.size());
    kernel().multiply(a.data(), b.data(), c.data(), a.size());
    return c;
}

void multiply_by(Blocks& a, const Blocks& b) { kernel().multiply(a.data(), b.data(), a.data(), a.size()); }

Blocks inverse(const Blocks& a) {
    Blocks c(a.size());
    std::ranges::transform(a, c.begin(), [](const Block& block) {
        stop_point();
        return inverse(block);
    });
    return c;
}

Blocks power(const Blocks& a, std::uint64_t exponent) {
    Blocks c(a.size());
    std::ranges::transform(a, c.begin(), [=](const Block& block) {
        stop_point();
        return power(block, exponent);
    });
    return c;
}

bool is_identity(const Blocks& a) {
    return std::ranges::all_of(a, [](const Block& block) { return block == identity(); });
}

bool is_odd(const Block& a) { return kernel().is_odd(a); }

std::uint32_t cycle_lengths(const Blocks& a) { return kernel().cycle_lengths(a.data(), a.size()); }

namespace {

// The multiples of q up to 24, as bits.
constexpr std::uint32_t multiples_of(int q) {
    std::uint32_t all = 0;
    for (int length = q; length <= block_points; length += q) all |= 1U << length;
    return all;
}

// The lcm contains a prime once for each of its powers that divides one of the lengths.
struct PrimePower {
    std::uint32_t multiples;
    std::uint32_t prime;
};
constexpr PrimePower prime_powers[] = {
    {multiples_of(2), 2},   {multiples_of(4), 2},   {multiples_of(8), 2},   {multiples_of(16), 2},
    {multiples_of(3), 3},   {multiples_of(9), 3},   {multiples_of(5), 5},   {multiples_of(7), 7},
    {multiples_of(11), 11}, {multiples_of(13), 13}, {multiples_of(17), 17}, {multiples_of(19), 19},
    {multiples_of(23), 23},
};

// The prime powers that divide some length from `first` to first + 11, for each set of such lengths.
template <int first>
constexpr auto powers_in = [] {
    std::array<std::uint16_t, 1 << 12> powers{};
    for (std::uint32_t set = 0; set < powers.size(); ++set)
        for (std::size_t i = 0; i < std::size(prime_powers); ++i)
            if ((set << first & prime_powers[i].multiples) != 0) powers[set] |= static_cast<std::uint16_t>(1U << i);
    return powers;
}();

// The products of the prime powers with numbers `first` to first + 6, for each set of those.
template <int first>
constexpr auto products = [] {
    std::array<std::uint32_t, 1 << 7> all{};
    for (std::uint32_t set = 0; set < all.size(); ++set) {
        all[set] = 1;
        for (std::size_t i = first; i < std::size(prime_powers) && i < first + 7; ++i)
            if ((set << first >> i & 1U) != 0) all[set] *= prime_powers[i].prime;
    }
    return all;
}();

// Extracts the images from words of eight bytes, since single-byte loads would stall. Tests for the identity first,
// which most fixed centres are.
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

std::uint64_t lcm_of_lengths(std::uint32_t lengths) {
    const std::uint32_t powers = powers_in<1>[lengths >> 1 & 4095] | powers_in<13>[lengths >> 13 & 4095];
    return std::uint64_t{products<0>[powers & 127]} * products<7>[powers >> 7];
}

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

Block power(const Block& a, std::uint64_t exponent) {
    Block result = identity();
    for_each_cycle(a, [&](auto first, auto last) {
        const auto length = static_cast<std::uint64_t>(last - first);
        const auto shift = exponent % length;
        for (std::uint64_t i = 0; i < length; ++i) result[first[i]] = first[(i + shift) % length];
    });
    return result;
}

std::uint32_t cycle_lengths(const Block& a) {
    std::uint32_t lengths = 0;
    for_each_cycle(a, [&](auto first, auto last) { lengths |= 1U << (last - first); });
    return lengths;
}

}  // namespace cubelang::perm
