#include "runtime/search/cube3/pocket_table.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "runtime/search/cube3/distances.hpp"
#include "runtime/search/space/breadth_first.hpp"
#include "runtime/search/space/small_permutation.hpp"

namespace cubelang::search::cube3 {
namespace {

// The seven corners that move, by their places in Kociemba's order: all but DBL, which is 6.
constexpr std::array<std::size_t, 7> moving{0, 1, 2, 3, 4, 5, 7};
constexpr std::array<std::uint8_t, 8> index_of{0, 1, 2, 3, 4, 5, 7, 6};  // in this list

int order_of(const Cubies& c) {
    std::array<std::uint8_t, 7> row{};
    for (std::size_t i = 0; i < 7; ++i) row[i] = index_of[c.corner[moving[i]]];
    return rank_of(row);
}
int twist_of_seven(const Cubies& c) {
    return std::accumulate(moving.begin(), moving.end() - 1, 0,
                           [&](int sum, std::size_t i) { return 3 * sum + c.twist[i]; });
}

Cubies with_order(int order) {
    const auto row = row_of_rank<7>(order);
    Cubies c;
    for (std::size_t i = 0; i < 7; ++i) c.corner[moving[i]] = static_cast<std::uint8_t>(moving[row[i]]);
    return c;
}
Cubies with_twist_of_seven(int twist) {
    Cubies c;
    int sum = 0;
    for (std::size_t i = 6; i-- > 0; twist /= 3) sum += c.twist[moving[i]] = static_cast<std::uint8_t>(twist % 3);
    c.twist[7] = static_cast<std::uint8_t>((18 - sum) % 3);
    return c;
}

std::vector<int> moves_fixing_dbl(Metric metric) {
    std::vector<int> moves;
    std::ranges::copy_if(moves_of(metric), std::back_inserter(moves), [](int move) { return move < 9; });
    return moves;
}

constexpr std::size_t corner_rows = 2768, corner_table_size = corner_rows * twists / 2;
constexpr std::array<std::string_view, 3> corner_names{"cube3-corners-htm", "cube3-corners-qtm", "cube3-corners-stm"};

Bytes corner_bytes(Metric metric, const SearchLimits& limits) {
    const auto& moves = moves_of(metric);
    const auto& by = move_tables();
    const auto at = [&](int m) { return moves[m]; };
    const PairSpace space{phase2_classes().corners, phase1_classes().twist, static_cast<int>(moves.size()),
                          [&](int x, int m) { return by.corners(x, at(m)); },
                          [&](int y, int m) { return by.twist(y, at(m)); }};
    return pack_bits(distances(space, limits).rows, 4, [](std::uint8_t d) { return d; });
}

}  // namespace

PocketTable::PocketTable(Metric metric)
    : moves_(moves_fixing_dbl(metric)),
      order_(orders, moves_, with_order, order_of),
      twist_(twists, moves_, with_twist_of_seven, twist_of_seven),
      distances_(positions) {
    const auto moved_by = [&](int from, int move) { return moved(from, move); };
    std::vector<int> moves(static_cast<std::size_t>(order_.moves()));
    std::iota(moves.begin(), moves.end(), 0);
    measure_distances<int>(distances_, {0}, moves, moved_by, std::identity{});
}

int PocketTable::position(const Cubies& c) { return order_of(c) * twists + twist_of_seven(c); }

std::vector<int> PocketTable::solve(int position) const {
    std::vector<int> moves;
    while (position != 0) {
        int m = 0;
        while (distance(moved(position, m)) >= distance(position)) ++m;
        moves.push_back(moves_[m]);
        position = moved(position, m);
    }
    return moves;
}

const PocketTable& pocket_table(Metric metric) {
    if (metric == Metric::quarter_turns) {
        static const PocketTable quarters(metric);
        return quarters;
    }
    static const PocketTable halves(Metric::half_turns);
    return halves;
}

CornerTable::CornerTable(Table table)
    : table_(std::move(table)),
      bytes_(table_.bytes().data()),
      classes_(&phase2_classes()),
      moves_(&phase1_moves()),
      by_(&move_tables().corners) {}

std::optional<CornerTable> CornerTable::get(TableCache& cache, Metric metric, const SearchLimits& limits) {
    if (limits.stop.stop_requested()) return std::nullopt;
    const std::string name(corner_names[cube::index(metric)]);
    auto table = cache.get({name, 1, corner_table_size}, [&] { return corner_bytes(metric, limits); });
    return table ? std::optional(CornerTable(std::move(table))) : std::nullopt;
}

}  // namespace cubelang::search::cube3
