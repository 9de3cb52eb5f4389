#include "runtime/search/reduction/holding.hpp"

#include <algorithm>

#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {
namespace {

perm::Blocks blocks_of(cube::Cube cube, cube::Symmetry s) {
    auto blocks = cube::solved(cube).blocks;
    cube::Turner turner(cube);
    for (const auto& move : cube::rotation_moves(s)) turner.apply(blocks, *cube::turn_of(move, cube.n));
    return blocks;
}

bool centres_are_home(cube::Cube cube, const perm::Blocks& blocks) {
    if (!cube.has_fixed_centres()) return true;
    const auto& centres = blocks[static_cast<std::size_t>(cube.classes())];
    for (int face = 0; face < 6; ++face)
        if (centres[4 * face] / 4 != face) return false;
    return true;
}

}  // namespace

std::vector<Holding> holdings(const cube::State& state) {
    std::vector<Holding> all;
    const auto third = cube::s_urf3;
    for (const auto& rotation : cube::rotations()) {
        if (!centres_are_home(state.cube, held(state, {rotation.symmetry, {}}))) continue;
        for (const auto seen : {cube::Symmetry{}, third, cube::product(third, third)})
            all.push_back({rotation.symmetry, seen});
    }
    return all;
}

perm::Blocks held(const cube::State& state, const Holding& holding) {
    auto blocks = blocks_of(state.cube, cube::inverse(holding.seen));
    perm::multiply_by(blocks, state.blocks);
    perm::multiply_by(blocks, blocks_of(state.cube, cube::product(holding.turned, holding.seen)));
    return blocks;
}

std::vector<cube::Move> as_moves(const Puzzle& puzzle, const Word& word, const Holding& holding) {
    const auto back = cube::inverse(cube::product(holding.turned, holding.seen));
    std::vector<cube::Move> moves;
    for (const auto turn : word) moves.push_back(cube::conjugate(move_of(puzzle.turns()[turn], puzzle.cube().n), back));
    std::ranges::copy(cube::rotation_moves(holding.turned), std::back_inserter(moves));
    return moves;
}

}  // namespace cubelang::search::reduction
