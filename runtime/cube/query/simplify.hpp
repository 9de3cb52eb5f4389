#pragma once
// Shorter words by cancelling.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/word.hpp"

namespace cubelang::query {

/// Merges and cancels moves about one axis, across neighbours that commute: R L R' is L, Rw R' is 2R, R U U' R' is
/// nothing. The result does the same on every cube that has the moves. What remains about one axis keeps the order in
/// which it came.
[[nodiscard]] std::vector<cube::Move> simplify(const std::vector<cube::Move>& moves);

/// How long an algorithm is, in each of the metrics in use.
struct Metric {
    std::string_view name;
    std::string_view meaning;
    int (*cost)(const cube::Turn& turn, int n);  ///< of a turn of less than the whole cube
    bool counts_rotations = false;
};

[[nodiscard]] std::span<const Metric> metrics();
[[nodiscard]] const Metric* find_metric(std::string_view name);

/// What is counted on a cube of n layers if nobody names a metric: face turns (HTM) up to the 3x3x3, above it turns of
/// single layers (SSTM). Whatever counts moves asks here.
[[nodiscard]] const Metric& usual_metric(int n);

/// The sum over all moves on an n-layer cube; powers are multiplied, not written out. Every move must exist on that
/// cube.
[[nodiscard]] Integer length(const cube::Word& word, const Metric& metric, int n);

// Variants of an algorithm: what does the same, and what does the same seen from elsewhere.

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
