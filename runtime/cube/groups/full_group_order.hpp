#pragma once
// How many elements the full group (full_group.hpp) has.
//   W has 8! 3^8 for the corners, 12! 2^12 for the edges of odd N, 24! for each orbit of wings and of centres off the
// middle, 4^6 for the fixed centres of a supercube. One in 3 has twists, one in 2 flips that add up to 0, and of the
// parities of the orbits, one for each, turns make those of floor(N/2) free layers. So, with
//     w = floor((N-2)/2) orbits of wings, c = floor((N-2)^2/4) of centres,
//     |G| = 8! 3^7 [12! 2^11, N odd] 24!^(w+c) [4^6, N odd, supercube] / 2^(orbits - floor(N/2)).

#include "runtime/base/integer.hpp"
#include "runtime/cube/size.hpp"

namespace cubelang::full_group {

[[nodiscard]] Integer order_of_full_group(cube::Cube cube);
/// About its binary logarithm, rounded up, at once for any cube.
[[nodiscard]] double binary_digits_of_order(cube::Cube cube);

// The full group made commutative: its quotient by its derived group G', which commutators make.
//   Let K be the elements for which every layer parity is even and, on a supercube, no fixed centre is turned. K is a
// product of Z3^7 : A8, Z2^11 : A12 and as many A24 as there are orbits of 24 parts. Each of these is perfect: A_n is
// for n >= 5, and what is below it has no invariant homomorphism (of sums of two unit vectors all would have one value,
// and two of them add up to a third; on twists 8 is no multiple of 3). So K lies in G'. G / K is commutative: the
// parities of the layers, floor(N/2) of them, and on odd supercubes the turns of the centres, whose sum tells the first
// of them. So G' = K, and G / G' is Z2^floor(N/2), or Z4^6 x Z2^(floor(N/2) - 1). (For N = 3: D. Joyner, Adventures in
// Group Theory, 2008.)

/// So many factors Z2 and Z4.
struct Abelianization {
    int twos = 0, fours = 0;
    friend constexpr bool operator==(const Abelianization&, const Abelianization&) = default;
};
[[nodiscard]] constexpr Abelianization abelianization(cube::Cube cube) {
    const bool turns_centres = cube.super && cube.has_fixed_centres();
    return turns_centres ? Abelianization{cube.n / 2 - 1, 6} : Abelianization{cube.n / 2, 0};
}

}  // namespace cubelang::full_group
