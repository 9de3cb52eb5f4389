#pragma once
// What colours cannot tell of centres, chosen: see coloring.hpp.

#include <array>
#include <span>

#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

/// A block that brings to each point a sticker of this colour, four of each, odd or even as wanted; with the fewest
/// points moved.
[[nodiscard]] perm::Block least_change(std::span<const Face, perm::block_points> colors, bool odd);

/// Must the centres of this class be an odd permutation, for the turns that corners and wings show? (See
/// query/reachable.hpp.)
[[nodiscard]] bool centres_are_odd(const State& state, int block);

/// On a supercube whose corners are odd and whose fixed centres' turns are even: a quarter turn of the centre on R.
void turn_centre_if_odd(State& state);

}  // namespace cubelang::cube
