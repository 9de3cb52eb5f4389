#pragma once
// Helpers for tests of searches for words that leave points in place.

#include <initializer_list>
#include <set>
#include <string>
#include <vector>

#include "runtime/cube/query/recognise.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::sets::words_test {

inline const cube::Cube cube3{3};
inline const cube::Turn r{cube::Axis::x, 1, 1, 1}, l{cube::Axis::x, 3, 3, 3}, u{cube::Axis::y, 1, 1, 1},
    f{cube::Axis::z, 1, 1, 1}, m{cube::Axis::x, 2, 2, 3}, wide_r{cube::Axis::x, 1, 2, 1};

/// These turns by all three angles.
inline std::vector<Generator> turns(std::initializer_list<cube::Turn> quarter_turns) {
    std::vector<cube::Move> moves;
    for (const auto& turn : quarter_turns) moves.push_back(move_of(turn, 3));
    return turns_from_moves(moves, 3);
}

/// All points but those that a turn of U moves.
inline std::vector<std::uint32_t> first_two_layers() {
    const auto top = cube::Turner(cube3).effect(u);
    std::vector<std::uint32_t> kept(static_cast<std::size_t>(cube3.blocks()));
    for (std::size_t block = 0; block < kept.size(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            kept[block] |= static_cast<std::uint32_t>(top[block][point] == point) << static_cast<unsigned>(point);
    return kept;
}

/// Do these moves, up to a rotation of the whole cube?
inline bool keep_first_two_layers(const std::vector<cube::Move>& moves) {
    const auto state = query::upright_state(cube::after(cube3, moves));
    const auto kept = first_two_layers();
    for (std::size_t block = 0; block < kept.size(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            if ((kept[block] >> point & 1U) != 0 && state.blocks[block][point] != point) return false;
    return true;
}

using Spelled = std::set<std::string>;

}  // namespace cubelang::search::sets::words_test
