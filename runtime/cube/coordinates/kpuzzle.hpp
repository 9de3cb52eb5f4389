#pragma once
// The cube as cubing.js has its puzzles (KPuzzle): orbits of numbered pieces, and moves as arrangements of them. On the
// 2x2x2 and 3x3x3 orbits, places and orientations are cubing.js' own. Larger cubes have an orbit for each orbit of
// parts, in which a wing or centre off the middle has one orientation (cubing.js' own 4x4x4 gives wings two).

#include <string>
#include <vector>

#include "runtime/cube/coordinates/part_orbits.hpp"
#include "runtime/cube/notation.hpp"

namespace cubelang::cube {

/// Edges, corners and fixed centres come first, as in cubing.js' 3x3x3.
[[nodiscard]] std::vector<PartOrbit> kpuzzle_orbits(Cube cube);
/// "EDGES", "WINGS", "XCENTERS2"
[[nodiscard]] std::string kpuzzle_name(const OrbitLabel& orbit);

/// The moves from which all others are derived: every layer, counted from U, R and F, and x y z.
[[nodiscard]] std::vector<Move> kpuzzle_moves(int n);
/// The others: a name, and the moves (named before or after) that it stands for. `D` is `3U'`, `Rw` is `R 2R`.
struct DerivedMove {
    std::string name, moves;
};
[[nodiscard]] std::vector<DerivedMove> kpuzzle_derived_moves(int n);

}  // namespace cubelang::cube
