#include "runtime/search/cube3/near_home.hpp"

#include <array>
#include <bit>

namespace cubelang::search::cube3 {

NearHome::NearHome() : slots_(std::size_t{1} << size_bits) {
    std::vector<Phase1Position> newest;
    add({}, 0, newest);
    for (int distance = 0; distance <= reach; ++distance) {
        std::vector<Phase1Position> farther;
        for (const auto& p : newest) look_around(p, farther);
        newest = std::move(farther);
    }
}

// With a position come those that the symmetries of its row's head make of it.
void NearHome::add(const Phase1Position& p, int distance, std::vector<Phase1Position>& added) {
    for (std::uint32_t keepers = phase1_classes().flip_slice.keepers(p.row), s = 0; keepers >> s != 0; ++s) {
        if ((keepers >> s & 1U) == 0) continue;
        const Phase1Position seen{p.row, phase1_classes().twist[s][p.twist]};
        auto& slot = slots_[slot_of(entry_of(seen))];
        if (slot.entry != nowhere) continue;
        slot = {entry_of(seen), 0, 0, static_cast<std::uint8_t>(distance)};
        added.push_back(seen);
    }
}

// Everything that is not farther than p is known already.
void NearHome::look_around(const Phase1Position& p, std::vector<Phase1Position>& farther) {
    auto& from = slots_[slot_of(entry_of(p))];
    for (int move = 0; move < face_moves; ++move) {
        const auto to = phase1_moves()(p, move);
        const auto* known = find(to);
        if (known != nullptr && known->distance < from.distance) from.nearer |= 1U << move;
        if (known != nullptr && known->distance == from.distance) from.as_near |= 1U << move;
        if (known == nullptr && from.distance < reach) add(to, from.distance + 1, farther);
    }
}

// A row stands for as many as its head has images.
std::vector<int> NearHome::counts() const {
    std::vector<int> all(reach + 1);
    for (const auto& slot : slots_) {
        if (slot.entry == nowhere) continue;
        const auto keepers = phase1_classes().flip_slice.keepers(static_cast<int>(slot.entry / twists));
        all[slot.distance] += axis_symmetries / std::popcount(keepers);
    }
    return all;
}

const NearHome& near_home() {
    static const NearHome made;
    return made;
}

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
