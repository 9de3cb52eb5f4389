#include "runtime/search/cube3/orientation.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

#include "runtime/search/cube3/cubies.hpp"
#include "runtime/search/space/small_permutation.hpp"

namespace cubelang::search::cube3 {
namespace {

using cube::Move;
using cube::Symmetry;

// M and E turn in the direction of L and D, opposite to R and U.
Move move_for(int move) {
    const int quarters = move % 3 + 1;
    if (move < face_moves)
        return {.letter = cube::capital(cube::face_at(move / 3)), .turns = cube::fewest_quarters(quarters)};
    const int axis = axis_of_move(move);
    return {.letter = "MES"[axis], .turns = cube::fewest_quarters(axis == 2 ? quarters : 4 - quarters)};
}

std::optional<Symmetry> orientation_of_centres(const cube::State& state) {
    const auto& centres = state.blocks[state.cube.classes()];
    const auto face = [&](int i) { return cube::face_at(centres[4 * i] / 4); };
    const Symmetry s(face(0), face(1), face(2));
    for (int i = 0; i < 6; ++i)
        if (s(cube::face_at(i)) != face(i)) return std::nullopt;
    const bool is_rotation =
        std::ranges::find(cube::rotations(), s, &cube::Rotation::symmetry) != cube::rotations().end();
    return is_rotation ? std::optional(s) : std::nullopt;
}

// The rotation of each centre at its place, in the order of its four points.
std::array<int, 6> centre_rotations(const cube::State& state) {
    const auto& centres = state.blocks[state.cube.classes()];
    std::array<int, 6> rotations{};
    for (std::size_t i = 0; i < rotations.size(); ++i) rotations[i] = centres[static_cast<int>(4 * i)] % 4;
    return rotations;
}

void apply(cube::State& state, const std::vector<Move>& moves) {
    cube::Turner turner(state.cube);
    cube::apply(turner, state.blocks, moves);
}

// The rotation of each centre by a clockwise quarter turn of its face.
std::array<int, 6> quarter_turn_rotations() {
    auto state = cube::solved({3, true});
    for (int face = 0; face < 6; ++face) apply(state, {move_for(3 * face)});
    return centre_rotations(state);
}

Centres centres_of(cube::State state, Symmetry orientation) {
    static const auto per_quarter = quarter_turn_rotations();
    apply(state, cube::rotation_moves(cube::inverse(orientation)));
    const auto rotations = centre_rotations(state);
    Centres centres = 0;
    for (std::size_t i = 0; i < rotations.size(); ++i)
        centres = sum(centres, centre_turn(static_cast<int>(i), rotations[i] * per_quarter[i]));
    return centres;
}

// A third of a second; nearly all random positions have an answer of 23 moves sooner.
constexpr std::uint64_t nodes_of_one = 1'000'000;

const std::vector<std::vector<int>>& prefixes() {
    static const std::vector<std::vector<int>> all{
        {}, {0, 3, 6, 9}, {5, 1, 12, 8, 10}, {2, 4, 15, 0, 13}, {9, 6, 3, 0, 7}, {0, 5, 6, 11, 13, 16}};
    return all;
}

std::vector<int> concatenated(std::vector<int> before, const std::vector<int>& after) {
    before.insert(before.end(), after.begin(), after.end());
    return before;
}

CentredCubies state_after(CentredCubies cube, const std::vector<int>& moves) {
    for (const int move : moves) {
        cube.cubies = product(cube.cubies, cubies_of_moves()[move]);
        cube.centres = sum(cube.centres.value_or(0), centres_of_moves()[move]);
    }
    return cube;
}

std::optional<std::vector<int>> solve_after(const std::vector<int>& prefix, const TwoPhase& solver,
                                            const CentredCubies& cube, TwoPhaseOptions options) {
    const auto length = static_cast<int>(prefix.size());
    options.longest -= length;
    options.short_enough -= length;
    if (const auto on_answer = options.on_answer)
        options.on_answer = [&, on_answer](const std::vector<int>& moves) { on_answer(concatenated(prefix, moves)); };
    const auto answer = solver.solve(state_after(cube, prefix), options);
    return answer ? std::optional(concatenated(prefix, answer->moves)) : std::nullopt;
}

}  // namespace

std::optional<OrientedCubies> reorient(const cube::State& state) {
    const auto rows = cubies_from_rows(cube::cubies_of(state));
    if (state.cube.n == 3) {
        const auto orientation = orientation_of_centres(state);
        if (!orientation) return std::nullopt;
        OrientedCubies found{product(rows, cubies_of(cube::inverse(*orientation))), *orientation};
        if (state.cube.super) found.centres = centres_of(state, *orientation);
        return found;
    }
    if (state.cube.n != 2) return std::nullopt;
    constexpr std::size_t dbl = 6;
    for (const auto& rotation : cube::rotations()) {
        auto back = cubies_of(cube::inverse(rotation.symmetry));
        back.edge = Cubies{}.edge;
        back.flip = {};
        const auto c = product(rows, back);
        if (c.corner[dbl] == dbl && c.twist[dbl] == 0) return OrientedCubies{c, rotation.symmetry};
    }
    return std::nullopt;
}

bool is_solvable(const Cubies& c, bool has_edges) {
    if (std::accumulate(c.twist.begin(), c.twist.end(), 0) % 3 != 0) return false;
    return !has_edges ||
           (std::accumulate(c.flip.begin(), c.flip.end(), 0) % 2 == 0 && is_odd(c.corner) == is_odd(c.edge));
}

bool is_solvable(const CentredCubies& c) {
    int quarters = 0;
    for (int face = 0; face < 6; ++face) quarters += quarters_of(c.centres.value_or(0), face);
    return is_solvable(c.cubies, true) && (!c.centres || (quarters % 2 == 1) == is_odd(c.cubies.corner));
}

// A state is c r for cubies c and a rotation r of the whole cube. If c w = 1 then c r (r' w r) r' = 1: the moves
// conjugated by r, and then r'. The number of a middle layer stands for the layer m and a rotation t of the whole
// cube that restores the centres; the moves after m t are conjugated by t', and t is done at the end: m t w = m (t w
// t') t.
std::vector<Move> to_moves(const std::vector<int>& moves, Symmetry orientation) {
    std::vector<Move> result;
    for (const int number : moves) {
        const int move = conjugate(number, orientation);
        result.push_back(move_for(move));
        if (move >= face_moves)
            orientation =
                cube::product(orientation, cube::rotation_about(cube::face_at(axis_of_move(move)), move % 3 + 1));
    }
    std::ranges::copy(cube::rotation_moves(cube::inverse(orientation)), std::back_inserter(result));
    return result;
}

std::vector<Move> to_pocket_moves(const std::vector<int>& moves, Symmetry orientation) {
    // For each orientation that the cube may have after this many moves, the moves that lead to it.
    std::map<int, std::vector<Move>> paths{{cube::number_of(orientation), {}}};
    for (const int number : moves) {
        std::map<int, std::vector<Move>> next;
        for (const auto& [s, path] : paths) {
            const auto now = cube::symmetries()[s];
            const int near = conjugate(number, now);
            const auto add = [&, &path = path](int move, Symmetry then) {
                auto longer = path;
                longer.push_back(move_for(move));
                next.try_emplace(cube::number_of(then), std::move(longer));
            };
            add(near, now);
            // The same turn of the opposite face differs only by a rotation of the whole cube.
            const auto face = cube::face_at(near / 3);
            add(3 * cube::index(cube::opposite(face)) + near % 3,
                cube::product(now, cube::rotation_about(face, 3 - near % 3)));
        }
        paths = std::move(next);
    }
    const auto unrotated = paths.find(cube::number_of({}));
    auto [s, result] = unrotated != paths.end() ? *unrotated : *paths.begin();
    const auto left = cube::inverse(cube::symmetries()[s]);
    std::ranges::copy(cube::rotation_moves(left), std::back_inserter(result));
    return result;
}

std::optional<std::vector<int>> solve_supercube(const TwoPhase& solver, const CentredCubies& cube,
                                                const TwoPhaseOptions& options) {
    auto soon = options;
    soon.seconds = 0;
    soon.nodes = nodes_of_one;
    std::optional<std::vector<int>> best;
    for (std::size_t i = 0; i < prefixes().size() && !best && !options.stop.stop_requested(); ++i)
        best = solve_after(prefixes()[i], solver, cube, soon);
    if (!best || options.seconds <= 0) return best;
    auto shorter = options;
    shorter.longest = static_cast<int>(best->size()) - 1;
    shorter.short_enough = 0;
    shorter.nodes = std::numeric_limits<std::uint64_t>::max();
    auto better = solve_after({}, solver, cube, shorter);
    return better ? std::move(better) : best;
}

}  // namespace cubelang::search::cube3
