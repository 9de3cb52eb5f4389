#pragma once
// Kociemba's cubie level: the corners, and on odd N the middle edges, as two rows each. For each place, in his order,
// the rows contain the cubie that it is replaced by (c) and the orientation of that cubie there (o). In F, URF is
// replaced by UFL, turned clockwise: F(URF).c = UFL, F(URF).o = 1.
//
//   corners  URF UFL ULB UBR DFR DLF DBL DRB           o is 0, 1 (clockwise), 2 (anticlockwise), by the U or D sticker
//   edges    UR UF UL UB DR DF DL DB FR FL BL BR       o is 0 or 1 (flipped), by the U or D, else the F or B sticker
//
// For first A, then B: (A*B)(x).c = A(B(x).c).c and (A*B)(x).o = A(B(x).c).o + B(x).o, modulo 3 or 2. In a reflected
// cube, corners have o = 3, 4, 5: with the stickers numbered clockwise from the reference sticker, o = k maps sticker
// i to i + k, and o = 3 + k maps it to -(i + k). So 0..5 form the symmetric group on three things, and the rule for o
// becomes its product; edge flips are still added.

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include "runtime/cube/coordinates/part_orbits.hpp"
#include "runtime/cube/symmetry.hpp"

namespace cubelang::cube {

struct Cubies {
    Arrangement corners, edges;  ///< edges are empty on even N
    friend bool operator==(const Cubies&, const Cubies&) = default;
};

/// "URF", …: the places in order, each with its reference sticker first; corners clockwise.
[[nodiscard]] std::span<const std::string_view> corner_places();
[[nodiscard]] std::span<const std::string_view> edge_places();

[[nodiscard]] Cubies cubies_of(const State& state);
/// A symmetry, applied to a solved cube of this size.
[[nodiscard]] Cubies cubies_of(Cube cube, Symmetry s);

/// First a, then b, for the orientations of a corner, as above.
[[nodiscard]] constexpr int corner_product(int a, int b) {
    const int k = a < 3 ? a + b : a - b;
    return (k % 3 + 3) % 3 + ((a < 3) == (b < 3) ? 0 : 3);
}
/// First a, then b, by the rule above.
[[nodiscard]] Cubies product(const Cubies& a, const Cubies& b);

enum class CubieFault : std::uint8_t {
    repeated,     ///< the cubie is at `other` already, and `missing` is not used
    orientation,  ///< not 0..2 (a corner) or 0..1 (an edge)
    mirrored      ///< 3..5 (mirrored) where 0..2 is required, or the reverse
};
struct CubieProblem {
    CubieFault fault;
    bool edge = false;  ///< otherwise a corner
    std::size_t at = 0, other = 0;
    int missing = 0;
};
using CubieResult = std::variant<State, CubieProblem>;

/// The state that, followed by s, has these rows; all other parts are solved. The rows must be complete and name
/// existing cubies; the sums of the orientations are not checked.
[[nodiscard]] CubieResult read_cubies(Cube cube, const Cubies& cubies, Symmetry s = {});

/// The state with all parts of the cubie level solved: the part that the rows do not describe.
[[nodiscard]] State without_cubies(State state);

}  // namespace cubelang::cube
