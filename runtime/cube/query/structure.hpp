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

/// The kinds of parts that this cube has, in the order of the normal form.
[[nodiscard]] std::vector<Kind> kinds_on(cube::Cube cube);

/// Is p odd on the parts (not the stickers) of this kind, all orbits together?
[[nodiscard]] bool is_odd(const State& p, Kind kind);
/// Is p odd on all parts together?
[[nodiscard]] bool is_odd(const State& p);

/// The cycles of one kind, in normal form.
[[nodiscard]] std::vector<cube::PartCycle> cycles(const State& p, Kind kind);
/// p on the parts of one kind, all others left in place.
[[nodiscard]] State restricted(const State& p, Kind kind);

inline constexpr std::size_t all_of_them = ~std::size_t{0};
/// The parts that move or turn, and those that do neither, in canonical order. Of more than `most`, some more.
[[nodiscard]] std::vector<Part> support(const State& p, std::size_t most = all_of_them);
[[nodiscard]] std::vector<Part> fixed(const State& p, std::size_t most = all_of_them);

[[nodiscard]] bool commute(const State& p, const State& q);

/// Which part comes to this location, spelled sticker by sticker as the location is; and how it is turned there, in
/// Kociemba's numbers: a corner 0, 1 clockwise, 2 anticlockwise by its U or D sticker; an edge 0 or 1 by its U or D,
/// else F or B sticker; a fixed centre its quarter turns; -1 for parts that cannot turn. A corner that has been
/// mirrored has 3 to 5 (coordinates/cubie.hpp).
struct Source {
    Part part;
    int orientation;
};
[[nodiscard]] Source source(const State& p, const Part& location);
[[nodiscard]] Source source(const cube::Mirrored& p, const Part& location);

// Which symmetries of the cube a position has, and one position out of all that are the same up to symmetry.

/// The symmetries s with p^s == p, a group, in Kociemba's order.
[[nodiscard]] std::vector<cube::Symmetry> symmetries(const cube::State& p);
/// Those with p^s == p'.
[[nodiscard]] std::vector<cube::Symmetry> antisymmetries(const cube::State& p);

/// The least of all p^s and p'^s. One state is less than another if, in the first of their blocks that differ, it
/// takes the first point at which they differ to a smaller one.
[[nodiscard]] cube::State canonical(const cube::State& p);

}  // namespace cubelang::query
