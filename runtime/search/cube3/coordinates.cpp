#include "runtime/search/cube3/coordinates.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "runtime/search/space/small_permutation.hpp"

namespace cubelang::search::cube3 {
namespace {

// The four-element subsets of `places` places as bits, in descending order, so that {8, 9, 10, 11} comes first.
struct Subsets {
    std::vector<int> bits;
    std::array<std::int16_t, 4096> rank{};
    explicit Subsets(int places) {
        for (int set = (1 << places) - 1; set >= 0; --set)
            if (std::popcount(static_cast<unsigned>(set)) == 4) {
                rank[set] = static_cast<std::int16_t>(bits.size());
                bits.push_back(set);
            }
    }
};
const Subsets& subsets_of_12() {
    static const Subsets made(12);
    return made;
}
const Subsets& subsets_of_8() {
    static const Subsets made(8);
    return made;
}

// Puts four cubies, numbered from `first`, at the places of a set in the given order.
void place_four(Cubies& c, int set, int order, int first) {
    const auto row = row_of_rank<4>(order);
    for (std::size_t place = 0, next = 0; place < 12; ++place)
        if (set >> place & 1) c.edge[place] = static_cast<std::uint8_t>(first + row[next++]);
}

// Puts all other edges, in ascending order, at all other places.
void place_rest(Cubies& c, int set, int group) {
    std::uint8_t next = 0;
    for (std::size_t place = 0; place < 12; ++place) {
        if (set >> place & 1) continue;
        if (next == 4 * group) next = static_cast<std::uint8_t>(next + 4);
        c.edge[place] = next++;
    }
}

// All moves from quarter turns of faces. A turn of a middle layer is one of each outer layer (cubies.cpp).
std::array<int, all_moves> after_all_moves(const MoveTable& quarters, int value) {
    std::array<int, all_moves> after{};
    for (int face = 0, at = value; face < 6; ++face, at = value)
        for (int quarter = 0; quarter < 3; ++quarter) after[3 * face + quarter] = at = quarters(at, face);
    for (int axis = 0; axis < 3; ++axis)
        for (int quarter = 0; quarter < 3; ++quarter) {
            int at = after[3 * axis + 2 - quarter];
            for (int i = 0; i <= quarter; ++i) at = quarters(at, axis + 3);
            after[face_moves + 3 * axis + quarter] = at;
        }
    return after;
}

// Quarter turns are computed on cubies: after(start(value), turn). All other moves follow, since a move acts on each
// coordinate separately.
template <class Start, class After>
MoveTable table_of_all_moves(int size, Start start, After after) {
    const MoveTable quarters(
        size, 6, start, [&](const auto& from, std::size_t face) { return after(from, cubies_of_moves()[3 * face]); });
    return {size, all_moves, [&](int value) { return after_all_moves(quarters, value); },
            [](const auto& values, std::size_t move) { return values[move]; }};
}

template <class Read>
auto after_turn(Read read) {
    return [read](const Cubies& from, const Cubies& turn) { return read(product(from, turn)); };
}
using CornerOrder = std::array<std::uint8_t, 8>;
int corners_after(const CornerOrder& from, const Cubies& turn) {
    CornerOrder to;
    std::ranges::transform(turn.corner, to.begin(), [&](std::uint8_t corner) { return from[corner]; });
    return rank_of(to);
}

// The groups U and D of edges move separately: each has 70 sets of places and 24 orders.
MoveTable outer_table(const MoveTable& four) {
    std::vector<int> four_u, four_d;
    for (int i = 0; i < outer_orders / orders4; ++i) {
        four_u.push_back(four_of(with_outer(i * orders4), group_u));
        four_d.push_back(four_of(with_outer(i / orders4 * orders4 * orders4 + i % orders4), group_d));
    }
    const auto groups = [&](int outer) {
        return std::pair(four_u[outer / orders4], four_d[outer / (orders4 * orders4) * orders4 + outer % orders4]);
    };
    const auto& moves = phase2_moves();
    return {outer_orders, moves.size(), groups, [&](std::pair<int, int> from, std::size_t m) {
                return outer_of(four(from.first, moves[m]), four(from.second, moves[m]));
            }};
}

}  // namespace

int twist_of(const Cubies& c) {
    return std::accumulate(c.twist.begin(), c.twist.end() - 1, 0, [](int sum, int twist) { return 3 * sum + twist; });
}
int flip_of(const Cubies& c) {
    return std::accumulate(c.flip.begin(), c.flip.end() - 1, 0, [](int sum, int flip) { return 2 * sum + flip; });
}

int four_of(const Cubies& c, int group) {
    int set = 0;
    std::array<std::uint8_t, 4> order{};
    for (std::size_t place = 0, next = 0; place < 12; ++place)
        if (c.edge[place] / 4 == group) {
            set |= 1 << place;
            order[next++] = c.edge[place] % 4;
        }
    return subsets_of_12().rank[set] * orders4 + rank_of(order);
}

int corners_of(const Cubies& c) { return rank_of(c.corner); }

int outer_of(int four_u, int four_d) {
    // Solved is 0, although the places of the U group, the lowest ones, are the last subset in this order.
    const int set = subsets_of_12().bits[four_u / orders4];
    return ((69 - subsets_of_8().rank[set]) * orders4 + four_u % orders4) * orders4 + four_d % orders4;
}
int outer_of(const Cubies& c) { return outer_of(four_of(c, group_u), four_of(c, group_d)); }

Cubies with_twist(int twist) {
    Cubies c;
    int sum = 0;
    for (std::size_t i = 7; i-- > 0; twist /= 3) sum += c.twist[i] = static_cast<std::uint8_t>(twist % 3);
    c.twist[7] = static_cast<std::uint8_t>((21 - sum) % 3);
    return c;
}

Cubies with_flip(int flip) {
    Cubies c;
    c.flip[11] = static_cast<std::uint8_t>(std::popcount(static_cast<unsigned>(flip)) % 2);
    for (std::size_t i = 11; i-- > 0; flip /= 2) c.flip[i] = static_cast<std::uint8_t>(flip % 2);
    return c;
}

Cubies with_four(int four, int group) {
    Cubies c;
    const int set = subsets_of_12().bits[four / orders4];
    place_rest(c, set, group);
    place_four(c, set, four % orders4, 4 * group);
    return c;
}

Cubies with_corners(int corners) {
    Cubies c;
    c.corner = row_of_rank<8>(corners);
    return c;
}

Cubies with_outer(int outer) {
    Cubies c;
    const int set = subsets_of_8().bits[69 - outer / (orders4 * orders4)];
    place_four(c, set, outer / orders4 % orders4, 0);
    place_four(c, 0xFF & ~set, outer % orders4, 4);
    return c;
}

const std::vector<int>& phase2_moves() {
    static const std::vector<int> moves{3, 4, 5, 12, 13, 14, 1, 7, 10, 16};
    return moves;
}

const MoveTables& move_tables() {
    static const auto made = [] {
        auto four = table_of_all_moves(
            fours, [](int f) { return with_four(f, group_slice); },
            after_turn([](const Cubies& c) { return four_of(c, group_slice); }));
        auto outer = outer_table(four);
        return MoveTables{
            table_of_all_moves(twists, with_twist, after_turn(twist_of)),
            table_of_all_moves(flips, with_flip, after_turn(flip_of)),
            table_of_all_moves(
                slices, [](int s) { return with_four(s * orders4, group_slice); },
                after_turn([](const Cubies& c) { return four_of(c, group_slice) / orders4; })),
            std::move(four),
            table_of_all_moves(corner_orders, row_of_rank<8>, corners_after),
            std::move(outer),
        };
    }();
    return made;
}

}  // namespace cubelang::search::cube3
