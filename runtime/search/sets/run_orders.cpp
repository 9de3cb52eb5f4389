#include "runtime/search/sets/cheap_words.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace cubelang::search::sets {
namespace {

// The quarter turns of each layer about one axis; on an odd cube, against the first layer.
std::vector<int> effect_of(const GeneratorWord& run, std::span<const Generator> generators, int n) {
    std::vector<int> layers(static_cast<std::size_t>(n));
    for (const auto generator : run) {
        const auto& turn = generators[generator].turn;
        for (int layer = turn.from; layer <= turn.to; ++layer)
            layers[static_cast<std::size_t>(layer - 1)] += turn.quarters;
    }
    const int first = n % 2 == 1 ? layers.front() : 0;
    for (auto& layer : layers) layer = (layer - first) & 3;
    return layers;
}

}  // namespace

RunOrders::RunOrders(std::span<const Generator> generators, int n) : generators_(generators.size()) {
    std::vector<GeneratorWord> runs{{}};
    std::map<GeneratorWord, std::uint32_t> nodes;
    std::map<std::pair<cube::Axis, std::vector<int>>, std::size_t> fewest;
    for (const auto axis : {cube::Axis::x, cube::Axis::y, cube::Axis::z})
        fewest[{axis, std::vector<int>(static_cast<std::size_t>(n))}] = 0;
    const auto node_of = [&](const GeneratorWord& run) {
        const auto [at, is_new] = nodes.try_emplace(run, static_cast<std::uint32_t>(runs.size()));
        if (is_new) runs.push_back(run);
        return at->second;
    };
    // Shorter runs come first.
    for (std::size_t node = 0; node < runs.size(); ++node) {
        auto& steps = after_.emplace_back();
        next_.resize(next_.size() + generators_, start);
        for (std::uint16_t next = 0; next < generators.size(); ++next) {
            auto run = runs[node];
            const auto axis = generators[next].turn.axis;
            if (!run.empty() && generators[run.back()].turn.axis != axis) run.clear();
            run.push_back(next);
            const auto size = run.size();
            if (size > longest_run ||
                fewest.try_emplace({axis, effect_of(run, generators, n)}, size).first->second < size)
                continue;
            steps.push_back({next, node_of(run)});
            next_[node * generators_ + next] = steps.back().node;
        }
    }
}

bool RunOrders::contain(std::span<const std::uint16_t> word) const {
    auto node = start;
    return std::ranges::all_of(word, [&](std::uint16_t generator) {
        node = next_[node * generators_ + generator];
        return node != start;
    });
}

}  // namespace cubelang::search::sets
