#include "runtime/cube/query/cycle_counts.hpp"

#include <numeric>

namespace cubelang::query {
namespace {

using cube::Kind;

// The point by which the part is known that has its sticker at each point.
using Wholes = std::array<std::uint8_t, perm::block_points>;

Wholes wholes_of(cube::Cube cube, int block) {
    Wholes wholes{};
    for (int point = 0; point < perm::block_points; ++point)
        wholes[point] = static_cast<std::uint8_t>(identity_of(cube, part_at(cube, {block, point})).point);
    return wholes;
}

// What has several stickers in one block has them at the same points whatever the cube: as on the 3x3x3.
const Wholes& wholes_of(Kind kind) {
    static const auto table = [] {
        constexpr cube::Cube three{3, true};
        std::array<Wholes, cube::kinds.size()> of_kinds;
        for (auto& wholes : of_kinds) std::iota(wholes.begin(), wholes.end(), std::uint8_t{0});
        for (const int block : cube::orbit_blocks(three))
            of_kinds[index(cube::kind_of(three, block))] = wholes_of(three, block);
        return of_kinds;
    }();
    return table[index(kind)];
}

struct Round {
    std::uint32_t met;  // the points by which the parts are known
    int length;
    bool turned;  // does the part come home otherwise?
};
Round follow(const perm::Block& block, const Wholes& wholes, int start) {
    Round round{0, 0, false};
    const auto whole = [&](int point) { return wholes[point]; };
    int point = start;
    do {
        round.met |= 1U << whole(point);
        point = block[point];
        ++round.length;
    } while (whole(point) != start);
    round.turned = point != start;
    return round;
}

void add(const perm::Block& block, const Wholes& wholes, CycleCounts& counts) {
    std::uint32_t met = 0;
    for (int start = 0; start < perm::block_points; ++start) {
        if (wholes[start] != start || (met >> start & 1U) != 0) continue;
        const auto round = follow(block, wholes, start);
        met |= round.met;
        if (round.length > 1 || round.turned) ++counts[round.length];
    }
}

}  // namespace

CycleCounts cycle_counts(const cube::State& p, int block) {
    CycleCounts counts{};
    add(p.blocks[block], wholes_of(kind_of(p.cube, block)), counts);
    return counts;
}

CycleCounts cycle_counts(const cube::State& p, Kind kind) {
    CycleCounts counts{};
    const auto& wholes = wholes_of(kind);
    for (int block = 0; block < p.cube.blocks(); ++block)
        if (speaks_for_orbit(p.cube, block) && kind_of(p.cube, block) == kind) add(p.blocks[block], wholes, counts);
    return counts;
}

}  // namespace cubelang::query
