#include "runtime/search/sets/run_orders.hpp"

#include <algorithm>
#include <map>

namespace cubelang::search::sets {

RunOrders::RunOrders(std::span<const Generator> generators, const GeneratorWords& words)
    : generators_(generators.size()) {
    std::vector<GeneratorWord> runs{{}};
    std::map<GeneratorWord, std::uint32_t> nodes;
    const auto node_of = [&](const GeneratorWord& run) {
        const auto [at, is_new] = nodes.try_emplace(run, static_cast<std::uint32_t>(runs.size()));
        if (is_new) runs.push_back(run);
        return at->second;
    };
    for (std::size_t node = 0; node < runs.size(); ++node) {
        auto& steps = after_.emplace_back();
        next_.resize(next_.size() + generators_, start);
        for (std::uint16_t next = 0; next < generators.size(); ++next) {
            auto run = runs[node];
            if (!run.empty() && generators[run.back()].turn.axis != generators[next].turn.axis) run.clear();
            run.push_back(next);
            if (run.size() > longest_run || words.canonical(run).size() != run.size()) continue;
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
