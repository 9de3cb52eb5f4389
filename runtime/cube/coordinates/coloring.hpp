#pragma once
// Colours: the home face of the sticker that is now at each place, in the order of the numbering `kociemba`
// (faces U R F D L B, row by row).
//
// Colours tell corners, edges and wings apart: a corner's three colours, an edge's two, and for a wing its two and
// which of them is on the class's own side. They do not tell equal centres apart, nor the turns of fixed centres. Of
// the states that show the same colours, the one that is read is, among those that turns can reach (as far as that
// hangs on centres), one with the fewest centres moved; equal centres keep their order. A supercube's fixed centres are
// not turned, or if need be (the corners are odd) the one on R is, by a quarter.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

[[nodiscard]] std::vector<Face> colors_of(const State& state);

/// Do the two show the same colours?
[[nodiscard]] bool look_alike(const State& a, const State& b);

enum class ColorFault : std::uint8_t {
    fixed_centre,  ///< two fixed centres show `color`, at `part` and `other`; none shows `missing_color`
    no_part,       ///< what `part` shows is on no piece of its kind
    mirrored,      ///< what the corner `part` shows is on a piece, but the other way round
    repeated,      ///< `part` and `other` show the same piece
    centres        ///< of the four centres of the orbit of `part` in `color`, there are `count`
};
/// A sticker to be painted differently.
struct Repaint {
    std::size_t at;  ///< index into the colours
    Face color;
};
struct ColorProblem {
    ColorFault fault{};
    Part part{}, other{};
    std::vector<Face> shown{};  ///< by `part`, sticker by sticker
    std::optional<Part>
        missing{};  ///< a piece of this kind that occurs nowhere, spelled as it would be at the nearest place
    std::vector<Repaint> repair{};  ///< what would make the missing piece of a wrong one; fewest stickers
    Face color{}, missing_color{};
    int count = 0;
};
using ColorResult = std::variant<State, ColorProblem>;

/// The state that shows these 6N^2 colours, or the first thing about them that no cube shows.
[[nodiscard]] ColorResult read_colors(Cube cube, std::span<const Face> colors);

// What colours cannot tell of centres, chosen: see coloring.hpp.

/// A block that brings to each point a sticker of this colour, four of each, odd or even as wanted; with the fewest
/// points moved.
[[nodiscard]] perm::Block least_change(std::span<const Face, perm::block_points> colors, bool odd);

/// Must the centres of this class be an odd permutation, for the turns that corners and wings show? (See
/// query/reachable.hpp.)
[[nodiscard]] bool centres_are_odd(const State& state, int block);

/// On a supercube whose corners are odd and whose fixed centres' turns are even: a quarter turn of the centre on R.
void turn_centre_if_odd(State& state);

}  // namespace cubelang::cube
