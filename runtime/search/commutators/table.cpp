#include "runtime/search/commutators/table.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <set>

#include "runtime/search/space/generators.hpp"

namespace cubelang::search::commutators {
namespace {

constexpr std::size_t most_rows = 1'000'000;
constexpr int most_turns = 3;

}  // namespace

ShortWords::ShortWords(cube::Cube cube, std::span<const Generator> generators, int longest, std::size_t most_words) {
    const GeneratorWords order(generators, cube.n);
    cube::Turner turner(cube);
    std::vector<std::uint32_t> nodes{GeneratorWords::start};
    const auto nothing = perm::identity_blocks(cube.blocks());
    entries.push_back({{}, nothing, nothing});
    up_to.push_back(1);
    for (std::size_t from = 0; static_cast<int>(up_to.size()) <= longest;) {
        const auto end = entries.size();
        for (; from < end; ++from)
            for (const auto [generator, node] : order.after(nodes[from])) {
                auto turns = entries[from].turns;
                turns.push_back(generators[generator].turn);
                auto effect = entries[from].effect;
                turner.apply(effect, turns.back());
                auto back = perm::inverse(effect);
                entries.push_back({std::move(turns), std::move(effect), std::move(back)});
                nodes.push_back(node);
                if (entries.size() > most_words) {  // all words of a length or none of them
                    entries.resize(end);
                    return;
                }
            }
        up_to.push_back(entries.size());
    }
}

CommutatorTable::CommutatorTable(cube::Cube cube, std::span<const Generator> generators, StopToken stop)
    : words_(cube, generators, most_turns, most_rows / 50) {
    // [B, A] is the inverse of [A, B]: it is looked up as that.
    visit_all([&](const Found& found) {
        rows_.push_back({key_of(effect(found)), found});
        return rows_.size() < most_rows && !stop.stop_requested();
    });
    std::ranges::sort(rows_, [this](const Row& x, const Row& y) {
        return x.key != y.key ? x.key < y.key : turns(x.found) < turns(y.found);
    });
}

perm::Blocks CommutatorTable::effect(const Found& found) const {
    const auto &a = words()[found.a], &b = words()[found.b];
    auto state = perm::product(a.effect, b.effect);
    perm::multiply_by(state, a.back);
    perm::multiply_by(state, b.back);
    return state;
}

std::optional<CommutatorTable::Found> CommutatorTable::find(const perm::Blocks& state) const {
    const auto key = key_of(state);
    for (auto at = std::ranges::lower_bound(rows_, key, {}, &Row::key); at != rows_.end() && at->key == key; ++at)
        if (effect(at->found) == state) return at->found;
    return std::nullopt;
}

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
