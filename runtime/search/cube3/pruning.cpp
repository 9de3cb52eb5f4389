#include "runtime/search/cube3/pruning.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "runtime/search/cube3/distances.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr std::size_t phase1_rows = 64430, phase2_rows = 2768;
constexpr std::size_t phase1_size = (phase1_rows * twists + 3) / 4;
constexpr std::size_t pair_size = phase2_rows * outer_orders / 2, slice_size = corner_orders * orders4,
                      outer_size = outer_orders * orders4;

Bytes phase1_bytes(Metric metric, const SearchLimits& limits) {
    const auto& moves = moves_of(metric);
    const auto& made = move_tables();
    const auto at = [&](int m) { return moves[m]; };
    const PairSpace space{
        phase1_classes().flip_slice, phase1_classes().twist, static_cast<int>(moves.size()),
        [&](int x, int m) { return made.slice(x / flips, at(m)) * flips + made.flip(x % flips, at(m)); },
        [&](int y, int m) { return made.twist(y, at(m)); }};
    return pack_bits(distances(space, limits).rows, 2, [](std::uint8_t d) { return d % 3; });
}

int phase2_move(int m) { return phase2_moves()[m]; }

Bytes pair_bytes(const SearchLimits& limits) {
    const auto& made = move_tables();
    const PairSpace space{phase2_classes().corners, phase2_classes().outer, static_cast<int>(phase2_moves().size()),
                          [&](int x, int m) { return made.corners(x, phase2_move(m)); },
                          [&](int y, int m) { return made.outer(y, m); }};
    return pack_bits(distances(space, limits).rows, 4, [](std::uint8_t d) { return std::min<int>(d, 15); });
}

Bytes concatenated(Bytes first, const Bytes& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

Bytes slice_bytes(StopToken stop) {
    const auto& corners = move_tables().corners;
    const auto moved = [&](int x, std::size_t m) { return corners(x, phase2_moves()[m]); };
    return distances_with_order({corner_orders, phase2_moves().size(), std::identity{}, moved}, stop);
}

// Twists with slice: computed for a slice of each class, then listed for all slices.
Bytes twist_slice_bytes(const std::vector<int>& moves, StopToken stop) {
    const auto& by = move_tables();
    const auto& classes = phase1_classes();
    const PairSpace space{classes.slice, classes.twist, static_cast<int>(moves.size()),
                          [&](int x, int m) { return by.slice(x, moves[m]); },
                          [&](int y, int m) { return by.twist(y, moves[m]); }};
    const auto rows = distances(space, {.stop = stop}).rows;
    Bytes bytes;
    if (rows.empty()) return bytes;
    bytes.reserve(std::size_t{slices} * twists + phase1_rows);
    for (int slice = 0; slice < slices; ++slice) {
        const auto* row = &rows[static_cast<std::size_t>(classes.slice.class_of(slice)) * twists];
        for (const auto twist : classes.twist[classes.slice.symmetry_of(slice)]) bytes.push_back(row[twist]);
    }
    return bytes;
}

// Flips with slice, for representatives only.
Bytes flip_slice_bytes(const std::vector<int>& moves) {
    const auto& by = phase1_moves();
    Bytes found(phase1_rows, not_reached);
    found[0] = 0;
    std::vector<std::uint16_t> newest{0};
    for (std::uint8_t depth = 1; !newest.empty(); ++depth) {
        std::vector<std::uint16_t> next;
        for (const auto row : newest)
            for (const int move : moves) {
                const auto to = by({row}, move).row;
                if (found[to] != not_reached) continue;
                found[to] = depth;
                next.push_back(to);
            }
        newest = std::move(next);
    }
    return found;
}

Bytes small_phase1_bytes(Metric metric, StopToken stop) {
    auto twists_slice = twist_slice_bytes(moves_of(metric), stop);
    if (twists_slice.empty()) return {};
    return concatenated(std::move(twists_slice), flip_slice_bytes(moves_of(metric)));
}
constexpr std::size_t twist_slice_size = std::size_t{slices} * twists;

constexpr std::array<std::string_view, 3> phase1_names{"cube3-phase1-htm", "cube3-phase1-qtm", "cube3-phase1-stm"};

}  // namespace

Phase1Table::Phase1Table(Table table, Metric metric, bool is_small)
    : table_(std::move(table)),
      bytes_(table_.bytes().data()),
      moves_(&phase1_moves()),
      metric_(metric),
      is_small_(is_small) {}

std::optional<Phase1Table> Phase1Table::get(TableCache& cache, Metric metric, const SearchLimits& limits,
                                            TableSize size) {
    if (!make_phase1_moves(limits.stop)) return std::nullopt;
    const std::string name(phase1_names[cube::index(metric)]);
    const TableName large{name, 1, phase1_size};
    Table table;
    if (size == TableSize::large)
        table = cache.get(
            large, [&] { return phase1_bytes(metric, limits); }, limits.stop);
    if (size == TableSize::large_if_present) table = cache.find(large);
    if (table) return Phase1Table(std::move(table), metric, false);
    if (!limits.stop.stop_requested())
        table = cache.get({name + "-small", 1, twist_slice_size + phase1_rows},
                          [&] { return small_phase1_bytes(metric, limits.stop); });
    if (table) return Phase1Table(std::move(table), metric, true);
    return std::nullopt;
}

int Phase1Table::small_distance(const Position& p) const {
    const int slice = phase1_classes().flip_slice.representative(p.row) / flips;
    return std::max(bytes_[slice * twists + p.twist], bytes_[twist_slice_size + p.row]);
}

int Phase1Table::distance(const Position& from) const {
    if (is_small_) return small_distance(from);
    Position p = from;
    int steps = 0;
    for (; !p.is_goal(); ++steps) {
        const int nearer = (residue(p) + 2) % 3;
        const auto move =
            std::ranges::find_if(moves_of(metric_), [&](int m) { return residue(moved(p, m)) == nearer; });
        p = moved(p, *move);
    }
    return steps;
}

Phase2Table::Phase2Table(Table table, bool is_small)
    : table_(std::move(table)),
      bytes_(table_.bytes().data()),
      slice_bytes_(bytes_ + table_.bytes().size() - slice_size),
      classes_(is_small ? nullptr : &phase2_classes()),
      by_(&move_tables()),
      is_small_(is_small) {}

std::optional<Phase2Table> Phase2Table::get(TableCache& cache, const SearchLimits& limits, TableSize size) {
    if (limits.stop.stop_requested()) return std::nullopt;
    const TableName large{"cube3-phase2", 1, pair_size + slice_size};
    Table table;
    if (size == TableSize::large)
        table = cache.get(
            large, [&] { return concatenated(pair_bytes(limits), slice_bytes(limits.stop)); }, limits.stop);
    if (size == TableSize::large_if_present) table = cache.find(large);
    if (table) return Phase2Table(std::move(table), false);
    if (!limits.stop.stop_requested())
        table = cache.get({"cube3-phase2-small", 1, outer_size + slice_size}, [&] {
            return concatenated(distances_with_order(move_tables().outer, limits.stop), slice_bytes(limits.stop));
        });
    if (table) return Phase2Table(std::move(table), true);
    return std::nullopt;
}

}  // namespace cubelang::search::cube3
