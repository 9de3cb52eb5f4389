#include "runtime/search/cube3/orientation.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "runtime/search/cube3/canonical_sequences.hpp"
#include "runtime/search/support/ranks.hpp"

namespace cubelang::search::cube3 {
namespace {

using cube::Face;
using cube::Move;
using cube::Symmetry;

// A turn of the whole cube by quarters, clockwise seen from a face.
Symmetry turn_about(Face about, int quarters) {
    Symmetry s;
    for (int i = 0; i < quarters; ++i)
        s = cube::product(
            s, Symmetry(cube::turned(Face::r, about), cube::turned(Face::u, about), cube::turned(Face::f, about)));
    return s;
}

std::int8_t angle(int quarters) { return static_cast<std::int8_t>(quarters == 3 ? -1 : quarters); }

Move rotation(int axis, int quarters) { return {.letter = "xyz"[axis], .turns = angle(quarters)}; }

// M and E go the way of L and D, which is the other way round seen from R and U.
Move spelled(int move) {
    const int quarters = move % 3 + 1;
    if (move < face_moves) return {.letter = "RUFLDB"[move / 3], .turns = angle(quarters)};
    const int axis = axis_of_move(move);
    return {.letter = "MES"[axis], .turns = angle(axis == 2 ? quarters : 4 - quarters)};
}

std::optional<Symmetry> turned_centres(const cube::State& state) {
    const auto& centres = state.blocks[static_cast<std::size_t>(state.cube.classes())];
    const auto face = [&](int i) { return cube::face_at(centres[4 * i] / 4); };
    const Symmetry s(face(0), face(1), face(2));
    for (int i = 0; i < 6; ++i)
        if (s(cube::face_at(i)) != face(i)) return std::nullopt;
    return s.reflects() || cube::axis_of(face(0)) == cube::axis_of(face(1)) ||
                   cube::axis_of(face(1)) == cube::axis_of(face(2)) || cube::axis_of(face(0)) == cube::axis_of(face(2))
               ? std::nullopt
               : std::optional(s);
}

}  // namespace

std::optional<Reoriented> reorient(const cube::State& state) {
    const auto rows = packed(cube::cubies_of(state));
    if (state.cube.n == 3) {
        const auto turned = turned_centres(state);
        if (!turned) return std::nullopt;
        return Reoriented{product(rows, cubies_of(cube::inverse(*turned))), *turned};
    }
    if (state.cube.n != 2) return std::nullopt;
    constexpr std::size_t dbl = 6;
    for (const auto s : cube::symmetries()) {
        if (s.reflects()) continue;
        auto back = cubies_of(cube::inverse(s));
        back.edge = Cubies{}.edge, back.flip = {};
        if (const auto c = product(rows, back); c.corner[dbl] == dbl && c.twist[dbl] == 0) return Reoriented{c, s};
    }
    return std::nullopt;
}

bool is_solvable(const Cubies& c, bool has_edges) {
    if (std::accumulate(c.twist.begin(), c.twist.end(), 0) % 3 != 0) return false;
    return !has_edges ||
           (std::accumulate(c.flip.begin(), c.flip.end(), 0) % 2 == 0 && is_odd(c.corner) == is_odd(c.edge));
}

std::vector<Move> rotations(Symmetry s) {
    if (s == Symmetry()) return {};
    for (int a = 0; a < 3; ++a)
        for (int i = 1; i <= 3; ++i)
            if (turn_about(cube::face_at(a), i) == s) return {rotation(a, i)};
    for (int a = 0; a < 3; ++a)
        for (int b = 0; b < 3; ++b)
            for (int k = 0; k < 9; ++k)
                if (cube::product(turn_about(cube::face_at(a), k / 3 + 1), turn_about(cube::face_at(b), k % 3 + 1)) ==
                    s)
                    return {rotation(a, k / 3 + 1), rotation(b, k % 3 + 1)};
    return {};
}

// A state is c r for cubies c and a turn r of the whole cube. If c w = 1 then c r (r' w r) r' = 1: the moves carried by
// r, and then r'. A middle layer's number stands for the layer m and a turn t of the whole cube that puts the centres
// back; what comes after m t is carried by t', and t is done at the end: m t w = m (t w t') t.
std::vector<Move> to_moves(const std::vector<int>& moves, Symmetry turned) {
    std::vector<Move> result;
    for (const int number : moves) {
        const int move = carried(number, turned);
        result.push_back(spelled(move));
        if (move >= face_moves)
            turned = cube::product(turned, turn_about(cube::face_at(axis_of_move(move)), move % 3 + 1));
    }
    for (const auto& move : rotations(cube::inverse(turned))) result.push_back(move);
    return result;
}

std::vector<Move> to_pocket_moves(const std::vector<int>& moves, Symmetry turned) {
    // By how the cube may be turned after so many moves: the moves that led there.
    std::map<int, std::vector<Move>> ways{{cube::number_of(turned), {}}};
    for (const int number : moves) {
        std::map<int, std::vector<Move>> next;
        for (const auto& [s, way] : ways) {
            const auto now = cube::symmetries()[static_cast<std::size_t>(s)];
            const int near = carried(number, now);
            const auto add = [&](int move, Symmetry then) {
                auto longer = way;
                longer.push_back(spelled(move));
                next.try_emplace(cube::number_of(then), std::move(longer));
            };
            add(near, now);
            // The opposite face, turned the other way round seen from there, does the same and turns the whole cube.
            const auto face = cube::face_at(near / 3);
            add(3 * cube::index(cube::opposite(face)) + near % 3, cube::product(now, turn_about(face, 3 - near % 3)));
        }
        ways = std::move(next);
    }
    const auto straight = ways.find(cube::number_of({}));
    auto [s, result] = straight != ways.end() ? *straight : *ways.begin();
    for (const auto& move : rotations(cube::inverse(cube::symmetries()[static_cast<std::size_t>(s)])))
        result.push_back(move);
    return result;
}

}  // namespace cubelang::search::cube3
