#include "runtime/search/cube3/large_table.hpp"

#include <algorithm>

#include "runtime/search/cube3/pruning.hpp"

namespace cubelang::search::cube3 {
namespace {

TableName large_name(Metric metric) {
    return {metric == Metric::quarter_turns ? "cube3-large-qtm" : "cube3-large-htm", 1, large_table_size};
}

}  // namespace

const ConjugateOrders& conjugate_orders() {
    static const auto all = [] {
        ConjugateOrders made;
        for (std::size_t s = 0; s < made.size(); ++s)
            for (std::size_t four = 0; four < fours; ++four)
                made[s][four] = static_cast<std::uint8_t>(
                    four_of(conjugate(with_four(static_cast<int>(four), group_slice), symmetries_of_axis()[s]),
                            group_slice) %
                    orders4);
        return made;
    }();
    return all;
}

LargeTable::LargeTable(Table table, Metric metric)
    : table_(std::move(table)),
      bytes_(table_.bytes().data()),
      orders_(&conjugate_orders()),
      by_(&move_tables().four),
      metric_(metric) {}

std::optional<LargeTable> LargeTable::get(TableCache& cache, Metric metric, const SearchLimits& limits) {
    if (!has_memory_for(large_table_size)) return std::nullopt;
    auto table = cache.get(
        large_name(metric), [&] { return large_distances(metric, limits); }, limits.stop);
    return table ? std::optional(LargeTable(std::move(table), metric)) : std::nullopt;
}

std::optional<LargeTable> LargeTable::find(TableCache& cache, Metric metric, StopToken stop) {
    auto table = cache.find(large_name(metric), stop);
    return table ? std::optional(LargeTable(std::move(table), metric)) : std::nullopt;
}

int LargeTable::distance(Position p) const {
    int steps = 0;
    for (; !p.is_goal(); ++steps) {
        const int nearer = (residue(p.at, p.four) + 2) % 3;
        const auto moved = [&](int m) { return Position{phase1_moves()(p.at, m), four_moved(p.four, m)}; };
        const auto move = std::ranges::find_if(moves_of(metric_), [&](int m) {
            const auto to = moved(m);
            return residue(to.at, to.four) == nearer;
        });
        p = moved(*move);
    }
    return steps;
}

}  // namespace cubelang::search::cube3
