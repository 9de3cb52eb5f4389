#pragma once
// Multiplication of permutations of a cube.

#include <cstdint>
#include <stdexcept>

#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

/// First a, then b. Throws std::invalid_argument for different cubes.
[[nodiscard]] inline State operator*(const State& a, const State& b) {
    if (!(a.cube == b.cube)) throw std::invalid_argument("permutations of different cubes have no product");
    return {a.cube, perm::product(a.blocks, b.blocks)};
}
[[nodiscard]] inline State inverse(const State& a) { return {a.cube, perm::inverse(a.blocks)}; }
[[nodiscard]] inline State power(const State& a, std::uint64_t exponent) {
    return {a.cube, perm::power(a.blocks, exponent)};
}
[[nodiscard]] inline bool is_identity(const State& a) { return perm::is_identity(a.blocks); }

}  // namespace cubelang::cube
