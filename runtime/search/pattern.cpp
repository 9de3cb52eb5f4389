#include "runtime/search/pattern.hpp"

#include <map>

namespace cubelang::search {
namespace {

constexpr int bits = 5;

std::vector<perm::Block> blocks_of(const std::vector<cube::Place>& stickers, const perm::Blocks& effect) {
    std::vector<perm::Block> blocks;
    for (const auto& place : stickers) blocks.push_back(effect[place.block]);
    return blocks;
}

}  // namespace

Effects effects_of(cube::Cube cube, const std::vector<Generator>& generators) {
    cube::Turner turner(cube);
    Effects effects;
    for (const auto& generator : generators) effects.push_back(turner.effect(generator.turn));
    return effects;
}

Pattern::Pattern(std::vector<cube::Place> stickers, const Effects& effects) : stickers_(std::move(stickers)) {
    for (const auto& effect : effects) {
        forward_.push_back(blocks_of(stickers_, effect));
        backward_.push_back(blocks_of(stickers_, perm::inverse(effect)));
    }
}

Pattern::Key Pattern::key(const perm::Blocks& state) const {
    Key key = 0;
    for (std::size_t i = stickers_.size(); i-- > 0;) key = key << bits | state[stickers_[i].block][stickers_[i].point];
    return key;
}

Pattern::Key Pattern::moved(Key key, const std::vector<perm::Block>& blocks) {
    Key to = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) to |= Key{blocks[i][key >> bits * i & 31]} << bits * i;
    return to;
}

// Dijkstra's way, with a list of keys for every cost.
void Pattern::fill(const std::vector<Generator>& generators, std::size_t most, StopToken stop) {
    Key home = 0;
    for (std::size_t i = stickers_.size(); i-- > 0;) home = home << bits | static_cast<Key>(stickers_[i].point);
    std::map<int, std::vector<Key>> waiting{{0, {home}}};
    while (!waiting.empty()) {
        const auto [cost, keys] = std::move(*waiting.begin());
        waiting.erase(waiting.begin());
        beyond_ = cost;
        for (const auto key : keys) {
            if (costs_.size() >= most || stop.stop_requested()) return;
            if (!costs_.insert(mixed(key), static_cast<std::uint32_t>(cost))) continue;
            for (std::size_t g = 0; g < generators.size(); ++g)
                if (const auto to = moved(key, backward_[g]); !costs_.find(mixed(to)))
                    waiting[cost + generators[g].cost].push_back(to);
        }
    }
    closed_ = true;
}

}  // namespace cubelang::search
