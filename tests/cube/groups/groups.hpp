#pragma once
// Groups of turns, for tests.

#include "runtime/cube/groups/cube_group.hpp"
#include "tests/support/state.hpp"

namespace cubelang::test {

/// Of these words, each a list of moves.
inline cube_group::GroupPtr group_of_words(cube::Cube cube, const std::vector<std::vector<cube::Move>>& words) {
    const cube_group::Domain domain(cube);
    std::vector<cube_group::Generator> generators;
    for (const auto& word : words) generators.push_back({domain.permutation(play(cube, word)), spelled(word)});
    return cube_group::generated(domain, std::move(generators));
}

/// A turn of one layer.
inline cube::Move layer_turn(cube::Face face, int layer, int turns = 1) {
    auto move = cube::move_of(cube::Letter::Kind::layers, face, turns);
    move.from = move.to = static_cast<std::uint16_t>(layer);
    return move;
}

/// All turns of single layers but the middle ones.
inline cube_group::GroupPtr group_of_all_layers(cube::Cube cube) {
    std::vector<std::vector<cube::Move>> words;
    for (const auto face : cube::faces)
        for (int layer = 1; layer <= cube.n / 2; ++layer) words.push_back({layer_turn(face, layer)});
    return group_of_words(cube, words);
}

}  // namespace cubelang::test
