#pragma once
// Orbits as other programs write them: the places of an orbit numbered from 0, each with a first sticker, and for a
// state which piece is at each place and how it is turned there.

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

/// Which orbit of its kind: 0 if the cube has but one, else 1, 2, … in the order of `orbit_blocks`.
struct OrbitLabel {
    int block = 0;
    Kind kind{};
    int number = 0;
};
/// All orbits, in the order of `orbit_blocks`.
[[nodiscard]] std::vector<OrbitLabel> orbit_labels(Cube cube);

struct PartOrbit {
    OrbitLabel label;
    std::vector<Part> places;
    /// In how many ways a piece can be at its place: corners 3, edges 2, fixed centres 4, all others 1.
    [[nodiscard]] int orientations() const;
    /// The point to which the first sticker comes when the piece is turned `step` steps clockwise at place i. A fixed
    /// centre's "first sticker" is the arrow to the top of its face as the net draws it.
    [[nodiscard]] int point(std::size_t i, int step) const;
};

/// At i, which piece is at place i and how many steps clockwise it is turned there: "is replaced by".
struct Arrangement {
    std::vector<int> pieces, orientations;
    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// Corners, edges and fixed centres are numbered in Michael Reid's order, which cubing.js has too: UF UR UB UL DF DR DB
/// DL FR FL BR BL, UFR URB UBL ULF DRF DFL DLB DBR, U L F R B D, a name's first letter being the first sticker. All
/// others are numbered as in `parts_of_orbit`.
[[nodiscard]] PartOrbit part_orbit(Cube cube, const OrbitLabel& label);
[[nodiscard]] std::span<const std::string_view> reid_names(Kind kind);

/// On an ordinary cube fixed centres are not turned: 0.
[[nodiscard]] Arrangement arrangement(const State& state, const PartOrbit& orbit);
/// Puts the orbit so; `pieces` is a permutation, and the orientations are below `orientations()`.
void arrange(State& state, const PartOrbit& orbit, const Arrangement& wanted);

// The cube as cubing.js has its puzzles (KPuzzle): orbits of numbered pieces, and moves as arrangements of them. On the
// 2x2x2 and 3x3x3 orbits, places and orientations are cubing.js' own. Larger cubes have an orbit for each orbit of
// parts, in which a wing or centre off the middle has one orientation (cubing.js' own 4x4x4 gives wings two).

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
