#pragma once
// The 3x3x3 supercube by two phases, soon whatever the position. Where only centres are turned, phase 1 is home before
// it has begun, and all that is near home would be searched for words that leave some centre turned by a quarter. So
// when a search finds nothing soon, it begins anew behind a few other moves.

#include "runtime/search/cube3/two_phase.hpp"

namespace cubelang::search::cube3 {

/// At most `options.longest` moves; then, for `options.seconds`, fewer. Nothing if it was stopped, or no search has
/// found any.
[[nodiscard]] std::optional<std::vector<int>> solve_supercube(const TwoPhase& solver, const CentredCubies& cube,
                                                              const TwoPhaseOptions& options);

}  // namespace cubelang::search::cube3
