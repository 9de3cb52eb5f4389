#include "runtime/search/cube3/half_turn_before.hpp"

#include <array>

namespace cubelang::search::cube3 {
namespace {

template <class Make, class Read>
std::vector<std::uint16_t> values_after(const Cubies& turn, int size, Make make, Read read) {
    std::vector<std::uint16_t> all;
    all.reserve(size);
    for (int value = 0; value < size; ++value)
        all.push_back(static_cast<std::uint16_t>(read(product(turn, make(value)))));
    return all;
}

int slice_order_of(const Cubies& c) { return four_of(c, group_slice) % orders4; }
Cubies with_slice_order(int order) { return with_four(order, group_slice); }
const Cubies& half_turn(int move) { return cubies_of_moves()[move]; }

}  // namespace

HalfTurnBefore::HalfTurnBefore(int move)
    : corners_(values_after(half_turn(move), corner_orders, with_corners, corners_of)),
      outer_(values_after(half_turn(move), outer_orders, with_outer, [](const Cubies& c) { return outer_of(c); })),
      order_(values_after(half_turn(move), orders4, with_slice_order, slice_order_of)) {}

const HalfTurnBefore& half_turn_before(int move) {
    static const std::array<HalfTurnBefore, 6> all{HalfTurnBefore(1),  HalfTurnBefore(4),  HalfTurnBefore(7),
                                                   HalfTurnBefore(10), HalfTurnBefore(13), HalfTurnBefore(16)};
    return all[move / 3];
}

}  // namespace cubelang::search::cube3
