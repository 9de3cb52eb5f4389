#pragma once
// How many elements the full group (orbits.hpp) has.
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

}  // namespace cubelang::full_group
