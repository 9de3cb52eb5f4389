#pragma once
// Cycles, parity and support, by kind of part.

#include <vector>

#include "runtime/cube/cycles.hpp"
#include "runtime/cube/mirrored.hpp"
#include "runtime/cube/symmetry.hpp"

namespace cubelang::query {

using cube::Kind;
using cube::Part;
using cube::State;

/// The kinds of parts of this cube, in the order of the normal form.
[[nodiscard]] std::vector<Kind> kinds_on(cube::Cube cube);

/// Whether p is odd on the parts (not the stickers) of this kind, in all orbits together.
[[nodiscard]] bool is_odd(const State& p, Kind kind);
/// Whether p is odd on all parts together.
[[nodiscard]] bool is_odd(const State& p);

/// The cycles of one kind, in normal form.
[[nodiscard]] std::vector<cube::PartCycle> cycles(const State& p, Kind kind);
/// p restricted to the parts of one kind; all others are fixed.
[[nodiscard]] State restricted(const State& p, Kind kind);

inline constexpr std::size_t all_of_them = ~std::size_t{0};
/// The parts that move or turn, and the others, in canonical order. Stops after about `most` parts.
[[nodiscard]] std::vector<Part> support(const State& p, std::size_t most = all_of_them);
[[nodiscard]] std::vector<Part> fixed(const State& p, std::size_t most = all_of_them);

/// The orientation that a part from `from` has at `location`: both spelled sticker by sticker alike; -1 for wings and
/// for centres off the middle.
[[nodiscard]] int orientation(const Part& from, const Part& location);
/// The part that moves to this location, spelled sticker by sticker like the location, and its orientation there in
/// Kociemba's numbers: a corner 0, 1 clockwise, 2 anticlockwise by its U or D sticker; an edge 0 or 1 by its U or D,
/// else F or B sticker; a fixed centre its quarter turns; -1 for parts that cannot turn. A mirrored corner has 3 to 5
/// (coordinates/cubie.hpp).
struct Source {
    Part part;
    int orientation;
};
[[nodiscard]] Source source(const State& p, const Part& location);
[[nodiscard]] Source source(const cube::Mirrored& p, const Part& location);

// The symmetries of a position, and a canonical position of each symmetry class.

/// The symmetries s with p^s == p, which form a group, in Kociemba's order.
[[nodiscard]] std::vector<cube::Symmetry> symmetries(const cube::State& p);
/// The symmetries s with p^s == p'.
[[nodiscard]] std::vector<cube::Symmetry> antisymmetries(const cube::State& p);

/// The smallest of all p^s and p'^s. States are compared by the images of their points, block by block.
[[nodiscard]] cube::State canonical(const cube::State& p, bool with_inverse = true);

}  // namespace cubelang::query
