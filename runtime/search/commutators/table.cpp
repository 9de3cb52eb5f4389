#include "runtime/search/commutators/table.hpp"

#include <cstdlib>
#include <cstring>
#include <numeric>
#include <set>

namespace cubelang::search::commutators {
namespace {

constexpr std::size_t most_rows = 1'000'000;
constexpr int most_turns = 3;

std::vector<int> all_blocks(cube::Cube cube) {
    std::vector<int> blocks(cube.blocks());
    std::iota(blocks.begin(), blocks.end(), 0);
    return blocks;
}

bool contains(std::span<const int> distances, int distance) {
    return std::ranges::find(distances, distance) != distances.end();
}

cube::Cell cell(cube::Cube cube, int block) {
    return cube::kind_of(cube, block) == cube::Kind::fixed_centre ? cube::Cell{} : cube::cell_of(cube, block);
}

// The distances from the middle of the layers that meet these blocks, always including the outer layers.
std::vector<int> distances_of(cube::Cube cube, std::span<const int> blocks) {
    std::set<int> distances{cube.n - 1};
    for (const int block : blocks) {
        const auto [u, h] = cell(cube, block);
        distances.insert({std::abs(u), h});
    }
    return {distances.begin(), distances.end()};
}

}  // namespace

LocalWords::LocalWords(cube::Cube cube, std::span<const Generator> generators, std::vector<int> blocks, int longest,
                       std::size_t most)
    : generators_(generators.begin(), generators.end()),
      blocks_(std::move(blocks)),
      letters_(1),
      ends_{1},
      effects_(perm::identity_blocks(blocks_.size())) {
    const auto effects = effects_on(cube, generators_, blocks_);
    const GeneratorWords order(generators_, cube.n);
    const auto width = blocks_.size();
    const auto multiply = perm::kernel().multiply;
    std::vector<std::uint32_t> nodes{GeneratorWords::start};
    for (std::size_t from = 0; this->longest() < longest;) {
        const auto end = letters_.size();
        for (; from < end && letters_.size() <= most; ++from)
            for (const auto [generator, node] : order.after(nodes[from])) {
                letters_.push_back(letters_[from]);
                letters_.back().push_back(generator);
                nodes.push_back(node);
                effects_.resize(effects_.size() + width);
                auto* const target = &effects_[effects_.size() - width];
                multiply(&effects_[from * width], &effects[generator * width], target, width);
            }
        if (letters_.size() > most) letters_.resize(end);
        if (letters_.size() == end) break;
        ends_.push_back(letters_.size());
    }
    effects_.resize(letters_.size() * width);
    inverse_effects_ = perm::inverse(effects_);
}

LocalWords::LocalWords(cube::Cube cube, std::span<const Generator> generators, int longest, std::size_t most)
    : LocalWords(cube, generators, all_blocks(cube), longest, most) {}

Turns LocalWords::turns(const GeneratorWord& letters) const {
    Turns turns;
    for (const auto letter : letters) turns.push_back(generators_[letter].turn);
    return turns;
}

void conjugate(const perm::Block* before, const perm::Block* inner, const perm::Block* after, perm::Blocks& result) {
    const auto multiply = perm::kernel().multiply;
    multiply(before, inner, result.data(), result.size());
    multiply(result.data(), after, result.data(), result.size());
}

CommutatorTable::CommutatorTable(cube::Cube cube, std::span<const Generator> generators, StopToken stop)
    : words_(cube, generators, most_turns, most_rows / 50) {
    // [B, A] is not listed: it is the inverse of [A, B], and callers look up the inverse too.
    visit_all([&](const Found& found) {
        rows_.push_back({key_of(effect(found)), found});
        return rows_.size() < most_rows && !stop.stop_requested();
    });
    std::ranges::sort(rows_, [this](const Row& x, const Row& y) {
        return x.key != y.key ? x.key < y.key : turns(x.found) < turns(y.found);
    });
}

perm::Blocks CommutatorTable::effect(const Found& found) const {
    perm::Blocks state(words_.blocks().size());
    conjugate(words_.effect(found.a), words_.effect(found.b), words_.inverse_effect(found.a), state);
    perm::kernel().multiply(state.data(), words_.inverse_effect(found.b), state.data(), state.size());
    return state;
}

std::optional<CommutatorTable::Found> CommutatorTable::find(const perm::Blocks& state) const {
    const auto key = key_of(state);
    for (auto at = std::ranges::lower_bound(rows_, key, {}, &Row::key); at != rows_.end() && at->key == key; ++at)
        if (effect(at->found) == state) return at->found;
    return std::nullopt;
}

std::vector<int> moved_blocks(const cube::State& state) {
    std::vector<int> moved;
    for (int block = 0; block < state.cube.blocks(); ++block)
        if (state.blocks[block] != perm::identity()) moved.push_back(block);
    return moved;
}

std::vector<Generator> generators_near(cube::Cube cube, std::span<const int> blocks,
                                       std::span<const Generator> generators) {
    const auto distances = distances_of(cube, blocks);
    const auto is_near = [&](int layer) { return contains(distances, std::abs(cube.n + 1 - 2 * layer)); };
    std::vector<Generator> near;
    for (const auto& generator : generators)
        if (is_near(generator.turn.from) && is_near(generator.turn.to)) near.push_back(generator);
    return near;
}

std::vector<int> blocks_near(cube::Cube cube, std::span<const int> blocks, std::span<const Generator> generators) {
    auto near = all_blocks(cube);
    const auto turns_one_layer = [](const Generator& generator) { return generator.turn.from == generator.turn.to; };
    if (!std::ranges::all_of(generators, turns_one_layer)) return near;
    const auto distances = distances_of(cube, blocks);
    auto deciding = distances;
    for (int other = cube.n - 3; other > 0; other -= 2)
        if (!contains(distances, other)) {
            deciding.push_back(other);
            break;
        }
    if (cube.has_fixed_centres()) deciding.push_back(0);
    std::erase_if(near, [&](int block) {
        const auto [u, h] = cell(cube, block);
        return !contains(deciding, std::abs(u)) || !contains(deciding, h);
    });
    return near;
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
