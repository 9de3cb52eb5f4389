#pragma once
// Between states and what the solvers of the 2x2x2 and 3x3x3 work on: a state is cubies, and after that a turn of the
// whole cube. Solvers' moves solve the cubies. Written for the state, they are seen through that turn, which is undone
// at the end.

#include <optional>
#include <vector>

#include "runtime/search/cube3/centres.hpp"
#include "runtime/search/cube3/two_phase.hpp"

namespace cubelang::search::cube3 {

struct Reoriented {
    Cubies cubies;
    cube::Symmetry orientation;        ///< by which turn of the whole cube it differs from them
    std::optional<Centres> centres{};  ///< of a supercube
    [[nodiscard]] CentredCubies centred() const { return {cubies, centres}; }
};

/// A 3x3x3 by its centres, a 2x2x2 by its corner DBL. Nothing if the cube is another, or a 3x3x3 whose centres are as
/// in no turned cube.
[[nodiscard]] std::optional<Reoriented> reorient(const cube::State& state);

/// Can turns bring these cubies home?
[[nodiscard]] bool is_solvable(const Cubies& c, bool has_edges);
/// And these centres with them? A quarter turn turns one centre and makes odd corners even.
[[nodiscard]] bool is_solvable(const CentredCubies& c);

/// The moves, by number, as moves that solve a state in this orientation: faces, middle layers, and at most two turns
/// of the whole cube.
[[nodiscard]] std::vector<cube::Move> to_moves(const std::vector<int>& moves, cube::Symmetry orientation);
/// The same for the 2x2x2, where R and L differ by a turn of the whole cube only: so chosen that none is left at the
/// end if that can be.
[[nodiscard]] std::vector<cube::Move> to_pocket_moves(const std::vector<int>& moves, cube::Symmetry orientation);

// The 3x3x3 supercube by two phases, soon whatever the position. Where only centres are turned, phase 1 is home before
// it has begun, and all that is near home would be searched for words that leave some centre turned by a quarter. So
// when a search finds nothing soon, it begins anew behind a few other moves.

/// At most `options.longest` moves; then, for `options.seconds`, fewer. Nothing if it was stopped, or no search has
/// found any.
[[nodiscard]] std::optional<std::vector<int>> solve_supercube(const TwoPhase& solver, const CentredCubies& cube,
                                                              const TwoPhaseOptions& options);

}  // namespace cubelang::search::cube3
