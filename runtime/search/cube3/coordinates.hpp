#pragma once
// Parts of what a 3x3x3 position is, each as one number, and what every move does to it.
//
//   twist    2187   the corners' twists, base 3
//   flip     2048   the edges' flips, base 2
//   corners 40320   which corner is where
//   four    11880   where four edges are: 24 * (which places) + order
//   slice     495   four / 24 of FR FL BL BR; 0 is at home
//   outer   40320   which of the other eight edges is where, when these four are in their layer
// In a solved cube every one of them is 0, but `four` of the other two groups of edges.

#include <cstdint>
#include <vector>

#include "runtime/search/cube3/cubies.hpp"

namespace cubelang::search::cube3 {

inline constexpr int twists = 2187, flips = 2048, slices = 495, orders4 = 24, fours = slices * orders4,
                     corner_orders = 40320, outer_orders = 40320;
/// The groups of edges of four: 4 * group is the first one.
inline constexpr int group_u = 0, group_d = 1, group_slice = 2;

[[nodiscard]] int twist_of(const Cubies& c);
[[nodiscard]] int flip_of(const Cubies& c);
[[nodiscard]] int four_of(const Cubies& c, int group);
[[nodiscard]] int corners_of(const Cubies& c);
[[nodiscard]] int outer_of(const Cubies& c);
/// `outer` of edges of which `four` of the groups U and D is known.
[[nodiscard]] int outer_of(int four_u, int four_d);

// A position with this coordinate; all else is as it comes.
[[nodiscard]] Cubies with_twist(int twist);
[[nodiscard]] Cubies with_flip(int flip);
[[nodiscard]] Cubies with_four(int four, int group);
[[nodiscard]] Cubies with_corners(int corners);
[[nodiscard]] Cubies with_outer(int outer);

/// What each of the moves makes of each value; the moves of one value are together.
class MoveTable {
public:
    MoveTable() = default;
    template <class Make, class Read>
    MoveTable(int size, const std::vector<int>& moves, Make make, Read read);
    /// By the moves' own numbers.
    template <class Make, class Read>
    [[nodiscard]] static MoveTable of_all_moves(int size, Make make, Read read);
    [[nodiscard]] int operator()(int value, int move) const {
        return to_[static_cast<std::size_t>(value) * stride_ + static_cast<std::size_t>(move)];
    }
    [[nodiscard]] int size() const { return static_cast<int>(to_.size() / stride_); }
    [[nodiscard]] int moves() const { return static_cast<int>(stride_); }

private:
    [[nodiscard]] std::uint16_t& at(int value, std::size_t move) {
        return to_[static_cast<std::size_t>(value) * stride_ + move];
    }
    std::size_t stride_ = 1;
    std::vector<std::uint16_t> to_;
};

/// The moves that keep what phase 1 brings about: U and D by any angle, the others by 180 degrees.
[[nodiscard]] const std::vector<int>& phase2_moves();

/// Made once, in a tenth of a second.
struct MoveTables {
    MoveTable twist, flip, slice, four, corners;  ///< by all moves
    MoveTable outer;                              ///< by the index into phase2_moves()
};
[[nodiscard]] const MoveTables& move_tables();

}  // namespace cubelang::search::cube3
