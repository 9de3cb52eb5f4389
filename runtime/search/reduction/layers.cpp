#include "runtime/search/reduction/layers.hpp"

namespace cubelang::search::reduction {
namespace {

const perm::Block& stickers_at(cube::Cube cube, const perm::Blocks& state, cube::Cell cell) {
    return state[static_cast<std::size_t>(cube::block_of(cube, cell))];
}

int large_layer(int layer, int small, int n, int depth) {
    if (layer == 2) return depth;
    if (layer == small - 1) return n + 1 - depth;
    return layer == small ? n : layer;
}

}  // namespace

FiveState layer_at(cube::Cube cube, const perm::Blocks& state, int depth) {
    const int outer = cube.n - 1, here = cube.n + 1 - 2 * depth, middle = 1 - cube.n % 2;
    const auto at = [&](int u, int h) { return stickers_at(cube, state, {u, h}); };
    return {at(here, here), at(middle == 0 ? 0 : here, here), at(here, outer), at(middle, outer)};
}

perm::Blocks innermost(cube::Cube cube, const perm::Blocks& state) {
    const cube::Cube four{4};
    auto blocks = cube::solved(four).blocks;
    const auto put = [&](cube::Cell to, cube::Cell from) {
        blocks[static_cast<std::size_t>(cube::block_of(four, to))] = stickers_at(cube, state, from);
    };
    put({1, 1}, {1, 1});
    put({1, 3}, {1, cube.n - 1});
    put({-1, 3}, {-1, cube.n - 1});
    return blocks;
}

Word in_layer(const Puzzle& puzzle, int depth, const Puzzle& small, const Word& word) {
    const int n = puzzle.cube().n;
    Word result;
    for (const auto number : word) {
        const auto& turn = small.turns()[number];
        const int layer = large_layer(turn.from, small.cube().n, n, depth);
        result.push_back(puzzle.turn(static_cast<cube::Face>(turn.axis), layer, turn.quarters));
    }
    return result;
}

}  // namespace cubelang::search::reduction
