#include "runtime/search/cube3/near_goal_table.hpp"

#include <array>
#include <bit>

namespace cubelang::search::cube3 {

// At most about half of the slots are used.
NearGoalTable::NearGoalTable(int reach)
    : reach_(reach), shift_(reach < 6 ? 18 : 15), slots_(std::size_t{1} << (32 - shift_)) {
    std::vector<Phase1Position> newest;
    add({}, 0, newest);
    for (int distance = 0; distance <= reach_; ++distance) {
        std::vector<Phase1Position> farther;
        for (const auto& p : newest) expand(p, farther);
        newest = std::move(farther);
    }
}

// The symmetries that fix the row's representative map a position to further positions at the same distance.
void NearGoalTable::add(const Phase1Position& p, int distance, std::vector<Phase1Position>& added) {
    for (std::uint32_t stabilizer = phase1_classes().flip_slice.stabilizer(p.row), s = 0; stabilizer >> s != 0; ++s) {
        if ((stabilizer >> s & 1U) == 0) continue;
        const Phase1Position image{p.row, phase1_classes().twist[s][p.twist]};
        auto& slot = slots_[slot_of(entry_of(image))];
        if (slot.entry != no_entry) continue;
        slot = {entry_of(image), 0, 0, static_cast<std::uint8_t>(distance)};
        added.push_back(image);
    }
}

// All positions that are not farther than p are known already.
void NearGoalTable::expand(const Phase1Position& p, std::vector<Phase1Position>& farther) {
    auto& from = slots_[slot_of(entry_of(p))];
    for (int move = 0; move < face_moves; ++move) {
        const auto to = phase1_moves()(p, move);
        const auto* known = find(to);
        if (known != nullptr && known->distance < from.distance) from.nearer |= 1U << move;
        if (known != nullptr && known->distance == from.distance) from.same_distance |= 1U << move;
        if (known == nullptr && from.distance < reach_) add(to, from.distance + 1, farther);
    }
}

// A row counts for all images of its representative.
std::vector<int> NearGoalTable::counts() const {
    std::vector<int> all(reach_ + 1);
    for (const auto& slot : slots_) {
        if (slot.entry == no_entry) continue;
        const auto stabilizer = phase1_classes().flip_slice.stabilizer(static_cast<int>(slot.entry / twists));
        all[slot.distance] += axis_symmetries / std::popcount(stabilizer);
    }
    return all;
}

const NearGoalTable& near_goal_table(NearGoal reach) {
    if (reach == NearGoal::five) {
        static const NearGoalTable made(5);
        return made;
    }
    static const NearGoalTable made(6);
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

HalfTurnPrefix::HalfTurnPrefix(int move)
    : corners_(values_after(half_turn(move), corner_orders, with_corners, corners_of)),
      outer_(values_after(half_turn(move), outer_orders, with_outer, [](const Cubies& c) { return outer_of(c); })),
      order_(values_after(half_turn(move), orders4, with_slice_order, slice_order_of)) {}

const HalfTurnPrefix& half_turn_prefix(int move) {
    static const std::array<HalfTurnPrefix, 6> all{HalfTurnPrefix(1),  HalfTurnPrefix(4),  HalfTurnPrefix(7),
                                                   HalfTurnPrefix(10), HalfTurnPrefix(13), HalfTurnPrefix(16)};
    return all[move / 3];
}

}  // namespace cubelang::search::cube3
