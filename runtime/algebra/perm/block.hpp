#pragma once
// A permutation of 24 points, the building block of every state.
//
// Convention, here and in all code that uses this: `b[i]` is the image of point i ("moves to"). The product a * b is
// "first a, then b": (a * b)[i] = b[a[i]]. Points 24..31 are padding that always maps to itself, so that a block fills
// one 32-byte vector and whole blocks compare as memory.

#include <array>
#include <cstdint>
#include <utility>

namespace cubelang::perm {

inline constexpr int block_points = 24;

struct alignas(16) Block {
    std::array<std::uint8_t, 32> to{};

    [[nodiscard]] constexpr std::uint8_t operator[](int point) const { return to[point]; }
    constexpr std::uint8_t& operator[](int point) { return to[point]; }
    friend constexpr bool operator==(const Block&, const Block&) = default;
};

/// The identity.
[[nodiscard]] constexpr Block identity() {
    Block block;
    for (int i = 0; i < 32; ++i) block[i] = static_cast<std::uint8_t>(i);
    return block;
}

/// First a, then b.
[[nodiscard]] constexpr Block product(const Block& a, const Block& b) {
    Block c;
    for (int i = 0; i < 32; ++i) c[i] = b[a[i]];
    return c;
}

[[nodiscard]] constexpr Block inverse(const Block& a) {
    Block c;
    [&]<std::uint8_t... i>(std::integer_sequence<std::uint8_t, i...>) {  // unrolled: two instructions a point
        ((c[a[i]] = i), ...);
    }
    (std::make_integer_sequence<std::uint8_t, 32>{});
    return c;
}

/// a composed with itself `exponent` times. Walks each cycle once, so large exponents cost nothing.
[[nodiscard]] Block power(const Block& a, std::uint64_t exponent);

/// Calls visit(first, last) for each cycle of a on points 0..23, fixed points included; the span has its points in
/// order of movement, beginning with the smallest.
template <class Visit>
constexpr void for_each_cycle(const Block& a, Visit visit) {
    std::uint32_t seen = 0;
    std::array<std::uint8_t, block_points> cycle{};
    for (int start = 0; start < block_points; ++start) {
        if (seen >> start & 1U) continue;
        auto last = cycle.begin();
        for (int i = start; !(seen >> i & 1U); i = a[i]) {
            seen |= 1U << i;
            *last++ = static_cast<std::uint8_t>(i);
        }
        visit(cycle.cbegin(), decltype(cycle.cbegin()){last});
    }
}

/// The set of cycle lengths of a, length L as bit L (1..24).
[[nodiscard]] std::uint32_t cycle_lengths(const Block& a);

}  // namespace cubelang::perm
