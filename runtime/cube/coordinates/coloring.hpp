#pragma once
// Colours: the home face of the sticker that is now at each place, in the order of the numbering `kociemba`
// (faces U R F D L B, row by row).
//
// Colours distinguish corners, edges and wings: a corner by its three colours, an edge by two, a wing by two and
// which of them is on the class's own side. They do not distinguish equal centres or turns of fixed centres. Of the
// states with these colours, the one returned is reachable by turns as far as centres are concerned, and moves the
// fewest centres; equal centres keep their order. A supercube's fixed centres are not turned, except the one on R, by
// a quarter, if the corners are odd.

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

[[nodiscard]] std::vector<Face> colors_of(const State& state);

/// Whether both states show the same colours.
[[nodiscard]] bool same_colors(const State& a, const State& b);

enum class ColorFault : std::uint8_t {
    fixed_centre,  ///< two fixed centres show `color`, at `part` and `other`; no centre shows `missing_color`
    no_part,       ///< no piece of its kind has the colours of `part`
    mirrored,      ///< the corner `part` has the colours of a piece in mirrored order
    repeated,      ///< `part` and `other` show the same piece
    centres        ///< `count` centres of the orbit of `part` have `color`, instead of four
};
struct Repaint {
    std::size_t at;  ///< index into the colours
    Face color;
};
struct ColorProblem {
    ColorFault fault{};
    Part part{}, other{};
    std::vector<Face> shown{};      ///< by `part`, sticker by sticker
    std::optional<Part> missing{};  ///< a missing piece of this kind, spelled as at the nearest place
    std::vector<Repaint> repair{};  ///< the fewest repaints that turn a wrong piece into the missing one
    Face color{}, missing_color{};
    int count = 0;
};
using ColorResult = std::variant<State, ColorProblem>;

/// The state with these 6N^2 colours, or the first problem found.
[[nodiscard]] ColorResult read_colors(Cube cube, std::span<const Face> colors);

// The choice among equal centres: see coloring.hpp.

/// A block that maps four stickers of each colour to points of that colour, with the given parity and the fewest
/// points moved.
[[nodiscard]] perm::Block least_change(std::span<const Face, perm::block_points> colors, bool odd);

/// On a supercube with odd corners and an even sum of centre turns: turns the centre on R by a quarter.
void turn_centre_if_odd(State& state);

}  // namespace cubelang::cube
