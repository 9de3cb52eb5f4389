#pragma once
// Orbits in the form that other programs use: the places of an orbit are numbered from 0, each with a first sticker,
// and a state is given by the piece at each place and its orientation.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

/// The number of an orbit among those of its kind, in the order of `orbit_blocks`: 0 if the only one, else 1, 2, …
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
    /// The number of orientations of a piece: corners 3, edges 2, fixed centres 4, all others 1.
    [[nodiscard]] int orientations() const;
    /// The point of the first sticker when the piece at place i is turned `step` steps clockwise. The "first sticker"
    /// of a fixed centre is the arrow to the top of its face in the net.
    [[nodiscard]] int point(std::size_t i, int step) const;
};

/// For each place i, the piece at it and its clockwise steps: "is replaced by".
struct Arrangement {
    std::vector<int> pieces, orientations;
    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// Corners, edges and fixed centres are numbered in Michael Reid's order, also used by cubing.js: UF UR UB UL DF DR
/// DB DL FR FL BR BL, UFR URB UBL ULF DRF DFL DLB DBR, U L F R B D; the first letter of a name is the first sticker.
/// All others are numbered as in `parts_of_cubetwister`.
[[nodiscard]] PartOrbit part_orbit(Cube cube, const OrbitLabel& label);
/// The orbit of the parts with these names, whose first letter is the first sticker.
[[nodiscard]] PartOrbit part_orbit(Cube cube, std::span<const std::string_view> names);
[[nodiscard]] std::span<const std::string_view> reid_names(Kind kind);

/// On an ordinary cube the orientation of fixed centres is 0.
[[nodiscard]] Arrangement arrangement(const State& state, const PartOrbit& orbit);
/// Sets the orbit; `pieces` is a permutation, and the orientations are below `orientations()`.
void arrange(State& state, const PartOrbit& orbit, const Arrangement& wanted);

// The cube as a puzzle of cubing.js (KPuzzle): orbits of numbered pieces, and moves as arrangements of them. Orbits,
// places and orientations of the 2x2x2 and 3x3x3 are those of cubing.js. Larger cubes have an orbit for each orbit of
// parts, in which wings and centres off the middle have one orientation (wings of cubing.js' 4x4x4 have two).

/// Edges, corners and fixed centres come first, as in the 3x3x3 of cubing.js.
[[nodiscard]] std::vector<PartOrbit> kpuzzle_orbits(Cube cube);
/// "EDGES", "WINGS", "XCENTERS2"
[[nodiscard]] std::string kpuzzle_name(const OrbitLabel& orbit);

/// The basic moves: every layer, counted from U, R and F, and x y z.
[[nodiscard]] std::vector<Move> kpuzzle_moves(int n);
/// A derived move: its name, and the moves that it stands for. `D` is `3U'`, `Rw` is `R 2R`.
struct DerivedMove {
    std::string name, moves;
};
[[nodiscard]] std::vector<DerivedMove> kpuzzle_derived_moves(int n);

}  // namespace cubelang::cube
