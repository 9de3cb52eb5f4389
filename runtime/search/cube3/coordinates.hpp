#pragma once
// Coordinates of the 3x3x3: parts of a position, each as one number, with their move tables.
//
//   twist    2187   the corners' twists, base 3
//   flip     2048   the edges' flips, base 2
//   corners 40320   which corner is where
//   four    11880   where four edges are: 24 * (which places) + order
//   slice     495   four / 24 of FR FL BL BR; 0 is solved
//   outer   40320   which of the other eight edges is where, when these four are in their layer
// In the solved cube all are 0, except `four` of the other two groups of edges.

#include <cstdint>
#include <vector>

#include "runtime/search/cube3/cubies.hpp"

namespace cubelang::search::cube3 {

inline constexpr int twists = 2187, flips = 2048, slices = 495, orders4 = 24, fours = slices * orders4,
                     corner_orders = 40320, outer_orders = 40320;
/// The groups of four edges; 4 * group is the first edge.
inline constexpr int group_u = 0, group_d = 1, group_slice = 2;

[[nodiscard]] int twist_of(const Cubies& c);
[[nodiscard]] int flip_of(const Cubies& c);
[[nodiscard]] int four_of(const Cubies& c, int group);
[[nodiscard]] int corners_of(const Cubies& c);
[[nodiscard]] int outer_of(const Cubies& c);
/// `outer` from the values of `four` for the groups U and D.
[[nodiscard]] int outer_of(int four_u, int four_d);

// A position with this coordinate; the others are arbitrary.
[[nodiscard]] Cubies with_twist(int twist);
[[nodiscard]] Cubies with_flip(int flip);
[[nodiscard]] Cubies with_four(int four, int group);
[[nodiscard]] Cubies with_corners(int corners);
[[nodiscard]] Cubies with_outer(int outer);

/// The value after each move, for each value; the moves of one value are adjacent in memory.
class MoveTable {
public:
    /// after(start(value), m): the value after the move of this index.
    template <class Start, class After>
    MoveTable(int size, std::size_t moves, Start start, After after)
        : stride_(moves), to_(static_cast<std::size_t>(size) * moves) {
        auto* to = to_.data();
        for (int value = 0; value < size; ++value) {
            const auto from = start(value);
            for (std::size_t m = 0; m < moves; ++m) *to++ = static_cast<std::uint16_t>(after(from, m));
        }
    }
    /// Makes a position with each value, and reads the value after each move.
    template <class Make, class Read>
    MoveTable(int size, const std::vector<int>& moves, Make make, Read read)
        : MoveTable(size, moves.size(), make, [&](const Cubies& from, std::size_t m) {
              return read(product(from, cubies_of_moves()[moves[m]]));
          }) {}
    [[nodiscard]] int operator()(int value, int move) const { return of(static_cast<std::size_t>(value))[move]; }
    /// The values after all moves.
    [[nodiscard]] const std::uint16_t* of(std::size_t value) const { return to_.data() + value * stride_; }
    [[nodiscard]] int size() const { return static_cast<int>(to_.size() / stride_); }
    [[nodiscard]] int moves() const { return static_cast<int>(stride_); }

private:
    std::size_t stride_;
    std::vector<std::uint16_t> to_;
};

/// The moves that preserve the goal of phase 1: U and D by any angle, the others by 180 degrees.
[[nodiscard]] const std::vector<int>& phase2_moves();

/// Computed once, in a few hundredths of a second.
struct MoveTables {
    MoveTable twist, flip, slice, four, corners;  ///< for all moves
    MoveTable outer;                              ///< indexed as phase2_moves()
};
[[nodiscard]] const MoveTables& move_tables();

}  // namespace cubelang::search::cube3
