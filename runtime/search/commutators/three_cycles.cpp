#include "runtime/search/commutators/three_cycles.hpp"

#include <algorithm>

namespace cubelang::search::commutators {
namespace {

using cube::Axis;
using cube::Turn;

// The layer at a coordinate (in half cells from the middle) along an axis, counted from its positive end.
int layer_at(cube::Cube cube, int coordinate) { return (cube.n - 1 - coordinate) / 2 + 1; }

Turn layer_turn(cube::Cube cube, Axis axis, int coordinate, int quarters) {
    const int layer = layer_at(cube, coordinate);
    return {axis, layer, layer, quarters};
}

Turns base_commutator(cube::Cube cube, int block) {
    const int outer = cube.n - 1;
    const auto [u, h] = cube::cell_of(cube, block);
    const Turn right = layer_turn(cube, Axis::x, outer, 1), up = layer_turn(cube, Axis::y, outer, 1);
    switch (cube::kind_of(cube, block)) {
        case cube::Kind::corner: return commutator({right, up, inverse(right)}, {layer_turn(cube, Axis::y, -outer, 1)});
        case cube::Kind::edge:
        case cube::Kind::wing: return commutator({inverse(right), layer_turn(cube, Axis::y, u, 1), right}, {up});
        default: break;
    }
    // On the diagonal u and h are equal; the opposite sign gives two different layers.
    const Turn a = layer_turn(cube, Axis::x, u == h ? -h : u, 1), b = layer_turn(cube, Axis::x, h, 1);
    return commutator({a}, {up, b, inverse(up)});
}

}  // namespace

ThreeCycles::ThreeCycles(cube::Cube cube, int block)
    : cube_(cube), block_(block), commutator_(base_commutator(cube, block)), setups_(24 * 24 * 24) {
    cycle_ = state_after(cube, commutator_).blocks[block];
    const auto [u, h] = cube::cell_of(cube, block);
    std::vector<int> layers{cube.n - 1, 1 - cube.n, h, -h, u, -u};
    std::ranges::sort(layers);
    layers.erase(std::unique(layers.begin(), layers.end()), layers.end());
    add_steps(layers);
    int first = 0;
    while (cycle_[first] == first) ++first;
    search({first, cycle_[first], cycle_[cycle_[first]]});
}

void ThreeCycles::add_steps(std::span<const int> layers) {
    for (const auto axis : {Axis::x, Axis::y, Axis::z})
        for (const int coordinate : layers)
            for (const int quarters : {1, 2, 3}) {
                const auto turn = layer_turn(cube_, axis, coordinate, quarters);
                const auto effect = state_after(cube_, {turn}).blocks[block_];
                steps_.push_back({turn, effect, perm::inverse(effect)});
            }
}

// A turn before a setup replaces the three points by their images under its inverse.
void ThreeCycles::search(const Points& first) {
    setups_[code(first)] = {base, 0, 0};
    std::vector<std::size_t> reached{code(first)};
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (std::size_t move = 0; move < steps_.size(); ++move) {
            const auto from = reached[i];
            auto points = points_of(from);
            for (auto& point : points) point = steps_[move].inverse[point];
            auto& setup = setups_[code(points)];
            if (setup.move != none) continue;
            setup = {static_cast<std::int16_t>(move), static_cast<std::uint16_t>(from),
                     static_cast<std::uint8_t>(setups_[from].length + 1)};
            reached.push_back(code(points));
        }
}

std::size_t ThreeCycles::code(const Points& points) {
    return static_cast<std::size_t>((points[0] * 24 + points[1]) * 24 + points[2]);
}

ThreeCycles::Points ThreeCycles::points_of(std::size_t code) {
    const int number = static_cast<int>(code);
    return {number / 576, number / 24 % 24, number % 24};
}

int ThreeCycles::setup_length(const Points& points) const {
    const auto& setup = setups_[code(points)];
    return setup.move == none ? -1 : setup.length;
}

Turns ThreeCycles::setup(const Points& points) const {
    Turns turns;
    for (auto at = code(points); setups_[at].move != base; at = setups_[at].next)
        turns.push_back(steps_[setups_[at].move].turn);
    return turns;
}

Turns ThreeCycles::turns(const Points& points) const {
    const auto before = setup(points);
    return concatenated({before, commutator_, inverse(before)});
}

perm::Block ThreeCycles::effect(const Points& points) const {
    auto before = perm::identity();
    for (auto at = code(points); setups_[at].move != base; at = setups_[at].next)
        before = perm::product(before, steps_[setups_[at].move].effect);
    return perm::product(perm::product(before, cycle_), perm::inverse(before));
}

CyclePoints::CyclePoints(cube::Cube cube, int block) {
    for (int point = 0; point < perm::block_points; ++point) {
        const std::size_t at = point;
        const auto part = cube::part_at(cube, {block, point});
        part_[at] = cube::identity_of(cube, part).point;
        next_[at] = point;
        for (int i = part.count - 1; i > 0; --i)
            if (part.stickers[i].block == block) next_[at] = part.stickers[i].point;
        if (part.count == 3) stickers_ = 3;
        if (part.count == 2 && next_[at] != point) stickers_ = 2;
    }
}

std::size_t CyclePoints::code(const Points& points) const {
    auto least = codes;
    auto here = points;
    for (int sticker = 0; sticker < stickers_; ++sticker) {
        for (int turn = 0; turn < 3; ++turn) {
            least = std::min(least, ThreeCycles::code(here));
            here = {here[1], here[2], here[0]};
        }
        for (auto& point : here) point = next_[point];
    }
    return least;
}

std::optional<CyclePoints::Points> CyclePoints::cycle(const perm::Block& effect) const {
    int moved = 0, first = -1;
    for (int point = perm::block_points - 1; point >= 0; --point) {
        if (effect[point] == point) continue;
        if (++moved > 3 * stickers_) return std::nullopt;
        first = point;
        if (effect[effect[effect[point]]] != point || part_[point] == part_[effect[point]]) return std::nullopt;
    }
    if (moved != 3 * stickers_) return std::nullopt;
    return Points{first, effect[first], effect[effect[first]]};
}

std::optional<ThreeCycle> three_cycle_of(const cube::State& state) {
    std::optional<int> moved;
    for (int block = 0; block < state.cube.blocks(); ++block) {
        if (state.blocks[block] == perm::identity() || !cube::represents_orbit(state.cube, block)) continue;
        if (moved || cube::kind_of(state.cube, block) == cube::Kind::fixed_centre) return std::nullopt;
        moved = block;
    }
    const auto points = moved ? CyclePoints(state.cube, *moved).cycle(state.blocks[*moved]) : std::nullopt;
    return points ? std::optional(ThreeCycle{*moved, *points}) : std::nullopt;
}

}  // namespace cubelang::search::commutators
