#include "runtime/search/commutators/nearness.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <set>

namespace cubelang::search::commutators {
namespace {

bool contains(std::span<const int> distances, int distance) {
    return std::ranges::find(distances, distance) != distances.end();
}

cube::Cell cell(cube::Cube cube, int block) {
    return cube::kind_of(cube, block) == cube::Kind::fixed_centre ? cube::Cell{} : cube::cell_of(cube, block);
}

}  // namespace

std::vector<int> moved_blocks(const cube::State& state) {
    std::vector<int> moved;
    for (int block = 0; block < state.cube.blocks(); ++block)
        if (state.blocks[block] != perm::identity()) moved.push_back(block);
    return moved;
}

std::vector<int> distances_of(cube::Cube cube, std::span<const int> blocks) {
    std::set<int> distances{cube.n - 1};
    for (const int block : blocks) {
        const auto [u, h] = cell(cube, block);
        distances.insert({std::abs(u), h});
    }
    return {distances.begin(), distances.end()};
}

std::vector<Generator> generators_near(cube::Cube cube, std::span<const int> distances,
                                       std::span<const Generator> generators) {
    const auto is_near = [&](int layer) { return contains(distances, std::abs(cube.n + 1 - 2 * layer)); };
    std::vector<Generator> near;
    for (const auto& generator : generators)
        if (is_near(generator.turn.from) && is_near(generator.turn.to)) near.push_back(generator);
    return near;
}

std::vector<int> blocks_near(cube::Cube cube, std::span<const int> distances, std::span<const Generator> generators) {
    std::vector<int> blocks(static_cast<std::size_t>(cube.blocks()));
    std::iota(blocks.begin(), blocks.end(), 0);
    const auto turns_one_layer = [](const Generator& generator) { return generator.turn.from == generator.turn.to; };
    if (!std::ranges::all_of(generators, turns_one_layer)) return blocks;
    std::vector<int> telling(distances.begin(), distances.end());
    for (int other = cube.n - 3; other > 0; other -= 2)
        if (!contains(distances, other)) {
            telling.push_back(other);
            break;
        }
    if (cube.has_fixed_centres()) telling.push_back(0);
    std::erase_if(blocks, [&](int block) {
        const auto [u, h] = cell(cube, block);
        return !contains(telling, std::abs(u)) || !contains(telling, h);
    });
    return blocks;
}

std::uint64_t key_of(std::span<const perm::Block> blocks) {
    std::uint64_t key = 0x9E3779B97F4A7C15;
    for (const auto& block : blocks)
        for (std::size_t at = 0; at < 24; at += 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, block.to.data() + at, 8);
            key = (key ^ word) * 0xD6E8FEB86659FD93;
            key ^= key >> 32U;
        }
    return key;
}

}  // namespace cubelang::search::commutators
