// The normal form of a permutation as oriented cycles; see cycles.hpp.

#include <bitset>

#include "runtime/cube/cycles.hpp"

namespace cubelang::cube {
namespace {

Place image_of(const State& state, Place place) { return {place.block, state.blocks[place.block][place.point]}; }

// Follows the parts of one orbit; `seen_` contains the identity points of the parts already written.
class Follower {
public:
    explicit Follower(const State& state) : state_(state) {}

    // The cycle that begins at `start`; empty if the part is unmoved or already written.
    PartCycle from(const Part& start) {
        PartCycle cycle;
        Part part = start;
        for (; mark(part); part = image(state_, part)) cycle.push_back(located(start, part));
        if (cycle.empty()) return cycle;
        cycle[0].turns = home_turns(start, part);
        for (auto& location : cycle) location.signed_ = location.turns != 0;
        if (cycle.size() == 1 && cycle[0].turns == 0) cycle.clear();
        return cycle;
    }

private:
    bool mark(const Part& part) {
        const std::size_t point = identity_of(state_.cube, part).point;
        return seen_.test(point) ? false : (seen_.set(point), true);
    }
    // A fixed centre is spelled by its face; its sign is its turn since the start.
    static CyclePart located(const Part& start, const Part& part) {
        CyclePart here{part};
        if (start.kind == Kind::fixed_centre) {
            here.turns = part.stickers[0].point % 4;
            here.part.stickers[0].point = part.stickers[0].point / 4 * 4;
        }
        return here;
    }
    // The turn of the last part on its way to the first: the sign of the first.
    static int home_turns(const Part& start, const Part& home) {
        const int from = start.stickers[0].point, to = home.stickers[0].point;
        if (start.kind == Kind::fixed_centre) return to % 4;
        if (from == to) return 0;
        return start.kind == Kind::corner && to != start.stickers[1].point ? -1 : 1;
    }

    const State& state_;
    std::bitset<perm::block_points> seen_;
};

}  // namespace

Part image(const State& state, const Part& part) {
    Part moved = part;
    for (std::size_t i = 0; i < static_cast<std::size_t>(part.count); ++i)
        moved.stickers[i] = image_of(state, part.stickers[i]);
    return moved;
}

std::vector<PartCycle> cycles_of(const State& state, std::span<const int> orbits) {
    std::vector<PartCycle> cycles;
    for (const int block : orbits) {
        if (state.blocks[block] == perm::identity()) continue;
        Follower follower(state);
        for (const auto& part : parts_of_orbit(state.cube, block))
            if (auto cycle = follower.from(part); !cycle.empty()) cycles.push_back(std::move(cycle));
    }
    return cycles;
}

std::vector<PartCycle> cycles_of(const State& state) { return cycles_of(state, orbit_blocks(state.cube)); }

}  // namespace cubelang::cube
