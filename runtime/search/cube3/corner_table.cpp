#include "runtime/search/cube3/corner_table.hpp"

#include "runtime/search/cube3/distances.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr std::size_t corner_rows = 2768, corner_table_size = corner_rows * twists / 2;
constexpr std::array<std::string_view, 3> corner_names{"cube3-corners-htm", "cube3-corners-qtm", "cube3-corners-stm"};

Bytes corner_bytes(Metric metric, const Effort& effort) {
    const auto& moves = moves_of(metric);
    const auto& by = move_tables();
    const auto at = [&](int m) { return moves[m]; };
    const PairSpace space{phase2_classes().corners, phase1_classes().twist, static_cast<int>(moves.size()),
                          [&](int x, int m) { return by.corners(x, at(m)); },
                          [&](int y, int m) { return by.twist(y, at(m)); }};
    return squeezed(distances(space, effort).rows, 4, [](std::uint8_t d) { return d; });
}

}  // namespace

CornerTable::CornerTable(Table table)
    : table_(std::move(table)),
      bytes_(table_.bytes().data()),
      classes_(&phase2_classes()),
      moves_(&phase1_moves()),
      by_(&move_tables().corners) {}

std::optional<CornerTable> CornerTable::get(TableCache& cache, Metric metric, const Effort& effort) {
    if (effort.stop.stop_requested()) return std::nullopt;
    const std::string name(corner_names[cube::index(metric)]);
    auto table = cache.get({name, 1, corner_table_size}, [&] { return corner_bytes(metric, effort); });
    return table ? std::optional(CornerTable(std::move(table))) : std::nullopt;
}

}  // namespace cubelang::search::cube3
