#include "runtime/cube/query/order.hpp"

#include <algorithm>
#include <numeric>
#include <span>

#include "runtime/base/stop_point.hpp"

namespace cubelang::query {
namespace {

using perm::Block;

constexpr int face_of(int point) { return point / 4; }

// The smallest divisor p of the length for which the cyclic word of colours equals its shift by p.
template <class Iterator>
int colour_period(Iterator first, Iterator last) {
    const auto length = static_cast<int>(last - first);
    for (int period = 1; period < length; ++period) {
        if (length % period != 0) continue;
        const auto same = [&](int i) { return face_of(first[i]) == face_of(first[(i + period) % length]); };
        bool all = true;
        for (int i = 0; i < length && all; ++i) all = same(i);
        if (all) return period;
    }
    return length;
}

// The image of each face, if the stickers of each face stay together.
using FaceMap = std::array<int, 6>;
bool follows(const Block& block, FaceMap& map) {
    stop_point();
    for (int point = 0; point < perm::block_points; ++point) {
        int& target = map[face_of(point)];
        if (target < 0) target = face_of(block[point]);
        if (target != face_of(block[point])) return false;
    }
    return true;
}

bool is_rotation(const FaceMap& map) {
    const auto at = [&](std::size_t i) { return cube::face_at(map[i]); };
    for (std::size_t i = 0; i < 3; ++i)
        if (at(i + 3) != cube::opposite(at(i))) return false;
    return cube::axis_of(at(0)) != cube::axis_of(at(1)) && cube::cross(at(0), at(1)) == at(2);
}

bool looks_rotated(const State& p) {
    FaceMap map;
    map.fill(-1);
    return std::ranges::all_of(p.blocks, [&](const Block& block) { return follows(block, map); }) && is_rotation(map);
}

// A rotation of the whole cube acts on every class in the same way: it maps normals and arrows. The fixed centres of
// an ordinary cube only move, which looks_rotated has checked.
bool is_labelled_rotation(const State& p) {
    const auto& first = p.blocks[0];
    const auto carries_frames = [&](int point) {
        const auto [normal, arrow] = cube::frame_of(point);
        const auto face_image = [&](cube::Face face) { return cube::face_at(face_of(first[4 * cube::index(face)])); };
        return cube::frame_of(first[point]) == cube::Frame{face_image(normal), face_image(arrow)};
    };
    for (int point = 0; point < perm::block_points; ++point)
        if (!carries_frames(point)) return false;
    const auto same = std::span(p.blocks).first(p.cube.super ? p.cube.blocks() : p.cube.classes());
    return looks_rotated(p) && std::ranges::all_of(same, [&](const Block& block) { return block == first; });
}

// The exponents for which the power is a rotation are the multiples of a divisor of the order, and a rotation has
// order 1, 2, 3 or 4.
template <class Test>
std::uint64_t up_to_rotation(const State& p, std::uint64_t order, Test is_turned) {
    for (const std::uint64_t part : {4U, 3U, 2U})
        if (order % part == 0 && is_turned(State{p.cube, perm::power(p.blocks, order / part)})) return order / part;
    return order;
}

using cube::Kind;

// For each point, the identity point of the part with its sticker there.
using PartIds = std::array<std::uint8_t, perm::block_points>;

PartIds part_ids(cube::Cube cube, int block) {
    PartIds ids{};
    for (int point = 0; point < perm::block_points; ++point)
        ids[point] = static_cast<std::uint8_t>(identity_of(cube, part_at(cube, {block, point})).point);
    return ids;
}

// Parts with several stickers in one block have them at the same points on all cubes: as on the 3x3x3.
const PartIds& part_ids(Kind kind) {
    static const auto table = [] {
        constexpr cube::Cube three{3, true};
        std::array<PartIds, cube::kinds.size()> of_kinds;
        for (auto& ids : of_kinds) std::iota(ids.begin(), ids.end(), std::uint8_t{0});
        for (const int block : cube::orbit_blocks(three))
            of_kinds[index(cube::kind_of(three, block))] = part_ids(three, block);
        return of_kinds;
    }();
    return table[index(kind)];
}

struct CycleInfo {
    std::uint32_t met;  // the identity points of the parts
    int length;
    bool turned;  // the part returns with another orientation
};
CycleInfo follow(const perm::Block& block, const PartIds& ids, int start) {
    CycleInfo round{0, 0, false};
    const auto whole = [&](int point) { return ids[point]; };
    int point = start;
    do {
        round.met |= 1U << whole(point);
        point = block[point];
        ++round.length;
    } while (whole(point) != start);
    round.turned = point != start;
    return round;
}

void add(const perm::Block& block, const PartIds& ids, CycleCounts& counts) {
    std::uint32_t met = 0;
    for (int start = 0; start < perm::block_points; ++start) {
        if (ids[start] != start || (met >> start & 1U) != 0) continue;
        const auto round = follow(block, ids, start);
        met |= round.met;
        if (round.length > 1 || round.turned) ++counts[round.length];
    }
}

}  // namespace

std::uint64_t order(const State& p) { return perm::lcm_of_lengths(perm::cycle_lengths(p.blocks)); }

std::uint64_t visible_order(const State& p) {
    std::uint32_t periods = 0;
    for (const auto& block : stoppable(p.blocks))
        perm::for_each_cycle(block, [&](auto first, auto last) { periods |= 1U << colour_period(first, last); });
    return perm::lcm_of_lengths(periods);
}

std::uint64_t order(const cube::Mirrored& p) { return p.reflects ? 2 * order(product(p, p).state) : order(p.state); }

std::uint64_t visible_order(const cube::Mirrored& p) {
    return p.reflects ? 2 * visible_order(product(p, p).state) : visible_order(p.state);
}

Orders orders(const State& p) {
    const auto labelled = order(p), visible = visible_order(p);
    return {labelled, visible, up_to_rotation(p, labelled, is_labelled_rotation),
            up_to_rotation(p, visible, looks_rotated)};
}

CycleCounts cycle_counts(const cube::State& p, int block) {
    CycleCounts counts{};
    add(p.blocks[block], part_ids(kind_of(p.cube, block)), counts);
    return counts;
}

CycleCounts cycle_counts(const cube::State& p, Kind kind) {
    CycleCounts counts{};
    const auto& ids = part_ids(kind);
    for (int block = 0; block < p.cube.blocks(); ++block)
        if (represents_orbit(p.cube, block) && kind_of(p.cube, block) == kind) add(p.blocks[block], ids, counts);
    return counts;
}

}  // namespace cubelang::query
