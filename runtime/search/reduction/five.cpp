#include "runtime/search/reduction/five.hpp"

#include <bit>

#include "runtime/cube/symmetry.hpp"

namespace cubelang::search::reduction {
namespace {

perm::Block moved_by(const PointMap& map) {
    auto block = perm::identity();
    for (std::size_t i = 0; i < perm::block_points; ++i) block.to[i] = map[i];
    return block;
}

perm::Block turned_by_a_third() {
    auto block = perm::identity();
    for (int point = 0; point < perm::block_points; ++point)
        block[point] = static_cast<std::uint8_t>(cube::point_of(cube::s_urf3(cube::frame_of(point))));
    return block;
}

}  // namespace

Five::Five(bool has_t_centres) : puzzle_({5}) {
    for (const auto& orbit : puzzle_.centres()) (orbit.kind == cube::Kind::x_centre ? x_ : t_) = &orbit;
    if (!has_t_centres) t_ = x_;
}

View Five::turned(const View& view, std::size_t turn, Edges edges) const {
    View next;
    next.x = x().by[turn](view.x);
    next.t = t().by[turn](view.t);
    next.odd = view.odd != puzzle_.makes_odd(turn);
    if (edges == Edges::none) return next;
    const auto &wing = wings().by[turn], &middle = middles().by[turn];
    if (edges != Edges::beside) {
        next.wings = wing(view.wings);
        next.middles = middle(view.middles);
    }
    if (edges != Edges::chosen)
        for (std::size_t i = 0; i < view.beside.size(); ++i) next.beside[middle[i]] = wing[view.beside[i]];
    return next;
}

View Five::view(const FiveState& state, PointSet wanted) const {
    View view;
    view.x = image(state.x, wanted);
    view.t = image(state.t, wanted);
    view.odd = perm::is_odd(state.wings) != perm::is_odd(state.middles);
    for (int i = 0; i < perm::block_points; ++i) view.beside[state.middles[i]] = state.wings[i];
    return view;
}

void Five::turn(FiveState& state, std::size_t turn) const {
    state.x = perm::product(state.x, moved_by(x().by[turn]));
    state.t = perm::product(state.t, moved_by(t().by[turn]));
    state.wings = perm::product(state.wings, moved_by(wings().by[turn]));
    state.middles = perm::product(state.middles, moved_by(middles().by[turn]));
}

FiveState Five::reoriented(const FiveState& state) {
    static const auto third = turned_by_a_third(), back = perm::inverse(third);
    const auto held = [](const perm::Block& block) { return perm::product(perm::product(back, block), third); };
    return {held(state.x), held(state.t), held(state.wings), held(state.middles)};
}

PointSet image(const perm::Block& block, PointSet set) {
    PointSet result = 0;
    for (; set != 0; set &= set - 1) result |= PointSet{1} << block[std::countr_zero(set)];
    return result;
}

namespace {

const perm::Block& stickers_at(cube::Cube cube, const perm::Blocks& state, cube::Cell cell) {
    return state[cube::block_of(cube, cell)];
}

int large_layer(int layer, int small, int n, int depth) {
    if (layer == 2) return depth;
    if (layer == small - 1) return n + 1 - depth;
    return layer == small ? n : layer;
}

}  // namespace

FiveState layer_at(cube::Cube cube, const perm::Blocks& state, int depth) {
    const int outer = cube.n - 1, here = cube.n + 1 - 2 * depth, middle = 1 - cube.n % 2;
    const auto at = [&](int u, int h) { return stickers_at(cube, state, {u, h}); };
    return {at(here, here), at(middle == 0 ? 0 : here, here), at(here, outer), at(middle, outer)};
}

perm::Blocks innermost(cube::Cube cube, const perm::Blocks& state) {
    const cube::Cube four{4};
    auto blocks = cube::solved(four).blocks;
    const auto put = [&](cube::Cell to, cube::Cell from) {
        blocks[cube::block_of(four, to)] = stickers_at(cube, state, from);
    };
    put({1, 1}, {1, 1});
    put({1, 3}, {1, cube.n - 1});
    put({-1, 3}, {-1, cube.n - 1});
    return blocks;
}

Word in_layer(const Puzzle& puzzle, int depth, const Puzzle& small, const Word& word) {
    const int n = puzzle.cube().n;
    Word result;
    for (const auto number : word) {
        const auto& turn = small.turns()[number];
        const int layer = large_layer(turn.from, small.cube().n, n, depth);
        result.push_back(puzzle.turn(static_cast<cube::Face>(turn.axis), layer, turn.quarters));
    }
    return result;
}

}  // namespace cubelang::search::reduction
