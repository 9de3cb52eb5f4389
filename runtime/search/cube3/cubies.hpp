#pragma once
// The 3x3x3 as solvers see it: eight corners and twelve edges in small arrays, on Kociemba's cubie level
// (runtime/cube/cubie.hpp says how it is read). Centres do not move here: a slice turn is the two outer turns that do
// the same to everything else.

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/cube/coordinates/cubie.hpp"

namespace cubelang::search::cube3 {

/// At each place, which cubie is there and how it is turned. Twists 3..5 occur in reflections only.
struct Cubies {
    std::array<std::uint8_t, 8> corner{0, 1, 2, 3, 4, 5, 6, 7}, twist{};
    std::array<std::uint8_t, 12> edge{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, flip{};
    friend bool operator==(const Cubies&, const Cubies&) = default;
};

/// First a, then b.
[[nodiscard]] Cubies product(const Cubies& a, const Cubies& b);
[[nodiscard]] Cubies inverse(const Cubies& a);

/// Edges are left at home if there are none (2x2x2).
[[nodiscard]] Cubies packed(const cube::Cubies& rows);
[[nodiscard]] const Cubies& cubies_of(cube::Symmetry s);
/// s' a s
[[nodiscard]] Cubies conjugate(const Cubies& a, cube::Symmetry s);

/// Moves by number: 3 * face + quarters - 1 in the order of cube::Face, then 18 + 3 * axis + quarters - 1 for the
/// middle layers, quarters counted clockwise from the positive end.
inline constexpr int face_moves = 18, all_moves = 27;
[[nodiscard]] const std::array<Cubies, all_moves>& cubies_of_moves();

/// What a symmetry makes of a move's number.
[[nodiscard]] int conjugate(int move, cube::Symmetry s);
/// Only where the move is inverted.
[[nodiscard]] constexpr int inverse_move(int move) { return move - move % 3 + 2 - move % 3; }

}  // namespace cubelang::search::cube3
