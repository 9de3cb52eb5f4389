#pragma once
// Shorter words by cancelling.

#include <vector>

#include "runtime/cube/notation.hpp"

namespace cubelang::query {

/// Merges and cancels moves about one axis, across neighbours that commute: R L R' is L, Rw R' is 2R, R U U' R' is
/// nothing. The result does the same on every cube that has the moves. What remains about one axis keeps the order in
/// which it came.
[[nodiscard]] std::vector<cube::Move> simplify(const std::vector<cube::Move>& moves);

}  // namespace cubelang::query
