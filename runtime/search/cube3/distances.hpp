#pragma once
// Breadth-first distances from the solved pair, for all pairs (x, y) of coordinates up to symmetry (see
// symmetry_classes.hpp): a row for each class of x, a column for each y. A row is processed as a whole, so that the
// rows that a move leads to stay in the cache.

#include <cstdint>
#include <functional>
#include <vector>

#include "runtime/search/cube3/symmetry_classes.hpp"
#include "runtime/search/space/big_memory.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search::cube3 {

/// A search space. Moves are numbered from 0, and each has its inverse among them.
struct PairSpace {
    const SymmetryClasses& classes;
    const ConjugationTable& columns;
    int moves = 0;
    std::function<int(int x, int move)> move_x;
    std::function<int(int y, int move)> move_y;
};

inline constexpr std::uint8_t not_reached = 0xFF;

/// The distance of each (class, y), a byte each. `counts` has the number of entries at each distance.
struct PairDistances {
    Bytes rows;
    std::vector<std::uint64_t> counts;
};
/// Empty if stopped. Progress counts pairs as parts.
[[nodiscard]] PairDistances distances(const PairSpace& space, const SearchLimits& limits = {});

// Without symmetry: a million pairs or two, in a few hundredths of a second.

/// Breadth-first distances from the solved pair, for all pairs (x, y) of two small coordinates. Each move has its
/// inverse among the moves. A byte for each pair, at x * y.size() + y; empty if stopped. Both must have the same number
/// of moves.
[[nodiscard]] Bytes plain_distances(const MoveTable& x, const MoveTable& y, StopToken stop = {});
/// The same for a coordinate of phase 2 (x, with these moves) and the order of the slice's edges (y).
[[nodiscard]] Bytes distances_with_order(const MoveTable& x, StopToken stop = {});

// Several small numbers in one byte.

/// Packs number(value) for each value into `bits` bits, in the memory of the values.
template <class Number>
[[nodiscard]] Bytes pack_bits(Bytes values, std::size_t bits, Number number) {
    const std::size_t in_byte = 8 / bits, count = values.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto shifted = number(values[i]) << bits * (i % in_byte);
        auto& byte = values[i / in_byte];
        byte = static_cast<std::uint8_t>(i % in_byte == 0 ? shifted : byte | shifted);
    }
    values.resize((count + in_byte - 1) / in_byte);
    release_unused_pages(values);
    return values;
}

}  // namespace cubelang::search::cube3
