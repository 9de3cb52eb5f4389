#pragma once
// Variants of an algorithm: what does the same, and what does the same seen from elsewhere.

#include <string>
#include <vector>

#include "runtime/cube/notation.hpp"

namespace cubelang::query {

struct Variant {
    /// "inverse", "mirror M", "by y2", "from move 3", "R as Lw", "with slices", "U before, U2 after"
    std::string what;
    std::vector<cube::Move> moves;
};

/// Of an algorithm whose moves an n-layer cube has; those that come out alike are given once, under the first name.
///   what undoes it; its mirror images; its conjugates by turns of the whole cube; begun at a later move, the earlier
///   ones put at the end; and, doing exactly the same, each face turned as the other side against it, and pairs of
///   opposite faces as what is between them. There the turns of the whole cube are gathered at the end.
///   With `auf`, with the top layer turned before and after: where it cancels or merges, the whole is shorter for it.
[[nodiscard]] std::vector<Variant> variants(const std::vector<cube::Move>& moves, int n, bool auf = false);

}  // namespace cubelang::query
