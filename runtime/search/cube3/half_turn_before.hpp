#pragma once
// What a half turn of a side, done before a position of phase 2, makes of its coordinates. Moves follow a position
// elsewhere, and tables of moves tell what they make of it; this one is done to the solved cube first.

#include <cstdint>
#include <vector>

#include "runtime/search/cube3/coordinates.hpp"

namespace cubelang::search::cube3 {

class HalfTurnBefore {
public:
    /// Its number (cubies.hpp).
    explicit HalfTurnBefore(int move);
    [[nodiscard]] int corners(int value) const { return corners_[value]; }
    [[nodiscard]] int outer(int value) const { return outer_[value]; }
    /// Of the slice's edges.
    [[nodiscard]] int order(int value) const { return order_[value]; }

private:
    std::vector<std::uint16_t> corners_, outer_, order_;
};
/// Of the side that a move turns. All are made once, in a few hundredths of a second.
[[nodiscard]] const HalfTurnBefore& half_turn_before(int move);

}  // namespace cubelang::search::cube3
