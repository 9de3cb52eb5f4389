#pragma once
// SplitMix64 (Steele, Lea and Flood, 2014): pseudo-random numbers, the same on every machine.

#include <cstdint>

namespace cubelang::inline base {

/// The next number; advances `state`. Neighbouring states yield unrelated numbers.
[[nodiscard]] constexpr std::uint64_t split_mix(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t x = state;
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31U);
}

}  // namespace cubelang::inline base
