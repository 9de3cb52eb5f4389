#pragma once
// Multiplication of permutations of a cube, and the permutation of a sequence of moves.

#include <cstdint>
#include <span>
#include <stdexcept>

#include "runtime/cube/notation.hpp"
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

/// The permutation of these moves. Throws std::invalid_argument for an invalid cube, and for a move that it does not
/// have.
[[nodiscard]] inline State state_of(Cube cube, std::span<const Move> moves) {
    if (cube.n < smallest_cube || cube.n > largest_cube) throw std::invalid_argument("there is no cube of this size");
    for (const auto& move : moves)
        if (fault(move, cube.n) != MoveFault::none)
            throw std::invalid_argument("the cube does not have the move " + spell(move));
    return after(cube, moves);
}

}  // namespace cubelang::cube
