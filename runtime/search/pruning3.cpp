#include "runtime/search/pruning3.hpp"

#include <algorithm>

#include "runtime/search/distances3.hpp"

namespace cubelang::search {
namespace {

constexpr std::size_t phase1_rows = 64430, phase2_rows = 2768;
constexpr std::size_t phase1_size = (phase1_rows * twists + 3) / 4;
constexpr std::size_t pair_size = phase2_rows * outer_orders / 2, slice_size = corner_orders * orders4;

// Several small numbers to a byte.
Bytes squeezed(const Bytes& values, std::size_t bits, std::uint8_t (*number)(std::uint8_t), std::size_t room) {
    const std::size_t in_byte = 8 / bits;
    Bytes bytes;
    bytes.reserve((values.size() + in_byte - 1) / in_byte + room);
    bytes.resize((values.size() + in_byte - 1) / in_byte);
    for (std::size_t i = 0; i < values.size(); ++i)
        bytes[i / in_byte] = static_cast<std::uint8_t>(bytes[i / in_byte] | number(values[i]) << bits * (i % in_byte));
    return bytes;
}

Bytes phase1_bytes(Metric3 metric, const Making& making) {
    const auto& moves = moves_of(metric);
    const auto& made = coordinates3();
    const auto at = [&](int m) { return moves[static_cast<std::size_t>(m)]; };
    const PairSpace space{phase1_classes().flip_slice, phase1_classes().twist, static_cast<int>(moves.size()),
                          [&](int x, int m) { return made.slice(x / flips, at(m)) * flips + made.flip(x % flips, at(m)); },
                          [&](int y, int m) { return made.twist(y, at(m)); }};
    return squeezed(distances(space, making.threads, making.stop).rows, 2, [](std::uint8_t d) { return static_cast<std::uint8_t>(d % 3); }, 0);
}

int phase2_move(int m) { return phase2_moves()[static_cast<std::size_t>(m)]; }

Bytes pair_bytes(const Making& making) {
    const auto& made = coordinates3();
    const PairSpace space{phase2_classes().corners, phase2_classes().outer, static_cast<int>(phase2_moves().size()),
                          [&](int x, int m) { return made.corners(x, phase2_move(m)); }, [&](int y, int m) { return made.outer(y, m); }};
    return squeezed(distances(space, making.threads, making.stop).rows, 4, [](std::uint8_t d) { return std::min<std::uint8_t>(d, 15); }, slice_size);
}

// Small enough to be searched entry by entry.
Bytes slice_bytes() {
    Bytes found(slice_size, not_reached);
    found[0] = 0;
    std::vector<int> reached{0};
    reached.reserve(slice_size);
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const int move : phase2_moves()) {
            const int corners = coordinates3().corners(reached[i] / orders4, move), order = coordinates3().four(reached[i] % orders4, move);
            auto& to = found[static_cast<std::size_t>(corners * orders4 + order)];
            if (to != not_reached) continue;
            to = static_cast<std::uint8_t>(found[static_cast<std::size_t>(reached[i])] + 1);
            reached.push_back(corners * orders4 + order);
        }
    return found;
}

Bytes phase2_bytes(const Making& making) {
    auto bytes = pair_bytes(making);
    const auto more = slice_bytes();
    bytes.insert(bytes.end(), more.begin(), more.end());
    return bytes;
}

constexpr std::array<std::string_view, 3> phase1_names{"cube3-phase1-htm", "cube3-phase1-qtm", "cube3-phase1-stm"};

}  // namespace

Phase1Table::Phase1Table(Table table, Metric3 metric)
    : table_(std::move(table)), bytes_(table_.bytes().data()), moves_(&phase1_moves()), metric_(metric) {}

std::optional<Phase1Table> Phase1Table::get(TableCache& cache, Metric3 metric, const Making& making) {
    const TableName name{std::string(phase1_names[static_cast<std::size_t>(metric)]), 1, phase1_size};
    auto table = cache.get(name, [&] { return phase1_bytes(metric, making); });
    if (!table) return std::nullopt;
    return Phase1Table(std::move(table), metric);
}

int Phase1Table::distance(const Position& from) const {
    Position p = from;
    int steps = 0;
    for (; !p.is_home(); ++steps) {
        const int nearer = (residue(p) + 2) % 3;
        const auto move = std::ranges::find_if(moves_of(metric_), [&](int m) { return residue(moved(p, m)) == nearer; });
        p = moved(p, *move);
    }
    return steps;
}

Phase2Table::Phase2Table(Table table)
    : table_(std::move(table)), bytes_(table_.bytes().data()), slice_bytes_(bytes_ + pair_size), classes_(&phase2_classes()), by_(&coordinates3()) {}

std::optional<Phase2Table> Phase2Table::get(TableCache& cache, const Making& making) {
    auto table = cache.get({"cube3-phase2", 1, pair_size + slice_size}, [&] { return phase2_bytes(making); });
    if (!table) return std::nullopt;
    return Phase2Table(std::move(table));
}

}  // namespace cubelang::search
