#pragma once
// Converts states for the solvers of the 2x2x2 and 3x3x3: a state is cubies, followed by a rotation of the whole
// cube. A solver's moves solve the cubies; for the state they are conjugated by that rotation, which is undone at the
// end.

#include <optional>
#include <vector>

#include "runtime/search/cube3/centres.hpp"
#include "runtime/search/cube3/two_phase.hpp"

namespace cubelang::search::cube3 {

struct OrientedCubies {
    Cubies cubies;
    cube::Symmetry orientation;        ///< the rotation of the whole cube after the cubies
    std::optional<Centres> centres{};  ///< of a supercube
    [[nodiscard]] CentredCubies centred() const { return {cubies, centres}; }
};

/// Orients a 3x3x3 by its centres, a 2x2x2 by its corner DBL. Nothing for other cubes, or if no rotation of a cube
/// arranges the centres like this.
[[nodiscard]] std::optional<OrientedCubies> reorient(const cube::State& state);

/// Can turns solve these cubies?
[[nodiscard]] bool is_solvable(const Cubies& c, bool has_edges);
/// And these centres with them? A quarter turn rotates one centre and changes the parity of the corners.
[[nodiscard]] bool is_solvable(const CentredCubies& c);

/// Converts move numbers to moves that solve a state in this orientation: faces, middle layers, and at most two
/// rotations of the whole cube.
[[nodiscard]] std::vector<cube::Move> to_moves(const std::vector<int>& moves, cube::Symmetry orientation);
/// The same for the 2x2x2, where R and L differ only by a rotation of the whole cube: chosen so that no rotation is
/// left at the end, if possible.
[[nodiscard]] std::vector<cube::Move> to_pocket_moves(const std::vector<int>& moves, cube::Symmetry orientation);

// The 3x3x3 supercube in two phases, quickly for any position. If only centres are rotated, phase 1 is solved from
// the start, and all words near the goal would be searched that leave some centre rotated by a quarter. So when a
// search finds nothing soon, it starts again after a few other moves.

/// Pure rotations of centres may take as many; other positions rarely exceed the length that is short enough.
inline constexpr int longest_with_centres = 30, short_with_centres = 23;

/// At most `options.longest` moves; then, for `options.seconds`, fewer. Nothing if stopped, or if no search succeeds.
[[nodiscard]] std::optional<std::vector<int>> solve_supercube(const TwoPhase& solver, const CentredCubies& cube,
                                                              const TwoPhaseOptions& options);

}  // namespace cubelang::search::cube3
