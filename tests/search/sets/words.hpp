#pragma once
// Helpers for tests of searches for words that leave points in place.

#include <initializer_list>
#include <set>
#include <string>
#include <vector>

#include "runtime/cube/query/recognise.hpp"
#include "runtime/search/sets/places.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::sets::words_test {

inline const cube::Cube cube3{3};
inline const cube::Turn r{cube::Axis::x, 1, 1, 1}, l{cube::Axis::x, 3, 3, 3}, u{cube::Axis::y, 1, 1, 1},
    f{cube::Axis::z, 1, 1, 1}, m{cube::Axis::x, 2, 2, 3}, wide_r{cube::Axis::x, 1, 2, 1};

/// These turns by all three angles.
inline std::vector<Generator> turns(std::initializer_list<cube::Turn> quarter_turns, int n = 3) {
    std::vector<cube::Move> moves;
    for (const auto& turn : quarter_turns) moves.push_back(move_of(turn, n));
    return turns_from_moves(moves, n);
}

/// Whether a turn of U moves a point.
inline bool is_on_top(std::size_t block, int point) {
    static const auto top = cube::Turner(cube3).effect(u);
    return top[block][point] != point;
}

/// Each point but those of the top layer stays in place.
inline Orbits first_two_layers() {
    Orbits orbits(static_cast<std::size_t>(cube3.blocks()));
    for (std::size_t block = 0; block < orbits.size(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            orbits[block][static_cast<std::size_t>(point)] =
                is_on_top(block, point) ? 0 : static_cast<std::uint16_t>(point + 1);
    return orbits;
}

/// Do these moves, up to a rotation of the whole cube?
inline bool keep_first_two_layers(const std::vector<cube::Move>& moves) {
    const auto state = query::upright_state(cube::after(cube3, moves));
    for (std::size_t block = 0; block < state.blocks.size(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            if (!is_on_top(block, point) && state.blocks[block][point] != point) return false;
    return true;
}

using Spelled = std::set<std::string>;

}  // namespace cubelang::search::sets::words_test
