#include "runtime/search/commutators/table.hpp"

#include <algorithm>

#include "runtime/search/commutators/nearness.hpp"
#include "runtime/search/space/generator_words.hpp"

namespace cubelang::search::commutators {
namespace {

constexpr std::size_t most_rows = 1'000'000;
constexpr int most_turns = 3;

}  // namespace

ShortWords::ShortWords(cube::Cube cube, std::span<const Generator> generators, int longest, std::size_t most_words) {
    const GeneratorWords order(generators, cube.n);
    cube::Turner turner(cube);
    std::vector<std::uint32_t> nodes{GeneratorWords::start};
    const auto nothing = perm::identity_blocks(static_cast<std::size_t>(cube.blocks()));
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

}  // namespace cubelang::search::commutators
