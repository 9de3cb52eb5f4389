#include "runtime/search/reduction/five.hpp"

#include <algorithm>
#include <bit>
#include <functional>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/reduction/cost_distances.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {
namespace {

perm::Block block_of(const PointMap& map) {
    auto block = perm::identity();
    for (std::size_t i = 0; i < perm::block_points; ++i) block.to[i] = map[i];
    return block;
}

perm::Block third_turn() {
    auto block = perm::identity();
    for (int point = 0; point < perm::block_points; ++point)
        block[point] = static_cast<std::uint8_t>(cube::point_of(cube::s_urf3(cube::frame_of(point))));
    return block;
}

const perm::Block& stickers_at(cube::Cube cube, const perm::Blocks& state, cube::Cell cell) {
    return state[cube::block_of(cube, cell)];
}

int large_layer(int layer, int small, int n, int depth) {
    if (layer == 2) return depth;
    if (layer == small - 1) return n + 1 - depth;
    return layer == small ? n : layer;
}

bool allows(const Puzzle& puzzle, Quarter quarter, std::uint16_t turn) {
    const auto axis = puzzle.turns()[turn].axis;
    const bool is_face = puzzle.is_face(turn), is_half = puzzle.turns()[turn].quarters == 2;
    if (puzzle.is_middle(turn)) return false;
    if (quarter == Quarter::faces_u_alone && !is_face) return is_half && axis != cube::Axis::y;
    if (is_half) return true;
    switch (quarter) {
        case Quarter::all: return true;
        case Quarter::faces_and_x: return is_face || axis == cube::Axis::x;
        case Quarter::faces: return is_face;
        case Quarter::faces_but_f: return is_face && axis != cube::Axis::z;
        default: return is_face && axis == cube::Axis::y;
    }
}

struct SetAndParity {
    PointSet set;
    bool odd;
};

constexpr std::size_t wing_count = perm::block_points, pairs = wing_count * wing_count;

// The weight of all pairs of pairs, relative to single pairs; found by experiment.
constexpr double weight_of_two = 0.0875;

std::size_t pair_number(std::size_t wing, std::size_t middle) { return wing_count * wing + middle; }

// The effect of a turn on pairs, by their numbers.
using PairMap = std::vector<std::uint16_t>;
PairMap pair_map(const Orbit& wings, const Orbit& middles, std::uint16_t turn) {
    PairMap to;
    for (std::size_t wing = 0; wing < wing_count; ++wing)
        for (std::size_t middle = 0; middle < wing_count; ++middle)
            to.push_back(static_cast<std::uint16_t>(pair_number(wings.by[turn][wing], middles.by[turn][middle])));
    return to;
}

}  // namespace

Five::Five(Puzzle::Inner inner, TurnCosts costs) : puzzle_({5}, inner, costs) {
    for (const auto& orbit : puzzle_.centres()) (orbit.kind == cube::Kind::x_centre ? x_ : t_) = &orbit;
}

View Five::turned(const View& view, std::size_t turn, Edges edges) const {
    View next;
    next.x = x().by[turn](view.x);
    next.t = t().by[turn](view.t);
    next.odd = view.odd != puzzle_.makes_odd(turn);
    if (edges == Edges::none) return next;
    const auto &wing = wings().by[turn], &middle = middles().by[turn];
    if (edges != Edges::companions) {
        next.wings = wing(view.wings);
        next.middles = middle(view.middles);
    }
    if (edges != Edges::chosen)
        for (std::size_t i = 0; i < view.companions.size(); ++i) next.companions[middle[i]] = wing[view.companions[i]];
    return next;
}

View Five::view(const FiveState& state, PointSet wanted) const {
    View view;
    view.x = image(state.x, wanted);
    view.t = image(state.t, wanted);
    view.odd = perm::is_odd(state.wings) != perm::is_odd(state.middles);
    for (int i = 0; i < perm::block_points; ++i) view.companions[state.middles[i]] = state.wings[i];
    return view;
}

void Five::turn(FiveState& state, std::size_t turn) const {
    state.x = perm::product(state.x, block_of(x().by[turn]));
    state.t = perm::product(state.t, block_of(t().by[turn]));
    state.wings = perm::product(state.wings, block_of(wings().by[turn]));
    state.middles = perm::product(state.middles, block_of(middles().by[turn]));
}

FiveState Five::reoriented(const FiveState& state) {
    static const auto third = third_turn(), back = perm::inverse(third);
    const auto rotated = [](const perm::Block& block) { return perm::product(perm::product(back, block), third); };
    return {rotated(state.x), rotated(state.t), rotated(state.wings), rotated(state.middles)};
}

PointSet image(const perm::Block& block, PointSet set) {
    PointSet result = 0;
    for (; set != 0; set &= set - 1) result |= PointSet{1} << block[std::countr_zero(set)];
    return result;
}

FiveState layer_state(cube::Cube cube, const perm::Blocks& state, int depth) {
    const int outer = cube.n - 1, here = cube.n + 1 - 2 * depth, middle = 1 - cube.n % 2;
    const auto at = [&](int u, int h) { return stickers_at(cube, state, {u, h}); };
    return {at(here, here), at(middle == 0 ? 0 : here, here), at(here, outer), at(middle, outer)};
}

perm::Blocks innermost_layers(cube::Cube cube, const perm::Blocks& state) {
    const cube::Cube four{4};
    auto blocks = cube::solved(four).blocks;
    const auto put = [&](cube::Cell to, cube::Cell from) {
        blocks[cube::block_of(four, to)] = stickers_at(cube, state, from);
    };
    put({1, 1}, {1, 1});
    put({3, 3}, {cube.n - 1, cube.n - 1});
    put({1, 3}, {1, cube.n - 1});
    put({-1, 3}, {-1, cube.n - 1});
    return blocks;
}

std::vector<cube::Move> layer_moves(int n, int depth, const Puzzle& small, const Word& word) {
    std::vector<cube::Move> moves;
    for (const auto number : word) {
        auto turn = small.turns()[number];
        turn.from = large_layer(turn.from, small.cube().n, n, depth);
        turn.to = large_layer(turn.to, small.cube().n, n, depth);
        moves.push_back(move_of(turn, n));
    }
    return moves;
}

Word turns_with(const Puzzle& puzzle, Quarter quarter) {
    Word turns;
    for (std::uint16_t turn = 0; turn < puzzle.turns().size(); ++turn)
        if (allows(puzzle, quarter, turn)) turns.push_back(turn);
    return turns;
}

std::vector<PointSet> set_orbit(const Orbit& orbit, const Word& turns, PointSet set) {
    std::vector<PointSet> all{set};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const auto turn : turns)
            if (const auto next = orbit.by[turn](all[i]); std::ranges::find(all, next) == all.end())
                all.push_back(next);
    return all;
}

PointSet edges_around(cube::Axis axis) {
    PointSet set = 0;
    for (int point = 0; point < perm::block_points; ++point) {
        const auto [normal, arrow] = cube::frame_of(point);
        if (cube::axis_of(normal) != axis && cube::axis_of(arrow) != axis) set |= PointSet{1} << point;
    }
    return set;
}

SetTable::SetTable(const Puzzle& puzzle, const Orbit& orbit, const Word& turns, const std::vector<PointSet>& goals,
                   Parity parity)
    : ranks_(static_cast<std::size_t>(std::popcount(goals.front()))) {
    distances_.resize(ranks_.size() * (parity == Parity::counted ? 2 : 1));
    std::vector<SetAndParity> ends;
    for (const auto goal : goals) ends.push_back({goal, false});
    const auto moved = [&](const SetAndParity& from, std::size_t i) {
        const bool flips = parity == Parity::counted && puzzle.makes_odd(turns[i]);
        return SetAndParity{orbit.by[turns[i]](from.set), from.odd != flips};
    };
    measure_costs(
        std::span(distances_), ends, turns.size(), [&](std::size_t i) { return puzzle.cost(turns[i]); }, moved,
        [&](const SetAndParity& at) { return index(at.set, at.odd); });
}

PairTables::PairTables(const Puzzle& puzzle, const Orbit& wings, const Word& turns) : one_(pairs), two_(pairs * pairs) {
    std::vector<PairMap> moved;
    for (const auto turn : turns) moved.push_back(pair_map(wings, puzzle.reference(), turn));
    std::vector<std::uint32_t> paired, two_paired;
    for (std::size_t i = 0; i < wing_count; ++i) paired.push_back(static_cast<std::uint32_t>(pair_number(i, i)));
    for (const auto a : paired)
        for (const auto b : paired)
            if (a != b) two_paired.push_back(static_cast<std::uint32_t>(pairs * a + b));
    const auto cost = [&](std::size_t i) { return puzzle.cost(turns[i]); };
    measure_costs(
        std::span(one_), paired, turns.size(), cost,
        [&](std::uint32_t pair, std::size_t i) { return std::uint32_t{moved[i][pair]}; }, std::identity{});
    measure_costs(
        std::span(two_), two_paired, turns.size(), cost,
        [&](std::uint32_t two, std::size_t i) {
            return static_cast<std::uint32_t>(pairs * moved[i][two / pairs] + moved[i][two % pairs]);
        },
        std::identity{});
}

double PairTables::distance(const Points& companions) const {
    int one = 0, two = 0;
    for (std::size_t i = 0; i < wing_count; ++i) {
        const auto pair = pair_number(companions[i], i);
        one += one_[pair];
        for (std::size_t j = 0; j < i; ++j) two += two_[pairs * pair + pair_number(companions[j], j)];
    }
    return one + weight_of_two * two;
}

}  // namespace cubelang::search::reduction
