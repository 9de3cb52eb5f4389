#include "runtime/search/cube3/near_home.hpp"

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

}  // namespace cubelang::search::cube3
