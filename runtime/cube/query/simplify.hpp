#pragma once
// Simplification, length and variants of algorithms.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/word.hpp"

namespace cubelang::query {

/// Merges and cancels moves about one axis, across neighbours that commute: R L R' is L, Rw R' is 2R, R U U' R' is
/// nothing. The result is equal on every cube that has the moves. The remaining moves about one axis keep their
/// order.
[[nodiscard]] std::vector<cube::Move> simplify(const std::vector<cube::Move>& moves);

/// Moves the rotations of the whole cube to the end, in their fewest turns: a rotation r and a move m are r m r' and r.
[[nodiscard]] std::vector<cube::Move> rotations_at_end(const std::vector<cube::Move>& moves);

/// A metric: a measure of the length of algorithms.
struct Metric {
    std::string_view name;
    std::string_view meaning;
    int (*cost)(const cube::Turn& turn, int n);  ///< of a turn that is not a rotation of the whole cube
    bool counts_rotations = false;
};

[[nodiscard]] std::span<const Metric> metrics();
[[nodiscard]] const Metric* find_metric(std::string_view name);

/// The default metric on a cube of n layers, for everything that counts moves: face turns (HTM) up to the 3x3x3,
/// turns of single layers (SSTM) above it.
[[nodiscard]] const Metric& usual_metric(int n);

/// The sum over all moves on an n-layer cube; powers are multiplied, not expanded. Every move must exist on that
/// cube.
[[nodiscard]] Integer length(const cube::Word& word, const Metric& metric, int n);

// Variants of an algorithm: equal algorithms and conjugates.

struct Variant {
    /// "inverse", "mirror M", "by y2", "from move 3", "R from the other side", "with slices", "U before, U2 after"
    std::string what;
    std::vector<cube::Move> moves;
};

/// Variants of an algorithm whose moves an n-layer cube has; equal ones are listed once, under the first name.
///   The inverse; mirror images; conjugates by rotations; cyclic shifts; and equal algorithms, with the turns of a
/// face replaced by the rest of the cube turned against it, and pairs of opposite faces by the slices between them.
/// Their rotations are collected at the end.
///   With `auf`, also with the top layer turned before and after; turns that cancel or merge make the result shorter.
[[nodiscard]] std::vector<Variant> variants(const std::vector<cube::Move>& moves, int n, bool auf = false);

}  // namespace cubelang::query
