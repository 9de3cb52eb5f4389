// The normal form of a permutation as oriented cycles; see cycles.hpp.

#include <algorithm>
#include <bitset>
#include <cstdlib>

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
        if (start.kind != Kind::corner) return 1;
        return (to == start.stickers[1].point) == is_clockwise(start) ? 1 : -1;
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

CycleStarts::Key CycleStarts::key(Cube cube, const Part& part) {
    const auto [block, point] = identity_of(cube, part);
    return {block, point};
}

void CycleStarts::add(Cube cube, const Part& part) {
    n_ = cube.n;
    typed_.try_emplace(key(cube, part), typed_.size(), part);
}

const Part* CycleStarts::in(Cube cube, std::span<const CyclePart> cycle) const {
    if (empty() || cube.n != n_) return nullptr;
    const std::pair<std::size_t, Part>* first = nullptr;
    for (const auto& here : cycle) {
        const auto found = typed_.find(key(cube, here.part));
        if (found != typed_.end() && (first == nullptr || found->second.first < first->first)) first = &found->second;
    }
    return first == nullptr ? nullptr : &first->second;
}

std::vector<PartCycle> cycles_of(const State& state, std::span<const int> orbits, const CycleStarts& starts) {
    std::vector<PartCycle> cycles;
    for (const int block : orbits) {
        if (state.blocks[block] == perm::identity()) continue;
        Follower follower(state);
        for (const auto& part : parts_of_orbit(state.cube, block)) {
            auto cycle = follower.from(part);
            if (cycle.empty()) continue;
            const auto* start = starts.in(state.cube, cycle);
            cycles.push_back(start == nullptr ? std::move(cycle) : Follower(state).from(*start));
        }
    }
    return cycles;
}

int turns_to_next(const PartCycle& cycle, std::size_t i) {
    const auto& next = cycle[i + 1 == cycle.size() ? 0 : i + 1];
    if (next.part.kind != Kind::fixed_centre) return &next == &cycle.front() ? next.turns : 0;
    return next.turns - (i == 0 ? 0 : cycle[i].turns);
}

std::vector<PartCycle> cycles_of(const State& state) { return cycles_of(state, orbit_blocks(state.cube)); }

bool centres_are_odd(const State& state, int block) {
    const auto [u, h] = cell_of(state.cube, block);
    const int edge = state.cube.n - 1;
    const auto odd = [&](int from_middle) {
        return perm::is_odd(state.blocks[block_of(state.cube, {from_middle, edge})]);
    };
    bool result = odd(edge);
    if (u != h) result = result != odd(h);
    if (u != h && u != 0) result = result != odd(std::abs(u));
    return result;
}

}  // namespace cubelang::cube
