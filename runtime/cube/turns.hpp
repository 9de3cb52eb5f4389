#pragma once
// What a turn does to a state.
//
// A turn of layers moves, in each class, those of the 24 points whose coordinate along the axis lies in the turned
// layers. That coordinate is +-u, +-h of the class, or the outermost layer for a point whose normal is the axis. So
// what happens to a block depends only on which of six numbers (u, -u, h, -h, N-1, -(N-1)) are in range: 64 patterns,
// for every N. One table of 3 axes * 3 amounts * 64 patterns of 24 points serves all cubes; a turn is a list of (block,
// pattern), and a slice of a large cube lists only the O(N) blocks that it meets.

#include <cstddef>
#include <vector>

#include "runtime/algebra/perm/blocks.hpp"
#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/cube/geometry.hpp"

namespace cubelang::cube {

/// Layers from..to (1-based, counted from the positive end of the axis: R, U, F) by 1..3 quarter turns, clockwise as
/// seen from that end.
struct Turn {
    Axis axis = Axis::x;
    int from = 1, to = 1;
    int quarters = 1;
    friend constexpr bool operator==(Turn, Turn) = default;
};

/// A state, which is the same as a permutation: blocks in "moves to" form.
struct State {
    Cube cube;
    perm::Blocks blocks;
    friend bool operator==(const State&, const State&) = default;
};

[[nodiscard]] State solved(Cube cube);

/// The number of a place in a row of all points of all blocks.
[[nodiscard]] constexpr std::size_t flat(Place place) {
    return static_cast<std::size_t>(place.block) * perm::block_points + static_cast<std::size_t>(place.point);
}

/// Makes and keeps the step lists of the turns of one cube. The cache is direct-mapped and its memory bounded, so that
/// a small cube never waits and a huge one never grows.
class Turner {
public:
    explicit Turner(Cube cube);
    [[nodiscard]] Cube cube() const { return cube_; }
    /// state = state * turn. The layers lie within 1..N.
    void apply(perm::Blocks& state, const Turn& turn);
    /// What the turn makes of the solved cube.
    [[nodiscard]] perm::Blocks effect(const Turn& turn);

private:
    struct Slot {
        std::uint64_t key = ~std::uint64_t{0};
        std::vector<perm::Step> steps;
    };
    const std::vector<perm::Step>& steps(const Turn& turn);  ///< the same about all three axes
    Cube cube_;
    std::vector<Slot> slots_;
};

}  // namespace cubelang::cube
