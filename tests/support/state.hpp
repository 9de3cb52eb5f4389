#pragma once
// Helpers for tests of states: performed moves, the net row, and the centres' orientations.

#include <algorithm>
#include <string>
#include <vector>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::test {

inline const cube::Numbering& net() { return *cube::find_numbering("net"); }

inline cube::State play(cube::Cube cube, const std::vector<cube::Move>& moves) {
    auto state = cube::solved(cube);
    cube::Turner turner(cube);
    for (const auto& move : moves)
        if (const auto turn = cube::turn_of(move, cube.n)) turner.apply(state.blocks, *turn);
    return state;
}

inline std::string spelled(const std::vector<cube::Move>& moves) {
    std::string text;
    for (const auto& move : moves) text += cube::spell(move) + ' ';
    return text;
}

inline cube::State product(cube::State a, const cube::State& b) {
    perm::multiply_by(a.blocks, b.blocks);
    return a;
}

inline std::vector<int> net_row(const cube::State& state) { return cube::second_row(state, net()); }

/// At i, the clockwise quarter turns (0..3) of the sticker at place i + 1 of the net if it is a centre's, else 0.
inline std::vector<int> centre_turns(const cube::State& state) {
    const auto places = cube::places(state.cube, net());
    std::vector<int> turns(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto [block, point] = places[i];
        if (!cube::is_centre(cube::kind_of(state.cube, block))) continue;
        const int image = state.blocks[static_cast<std::size_t>(block)][point];
        // A fixed centre is its point 0, which a turn moves to another of its four; other centres have a cell each.
        const bool fixed = block == state.cube.classes();
        const cube::Place at{block, fixed ? image / 4 * 4 : image};
        const auto place = std::find(places.begin(), places.end(), at) - places.begin();
        turns[static_cast<std::size_t>(place)] = ((image - point) % 4 + 4) % 4;
    }
    return turns;
}

}  // namespace cubelang::test
