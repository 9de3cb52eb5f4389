#include "runtime/search/space/generators.hpp"

#include <algorithm>

namespace cubelang::search {
namespace {

using cube::Axis;
using cube::Letter;
using cube::Move;
using cube::Turn;

constexpr char letters[3][4] = {{'R', 'L', 'M', 'x'}, {'U', 'D', 'E', 'y'}, {'F', 'B', 'S', 'z'}};

// The angle in the sense of a letter: 1, 2 or -1.
std::int8_t angle(const Turn& turn, char letter) {
    const auto face = cube::letter_of(Move{.letter = letter}).face;
    if (turn.quarters == 2) return 2;
    return (turn.quarters == 1) == cube::is_positive(face) ? 1 : -1;
}

Move spelled(const Turn& turn, char letter, int from, int to) {
    return {0, static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to), letter, angle(turn, letter)};
}

void add_angles(std::vector<Generator>& all, Axis axis, int from, int to, int n, Cost cost) {
    for (const int quarters : {1, 2, 3}) {
        const Turn turn{axis, from, to, quarters};
        all.push_back({move_of(turn, n), turn, cost(turn, n)});
    }
}

template <class Wanted>
std::vector<Generator> blocks_that(int n, Cost cost, Wanted wanted) {
    std::vector<Generator> all;
    for (const auto axis : {Axis::x, Axis::y, Axis::z})
        for (int from = 1; from <= n; ++from)
            for (int to = from; to <= n; ++to)
                if (wanted(from, to) && to - from + 1 < n) add_angles(all, axis, from, to, n, cost);
    return all;
}

}  // namespace

int each_costs_one(const Turn& /*turn*/, int /*n*/) { return 1; }

Move move_of(const Turn& turn, int n) {
    const auto* of_axis = letters[static_cast<int>(turn.axis)];
    if (turn.to - turn.from + 1 == n) return spelled(turn, of_axis[3], 1, 1);
    if (turn.from == turn.to && 2 * turn.from == n + 1) return spelled(turn, of_axis[2], 1, 1);
    if (turn.from - 1 <= n - turn.to) return spelled(turn, of_axis[0], turn.from, turn.to);
    return spelled(turn, of_axis[1], n + 1 - turn.to, n + 1 - turn.from);
}

std::vector<Generator> face_turns(int n, Cost cost) {
    return blocks_that(n, cost, [n](int from, int to) { return from == to && (from == 1 || from == n); });
}

std::vector<Generator> layer_turns(int n, Cost cost) {
    return blocks_that(n, cost, [](int from, int to) { return from == to; });
}

std::vector<Generator> block_turns(int n, bool outer, Cost cost) {
    return blocks_that(n, cost, [=](int from, int to) { return !outer || from == 1 || to == n; });
}

std::vector<Generator> turns_meant_by(std::span<const Move> moves, int n, Cost cost) {
    std::vector<Generator> all;
    for (Move move : moves) {
        const bool half_only = cube::turn_of(move, n).value_or(Turn{}).quarters == 2;
        for (const int turns : {1, 2, -1}) {
            if (half_only && turns != 2) continue;
            move.turns = static_cast<std::int8_t>(turns);
            const auto turn = cube::turn_of(move, n);
            if (turn && std::ranges::find(all, *turn, &Generator::turn) == all.end())
                all.push_back({move, *turn, cost(*turn, n)});
        }
    }
    return all;
}

}  // namespace cubelang::search
