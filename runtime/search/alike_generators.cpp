// Which generators are mirrored, turned or undone forms of one another.

#include <algorithm>
#include <numeric>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/shortest_of_order.hpp"

namespace cubelang::full_group {
namespace {

using Generators = std::span<const search::Generator>;
using Images = std::vector<std::size_t>;

// The index of a generator with this turn and cost; past the last where there is none.
std::size_t index_of(Generators generators, cube::Turn turn, int cost) {
    const auto at =
        std::ranges::find_if(generators, [&](const auto& one) { return one.turn == turn && one.cost == cost; });
    return static_cast<std::size_t>(at - generators.begin());
}

cube::Turn mapped(const search::Generator& generator, cube::Symmetry s, int n) {
    return cube::turn_of(cube::conjugate(search::move_of(generator.turn, n), s), n).value_or(cube::Turn{});
}

cube::Turn undone(cube::Turn turn) {
    turn.quarters = 4 - turn.quarters;
    return turn;
}

template <class Map>
std::optional<Images> images(Generators generators, Map map) {
    Images all;
    for (const auto& generator : generators) {
        all.push_back(index_of(generators, map(generator), generator.cost));
        if (all.back() == generators.size()) return std::nullopt;
    }
    return all;
}

}  // namespace

std::vector<std::size_t> alike_generators(Generators generators, int n) {
    Images first(generators.size());
    std::iota(first.begin(), first.end(), std::size_t{0});
    if (std::ranges::any_of(generators, [](const auto& one) { return one.turn.from != one.turn.to; })) return first;
    const auto join = [&](const std::optional<Images>& to) {
        if (!to) return;
        for (std::size_t i = 0; i < first.size(); ++i) {
            const auto least = std::min(first[i], first[(*to)[i]]), most = std::max(first[i], first[(*to)[i]]);
            std::ranges::replace(first, most, least);
        }
    };
    for (const auto s : cube::symmetries())
        join(images(generators, [&](const auto& generator) { return mapped(generator, s, n); }));
    join(images(generators, [](const auto& generator) { return undone(generator.turn); }));
    return first;
}

}  // namespace cubelang::full_group
