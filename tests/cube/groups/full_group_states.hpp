#pragma once
// States for tests of conjugacy: of a given type, conjugates, and elements of the full group.

#include <algorithm>

#include "runtime/cube/groups/full_group.hpp"
#include "runtime/cube/query/random_state.hpp"
#include "tests/support/state.hpp"

namespace cubelang::test {

inline cube::State inverse(const cube::State& p) { return {p.cube, perm::inverse(p.blocks)}; }

/// c' p c
inline cube::State conjugated(const cube::State& p, const cube::State& c) { return product(product(inverse(c), p), c); }

inline cube::State some_element(cube::Cube cube, std::uint64_t seed) {
    return query::random_state(cube, query::Chance(seed));
}

/// The orbit of a kind.
inline groups::Orbit orbit_of_kind(cube::Cube cube, cube::Kind kind) {
    for (const auto& orbit : groups::orbits(cube))
        if (orbit.kind == kind) return orbit;
    throw std::invalid_argument("no such orbit");
}

/// Whether p fixes the centres' places and has only the marks that the layers' parities imply.
inline bool is_in_full_group(const cube::State& p) {
    if (!groups::keeps_centres(p)) return false;
    const auto layers = groups::layer_parities(p);
    return std::ranges::all_of(groups::orbits(p.cube), [&](const groups::Orbit& orbit) {
        auto mark = mark_of(groups::block_of(p, orbit), orbit);
        for (const int layer : orbit.layers()) mark.odd ^= layers[static_cast<std::size_t>(layer)];
        return mark == groups::Mark{};
    });
}

/// Cycles of this type, composed of the parts in order.
inline perm::Block block_of_type(const groups::Orbit& orbit, const groups::CycleType& type) {
    std::vector<int> firsts;
    for (const auto& cycle : groups::point_cycles(perm::identity(), orbit)) firsts.push_back(cycle.points[0]);
    auto block = perm::identity();
    std::size_t next = 0;
    const auto send = [&](int from, int to, int turned) {
        for (int turn = 0; turn < orbit.wreath.turns; ++turn)
            block[groups::turned_point(orbit.kind, from, turn)] =
                static_cast<std::uint8_t>(groups::turned_point(orbit.kind, to, turn + turned));
    };
    for (const auto& [length, turn, count] : type)
        for (int i = 0; i < count; ++i, next += static_cast<std::size_t>(length))
            for (std::size_t j = 0; j < static_cast<std::size_t>(length); ++j) {
                const bool is_last = j + 1 == static_cast<std::size_t>(length);
                send(firsts[next + j], firsts[is_last ? next : next + j + 1], is_last ? turn : 0);
            }
    return block;
}

}  // namespace cubelang::test
