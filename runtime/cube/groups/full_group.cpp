#include "runtime/cube/groups/full_group.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <tuple>

#include "runtime/base/stop_point.hpp"

namespace cubelang::groups {
namespace {

using cube::Cell;
using cube::Cube;
using cube::Kind;

Wreath wreath_of(Kind kind) {
    if (kind == Kind::corner) return {8, 3};
    if (kind == Kind::edge) return {12, 2};
    return kind == Kind::fixed_centre ? Wreath{6, 4} : Wreath{24, 1};
}

// The number of the layers at a distance from the middle, in half cells.
int layer_number(Cube cube, int distance) { return (cube.n - 1 - std::abs(distance)) / 2; }

// A face turn moves four centres in a cycle; an inner layer moves the centres with it as a coordinate, four for each.
void tie_centres(Cube cube, Orbit& orbit, Cell cell) {
    orbit.tie_to(0);
    if (orbit.stays_in_place() || cell.u == cell.h) return;
    orbit.tie_to(layer_number(cube, cell.h));
    if (cell.u != 0) orbit.tie_to(layer_number(cube, cell.u));
}

Orbit orbit_of(Cube cube, int block) {
    const auto kind = cube::kind_of(cube, block);
    Orbit orbit;
    orbit.kind = kind;
    orbit.block = block;
    orbit.wreath = wreath_of(kind);
    const auto cell = cube::cell_of(cube, block);
    if (cube::is_centre(kind))
        tie_centres(cube, orbit, cell);
    else
        orbit.tie_to(kind == Kind::wing ? layer_number(cube, cell.u) : 0);
    return orbit;
}

int other_sticker(int point) {
    const auto [normal, arrow] = cube::frame_of(point);
    return cube::point_of({arrow, normal});
}

int next_sticker(Kind kind, int point) {
    const auto frame = cube::frame_of(point);
    if (kind == Kind::corner) return cube::point_of({frame.arrow, frame.right()});
    if (kind == Kind::edge) return other_sticker(point);
    return kind == Kind::fixed_centre ? point / 4 * 4 + (point + 1) % 4 : point;
}

int turn_between(Kind kind, int from, int to) {
    int turns = 0;
    for (int point = from; point != to; point = next_sticker(kind, point)) ++turns;
    return turns;
}

class CycleWalk {
public:
    CycleWalk(const perm::Block& block, const Orbit& orbit) : block_(block), orbit_(orbit) {}

    std::vector<PointCycle> walk() {
        for (int point = 0; point < perm::block_points; ++point)
            if (!is_seen(point)) cycles_.push_back(from(point));
        return std::move(cycles_);
    }

private:
    [[nodiscard]] bool is_seen(int point) const { return (seen_ >> point & 1U) != 0; }
    void see_part(int point) {
        for (int turn = 0; turn < orbit_.wreath.turns; ++turn) {
            seen_ |= 1U << point;
            point = next_sticker(orbit_.kind, point);
        }
    }
    PointCycle from(int start) {
        PointCycle cycle;
        int point = start;
        for (; !is_seen(point); point = block_[point]) {
            cycle.points.push_back(point);
            see_part(point);
        }
        cycle.turn = turn_between(orbit_.kind, start, point);
        return cycle;
    }

    const perm::Block& block_;
    const Orbit& orbit_;
    std::uint32_t seen_ = 0;
    std::vector<PointCycle> cycles_;
};

// Corners and wings have the parities of the layers.
std::vector<bool> parities_shown(const cube::State& p, std::span<const Orbit> all) {
    std::vector<bool> layers(static_cast<std::size_t>(layer_numbers(p.cube)));
    for (const auto& orbit : all)
        if (orbit.kind == Kind::corner || orbit.kind == Kind::wing)
            layers[orbit.layers().front()] = mark_of(block_of(p, orbit), orbit).odd;
    return layers;
}

// Orbits of 24 parts.
unsigned full_orbits(cube::Cube cube) {
    const auto inner = static_cast<unsigned>(cube.n - 2);
    return inner / 2 + inner * inner / 4;
}

}  // namespace

std::vector<Orbit> orbits(Cube cube) {
    std::vector<Orbit> all;
    for (const int block : cube::orbit_blocks(cube))
        if (cube.super || cube::kind_of(cube, block) != Kind::fixed_centre) all.push_back(orbit_of(cube, block));
    return all;
}

int turned_point(Kind kind, int point, int turns) {
    for (int turn = 0; turn < turns; ++turn) point = next_sticker(kind, point);
    return point;
}

bool same_kind(const PointCycle& a, const PointCycle& b) { return a.length() == b.length() && a.turn == b.turn; }

std::vector<PointCycle> point_cycles(const perm::Block& block, const Orbit& orbit) {
    stop_point();
    auto cycles = CycleWalk(block, orbit).walk();
    std::ranges::stable_sort(cycles, std::greater<>(),
                             [](const PointCycle& cycle) { return std::tuple(cycle.length(), cycle.turn); });
    return cycles;
}

CycleType type_of(std::span<const PointCycle> cycles) {
    CycleType type;
    for (const auto& cycle : cycles) {
        const bool is_equal = !type.empty() && type.back().length == cycle.length() && type.back().turn == cycle.turn;
        if (is_equal)
            ++type.back().count;
        else
            type.push_back({cycle.length(), cycle.turn, 1});
    }
    return type;
}

Mark mark_of(const perm::Block& block, const Orbit& orbit) {
    const auto mark = mark_of(orbit.wreath, type_of(point_cycles(block, orbit)));
    return orbit.stays_in_place() ? Mark{mark.turn % 2 != 0, 0} : mark;
}

void put(cube::State& state, const Orbit& orbit, const perm::Block& block) {
    state.blocks[orbit.block] = block;
    if (orbit.kind != Kind::wing) return;
    const auto [u, h] = cube::cell_of(state.cube, orbit.block);
    auto& mirrored = state.blocks[cube::block_of(state.cube, {-u, h})];
    for (int point = 0; point < perm::block_points; ++point)
        mirrored[other_sticker(point)] = static_cast<std::uint8_t>(other_sticker(block[point]));
}

std::vector<bool> layer_parities(const cube::State& p) { return parities_shown(p, orbits(p.cube)); }

bool keeps_centres(const cube::State& p) {
    if (!p.cube.has_fixed_centres()) return true;
    const auto& centres = p.blocks.back();
    for (int point = 0; point < perm::block_points; ++point)
        if (centres[point] / 4 != point / 4) return false;
    return true;
}

Integer order_of_full_group(cube::Cube cube) {
    const bool odd = cube.has_fixed_centres(), turned_centres = odd && cube.super;
    Integer product = order(Wreath{8, 3}) / 3 * pow(order(Wreath{24, 1}), full_orbits(cube));
    if (odd) product *= order(Wreath{12, 2}) / 2;
    if (turned_centres) product *= pow(Integer(4), 6);
    const unsigned orbits = 1 + (odd ? 1 : 0) + (turned_centres ? 1 : 0) + full_orbits(cube);
    return product >> (orbits - static_cast<unsigned>(cube.n / 2));
}

double binary_digits_of_order(cube::Cube cube) {
    const double each = std::log2(static_cast<double>(order(Wreath{24, 1})));
    return std::log2(static_cast<double>(order_of_full_group({cube.n % 2 == 0 ? 2 : 3, cube.super}))) +
           each * full_orbits(cube);
}

}  // namespace cubelang::groups
