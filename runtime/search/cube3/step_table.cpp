#include "runtime/search/cube3/step_table.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

#include "runtime/search/cube3/distances.hpp"

namespace cubelang::search::cube3 {
namespace {

using Key = StepTable::Key;

constexpr std::size_t positions_between_stop_checks = 1024;

MoveTable no_moves() {
    return MoveTable(0, 0, std::identity{}, [](int, std::size_t) { return 0; });
}

std::uint32_t nothing(const Cubies&) { return 0; }
std::uint32_t flip(const Cubies& c) { return static_cast<std::uint32_t>(flip_of(c)); }
std::uint32_t twist(const Cubies& c) { return static_cast<std::uint32_t>(twist_of(c)); }
std::uint32_t slice(const Cubies& c) { return static_cast<std::uint32_t>(four_of(c, group_slice) / orders4); }
std::uint32_t slice_order(const Cubies& c) { return static_cast<std::uint32_t>(four_of(c, group_slice) % orders4); }
std::uint32_t corners(const Cubies& c) { return static_cast<std::uint32_t>(corners_of(c)); }
std::uint32_t outer(const Cubies& c) { return static_cast<std::uint32_t>(outer_of(c)); }

// The places of some cubies, as bits.
template <class Places, class Is>
std::uint32_t places_where(const Places& cubies, Is is_one) {
    std::uint32_t bits = 0;
    for (std::size_t place = 0; place < cubies.size(); ++place)
        bits |= static_cast<std::uint32_t>(is_one(cubies[place])) << place;
    return bits;
}
std::uint32_t upper_corners(const Cubies& c) {
    return places_where(c.corner, [](int cubie) { return cubie < 4; });
}
std::uint32_t upper_edges(const Cubies& c) {
    return places_where(c.edge, [](int cubie) { return cubie < 4; });
}
// Of UF, UB, DF and DB.
std::uint32_t middle_edges(const Cubies& c) {
    return places_where(c.edge, [](int cubie) { return cubie < 8 && cubie % 2 == 1; });
}
std::uint32_t outer_and_order(const Cubies& c) { return outer(c) * orders4 + slice_order(c); }

bool is_half_turn(int move) { return move % 3 == 1; }

// The 96 permutations of the corners by half turns.
const std::vector<Cubies>& corners_of_half_turns() {
    static const auto reached = [] {
        std::vector<Cubies> all{{}};
        for (std::size_t at = 0; at < all.size(); ++at)
            for (int move = 1; move < face_moves; move += 3) {
                Cubies to;
                to.corner = product(all[at], cubies_of_moves()[move]).corner;
                if (std::ranges::find(all, to) == all.end()) all.push_back(to);
            }
        return all;
    }();
    return reached;
}
// For each permutation of the corners the least of those that half turns before the position make of it.
const std::vector<std::uint16_t>& corner_cosets() {
    static const auto least = [] {
        std::vector<std::uint16_t> all(corner_orders, corner_orders);
        for (std::uint16_t value = 0; value < corner_orders; ++value) {
            if (all[value] != corner_orders) continue;
            const auto position = with_corners(value);
            for (const auto& before : corners_of_half_turns()) all[corners(product(before, position))] = value;
        }
        return all;
    }();
    return least;
}
std::uint32_t corner_coset(const Cubies& c) { return corner_cosets()[corners(c)]; }

bool any(int) { return true; }
bool preserves_eo(int move) { return axis_of_move(move) != cube::index(cube::Axis::z) || is_half_turn(move); }
bool preserves_dr(int move) { return axis_of_move(move) == cube::index(cube::Axis::y) || is_half_turn(move); }
// Turns of D, up to a rotation of the whole cube and the middle layer, are turns of U.
bool without_d(int move) { return preserves_dr(move) && move / 3 != cube::index(cube::Face::d); }

bool always(const Cubies&) { return true; }
bool has_eo(const Cubies& c) { return flip_of(c) == 0; }
bool has_dr(const Cubies& c) { return flip_of(c) == 0 && twist_of(c) == 0 && slice(c) == 0; }

struct Row {
    bool (*is_possible)(const Cubies& c);
    bool (*is_allowed)(int move);
    std::vector<Key> keys;
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
};
// In the order of StepKind.
const std::array<Row, step_names.size()>& rows() {
    static const std::array<Row, step_names.size()> all{{
        {always, any, {flip, nothing}, {{0, 1}}},
        {has_eo, preserves_eo, {twist, slice}, {{0, 1}}},
        {has_dr, preserves_dr, {corner_coset, middle_edges}, {{0, 1}}},
        {has_dr, without_d, {corners, upper_edges, outer, upper_corners}, {{0, 1}, {2, 3}}},
        {has_dr, preserves_dr, {corners, outer, slice_order}, {{0, 2}, {1, 2}}},
        {has_dr, is_half_turn, {corners, outer_and_order}, {{0, 1}}},
    }};
    return all;
}

}  // namespace

const StepTable* StepTable::of(StepKind kind, StopToken stop) {
    static std::array<std::unique_ptr<const StepTable>, step_names.size()> made;
    static std::mutex making;
    const std::scoped_lock lock(making);
    auto& table = made[static_cast<std::size_t>(kind)];
    if (!table) table = computed(kind, stop);
    return table.get();
}

std::unique_ptr<const StepTable> StepTable::computed(StepKind kind, StopToken stop) {
    std::unique_ptr<const StepTable> table(new StepTable(kind, stop));
    return stop.stop_requested() ? nullptr : std::move(table);
}

// Incomplete if stopped.
StepTable::StepTable(StepKind kind, StopToken stop) {
    const auto& row = rows()[static_cast<std::size_t>(kind)];
    is_possible_ = row.is_possible;
    for (int move = 0; move < face_moves; ++move)
        if (row.is_allowed(move)) moves_.push_back(move);
    for (const auto key : row.keys) coordinates_.push_back(coordinate(key, stop));
    for (const auto& [x, y] : row.pairs) {
        if (stop.stop_requested()) return;
        pairs_.push_back({x, y, plain_distances(coordinates_[x].after, coordinates_[y].after, stop)});
    }
}

StepTable::Coordinate StepTable::coordinate(Key key, StopToken stop) const {
    std::unordered_map<std::uint32_t, std::uint16_t> numbers{{key({}), 0}};
    std::vector<Cubies> reached{{}};
    std::vector<std::uint16_t> after;
    for (std::size_t at = 0; at < reached.size(); ++at) {
        if (at % positions_between_stop_checks == 0 && stop.stop_requested()) return {key, {}, no_moves()};
        for (const int move : moves_) {
            const auto to = product(reached[at], cubies_of_moves()[move]);
            const auto [known, is_new] = numbers.try_emplace(key(to), static_cast<std::uint16_t>(reached.size()));
            if (is_new) reached.push_back(to);
            after.push_back(known->second);
        }
    }
    const auto number_after = [&](int value, std::size_t m) {
        return after[static_cast<std::size_t>(value) * moves_.size() + m];
    };
    return {key, std::move(numbers),
            MoveTable(static_cast<int>(reached.size()), moves_.size(), std::identity{}, number_after)};
}

std::optional<StepTable::Values> StepTable::values(const Cubies& c) const {
    Values values{};
    for (std::size_t i = 0; i < coordinates_.size(); ++i) {
        const auto& numbers = coordinates_[i].number_of_key;
        const auto found = numbers.find(coordinates_[i].key(c));
        if (found == numbers.end()) return std::nullopt;
        values[i] = found->second;
    }
    return values;
}

}  // namespace cubelang::search::cube3
