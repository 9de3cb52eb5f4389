#pragma once
// Distances for all pairs of two small coordinates, without symmetry: a million or two, in a few hundredths of a
// second.

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/coordinates.hpp"
#include "runtime/search/space/big_memory.hpp"

namespace cubelang::search::cube3 {

/// Breadth-first distances from the solved pair, for all pairs (x, y) of two small coordinates. Each move has its
/// inverse among the moves. A byte for each pair, at x * y.size() + y; empty if stopped. Both must have the same number
/// of moves.
[[nodiscard]] Bytes plain_distances(const MoveTable& x, const MoveTable& y, StopToken stop = {});
/// The same for a coordinate of phase 2 (x, with these moves) and the order of the slice's edges (y).
[[nodiscard]] Bytes distances_with_order(const MoveTable& x, StopToken stop = {});

}  // namespace cubelang::search::cube3
