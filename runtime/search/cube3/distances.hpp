#pragma once
// Distances to the solved one, breadth first, of all pairs (x, y) of coordinates, up to symmetry (see
// symmetry_classes.hpp): a row for every class of x, a column for every y. A row is worked on as a whole, so that the
// rows that a move leads to stay near.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "runtime/search/cube3/symmetry_classes.hpp"
#include "runtime/search/space/big_memory.hpp"
#include "runtime/search/space/effort.hpp"

namespace cubelang::search::cube3 {

/// What the search needs to know; moves are numbered from 0 and come with their inverses.
struct PairSpace {
    const SymmetryClasses& classes;
    const ConjugationTable& columns;
    int moves = 0;
    std::function<int(int x, int move)> move_x;
    std::function<int(int y, int move)> move_y;
};

inline constexpr std::uint8_t not_reached = 0xFF;

/// A byte for each (class, y): the distance. `counts` are how many got each distance, classes counted once.
struct PairDistances {
    Bytes rows;
    std::vector<std::uint64_t> counts;
};
/// Empty if stopped. Progress is told in pairs, as parts.
[[nodiscard]] PairDistances distances(const PairSpace& space, const Effort& effort = {});

// Several small numbers to a byte.

/// In the memory of the values, of `bits` bits each; number(value) is what is kept of one.
template <class Number>
[[nodiscard]] Bytes squeezed(Bytes values, std::size_t bits, Number number) {
    const std::size_t in_byte = 8 / bits, count = values.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto shifted = number(values[i]) << bits * (i % in_byte);
        auto& byte = values[i / in_byte];
        byte = static_cast<std::uint8_t>(i % in_byte == 0 ? shifted : byte | shifted);
    }
    values.resize((count + in_byte - 1) / in_byte);
    release_behind_end(values);
    return values;
}

}  // namespace cubelang::search::cube3
