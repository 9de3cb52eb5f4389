#include "runtime/search/reduction/puzzle.hpp"

#include <algorithm>

#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {

Puzzle::Puzzle(cube::Cube cube) : cube_(cube) {
    for (const auto& generator : layer_turns(cube.n)) turns_.push_back(generator.turn);
    if (has_middle()) edges_.push_back(orbit(cube::block_of(cube, {0, cube.n - 1})));
    for (const int block : cube::orbit_blocks(cube)) {
        const auto kind = cube::kind_of(cube, block);
        if (kind == cube::Kind::wing) edges_.push_back(orbit(block));
        if (cube::is_centre(kind) && kind != cube::Kind::fixed_centre) centres_.push_back(orbit(block));
    }
    for (int point = 0; point < perm::block_points; ++point) {
        const auto frame = cube::frame_of(point);
        partners_[point] = static_cast<std::uint8_t>(cube::point_of({frame.arrow, frame.normal}));
    }
}

Orbit Puzzle::orbit(int block) const {
    Orbit orbit{block, cube::kind_of(cube_, block), {}};
    cube::Turner turner(cube_);
    for (const auto& turn : turns_) {
        auto blocks = cube::solved(cube_).blocks;
        turner.apply(blocks, turn);
        orbit.by.emplace_back(blocks[block]);
    }
    return orbit;
}

bool Puzzle::allows(Stage stage, std::size_t turn) const {
    if (is_middle(turn)) return false;
    if (stage == Stage::first_axis || is_face(turn) || turns_[turn].quarters == 2) return true;
    return stage == Stage::axes && turns_[turn].axis == cube::Axis::x;
}

std::uint16_t Puzzle::turn(cube::Face face, int depth, int quarters) const {
    const bool positive = cube::is_positive(face);
    const int layer = positive ? depth : cube_.n + 1 - depth;
    const int angle = ((positive ? quarters : -quarters) % 4 + 4) % 4;
    const auto axis = static_cast<int>(cube::axis_of(face));
    return static_cast<std::uint16_t>((axis * cube_.n + layer - 1) * 3 + angle - 1);  // as layer_turns has them
}

std::uint16_t Puzzle::inverse(std::uint16_t turn) const {
    return static_cast<std::uint16_t>(turn - turn % 3 + 2 - turn % 3);
}

Word Puzzle::inverse(const Word& word) const {
    Word result;
    for (auto turn = word.rbegin(); turn != word.rend(); ++turn) result.push_back(inverse(*turn));
    return result;
}

perm::Blocks after(const Puzzle& puzzle, perm::Blocks state, const Word& word) {
    cube::Turner turner(puzzle.cube());
    for (const auto turn : word) turner.apply(state, puzzle.turns()[turn]);
    return state;
}

}  // namespace cubelang::search::reduction
