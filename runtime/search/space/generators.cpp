#include "runtime/search/space/generators.hpp"

#include <algorithm>

#include "runtime/base/stop_point.hpp"

namespace cubelang::search {
namespace {

using cube::Axis;
using cube::Face;
using cube::Letter;
using cube::Move;
using cube::Turn;

// The move that turns so, seen from a face of that axis: 1, 2 or -1 in the sense of its letter.
Move spelled(const Turn& turn, Letter::Kind kind, Face face) {
    Move move = cube::move_of(kind, face, cube::is_positive(face) ? turn.quarters : -turn.quarters);
    const int quarters = (move.turns + 4) % 4;
    move.turns = static_cast<std::int8_t>(quarters == 3 ? -1 : quarters);
    return move;
}

Move spelled(const Turn& turn, Face face, int from, int to) {
    Move move = spelled(turn, Letter::Kind::layers, face);
    move.from = static_cast<std::uint16_t>(from);
    move.to = static_cast<std::uint16_t>(to);
    return move;
}

void add_angles(std::vector<Generator>& all, Axis axis, int from, int to, int n, Cost cost) {
    stop_point();
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
    const auto face = static_cast<Face>(turn.axis);
    if (turn.to - turn.from + 1 == n) return spelled(turn, Letter::Kind::whole, face);
    if (turn.from == turn.to && 2 * turn.from == n + 1) return spelled(turn, Letter::Kind::middle, face);
    if (turn.from - 1 <= n - turn.to) return spelled(turn, face, turn.from, turn.to);
    return spelled(turn, cube::opposite(face), n + 1 - turn.to, n + 1 - turn.from);
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
