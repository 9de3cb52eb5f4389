#include "runtime/cube/turns.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace cubelang::cube {
namespace {

// Bits of a pattern: the coordinates of a class that are in the turned layers.
constexpr std::uint32_t plus_u = 1, minus_u = 2, plus_h = 4, minus_h = 8, near_face = 16, far_face = 32;
// An additional row for the fixed centres of an ordinary cube: they move but keep their label.
constexpr std::uint32_t centres_move = 64, rows = 65;

constexpr std::uint32_t bit_of(Frame frame, Axis axis) {
    const Face positive = static_cast<Face>(axis);
    if (frame.normal == positive) return near_face;
    if (frame.normal == opposite(positive)) return far_face;
    if (axis_of(frame.arrow) == axis) return frame.arrow == positive ? plus_h : minus_h;
    return frame.right() == positive ? plus_u : minus_u;
}

// Where a quarter turn of the whole cube about an axis takes the points of a block; and those of fixed centres alone.
constexpr perm::Block quarter_turn(Face about) {
    auto block = perm::identity();
    for (int point = 0; point < perm::block_points; ++point) {
        const Frame frame = frame_of(point);
        block[point] = static_cast<std::uint8_t>(point_of({turned(frame.normal, about), turned(frame.arrow, about)}));
    }
    return block;
}

constexpr perm::Block centre_places(Face about) {
    auto block = perm::identity();
    for (int point = 0; point < perm::block_points; ++point)
        block[point] = static_cast<std::uint8_t>(4 * index(turned(face_at(point / 4), about)) + point % 4);
    return block;
}

// [axis][quarters - 1][pattern]
struct Table {
    perm::Block blocks[3][3][rows];
    Table() {
        for (int a = 0; a < 3; ++a)
            for (int quarters = 1; quarters <= 3; ++quarters) fill(static_cast<Axis>(a), quarters);
    }

private:
    // A turn keeps the coordinate along its axis, and so the bit of a point.
    void fill(Axis axis, int quarters) {
        auto& of_turn = blocks[index(axis)][quarters - 1];
        for (auto& block : of_turn) block = perm::identity();
        const auto about = static_cast<Face>(axis);
        const auto whole = perm::power(quarter_turn(about), static_cast<std::uint64_t>(quarters));
        of_turn[centres_move] = perm::power(centre_places(about), static_cast<std::uint64_t>(quarters));
        for (int point = 0; point < perm::block_points; ++point) {
            const auto bit = bit_of(frame_of(point), axis);
            for (std::uint32_t row = 0; row < centres_move; ++row)
                of_turn[row][point] = (row & bit) != 0 ? whole[point] : static_cast<std::uint8_t>(point);
        }
    }
};

const Table& table() {
    static const Table made;
    return made;
}

// The turned layers as an interval of coordinates.
struct Range {
    int low, high;
    [[nodiscard]] bool has(int c) const { return low <= c && c <= high; }
};

std::uint32_t pattern(Cube cube, Range range, Cell cell) {
    const int edge = cube.n - 1;
    const auto bit = [&](int c, std::uint32_t value) { return range.has(c) ? value : 0U; };
    return bit(cell.u, plus_u) | bit(-cell.u, minus_u) | bit(cell.h, plus_h) | bit(-cell.h, minus_h) |
           bit(edge, near_face) | bit(-edge, far_face);
}

std::uint32_t row_of_centres(Cube cube, Range range) {
    if (cube.super) return pattern(cube, range, {0, 0});
    return range.has(0) ? centres_move : 0;
}

Range range_of(Cube cube, const Turn& turn) {
    const int edge = cube.n - 1;
    return {edge - 2 * (turn.to - 1), edge - 2 * (turn.from - 1)};
}

class StepMaker {
public:
    StepMaker(Cube cube, Range range) : cube_(cube), range_(range) {}

    std::vector<perm::Step> make() {
        const bool turns_a_face = range_.has(cube_.n - 1) || range_.has(1 - cube_.n);
        for (int h = cube_.n - 1; h > 0; h -= 2) turns_a_face || meets(h) ? whole_ring(h) : cells_met(h);
        if (cube_.has_fixed_centres()) centres();
        return std::move(steps_);
    }

private:
    [[nodiscard]] bool meets(int c) const { return range_.has(c) || range_.has(-c); }

    void add(int block, std::uint32_t row) {
        steps_.push_back({.row = row & 127U, .block = static_cast<std::uint32_t>(block) & 0x1FFFFFFU});
    }
    void add(Cell cell) { add(block_of(cube_, cell), pattern(cube_, range_, cell)); }
    void whole_ring(int h) {
        for (int u = 2 - h; u <= h; u += 2) add({u, h});
    }
    // The cells of a ring with u, but not h, in range: one or two intervals.
    void cells_met(int h) {
        const int parity = std::abs(h) % 2;
        const bool straddles = range_.low <= 0 && range_.high >= 0;
        const int nearest = straddles ? parity : std::min(std::abs(range_.low), std::abs(range_.high));
        const int farthest = std::min(h - 2, std::max(std::abs(range_.low), std::abs(range_.high)));
        for (int u = nearest; u <= farthest; u += 2) {
            add({u, h});
            if (u != 0) add({-u, h});
        }
    }
    void centres() {
        if (const auto row = row_of_centres(cube_, range_); row != 0) add(cube_.classes(), row);
    }

    Cube cube_;
    Range range_;
    std::vector<perm::Step> steps_;
};

constexpr std::size_t most_slots = 1024, most_cached_steps = std::size_t{1} << 24;

}  // namespace

State solved(Cube cube) { return {cube, perm::identity_blocks(cube.blocks())}; }

Turner::Turner(Cube cube) : cube_(cube) {
    const auto fit = most_cached_steps / cube.blocks();
    slots_.resize(std::bit_floor(std::clamp<std::size_t>(fit, 16, most_slots)));
}

const std::vector<perm::Step>& Turner::steps(const Turn& turn) {
    const auto key = (static_cast<std::uint64_t>(turn.from) << 20) | static_cast<std::uint64_t>(turn.to);
    // Multiplying by 2^64 / the golden ratio spreads neighbouring keys over the high bits.
    auto& slot = slots_[(key * 0x9E3779B97F4A7C15U >> 40) & (slots_.size() - 1)];
    if (slot.key != key) slot = {key, StepMaker(cube_, range_of(cube_, turn)).make()};
    return slot.steps;
}

void Turner::apply(perm::Blocks& state, const Turn& turn) {
    const auto& list = steps(turn);
    const auto* rows_of_turn = table().blocks[index(turn.axis)][turn.quarters - 1];
    perm::kernel().apply(state.data(), rows_of_turn, list.data(), list.size());
}

perm::Blocks Turner::effect(const Turn& turn) {
    auto blocks = solved(cube_).blocks;
    apply(blocks, turn);
    return blocks;
}

perm::Block Turner::effect(const Turn& turn, int block) const {
    const auto range = range_of(cube_, turn);
    const bool is_fixed = cube_.has_fixed_centres() && block == cube_.classes();
    const auto row = is_fixed ? row_of_centres(cube_, range) : pattern(cube_, range, cell_of(cube_, block));
    return table().blocks[index(turn.axis)][turn.quarters - 1][row];
}

}  // namespace cubelang::cube
