#pragma once
// The effect of turns on states.
//
// In each class, a turn moves those of the 24 points whose coordinate along the axis lies in the turned layers. That
// coordinate is +-u or +-h of the class, or that of the outermost layer for a point whose normal is the axis. So the
// effect on a block depends only on which of six numbers (u, -u, h, -h, N-1, -(N-1)) are in range: 64 patterns, for
// every N. One table of 3 axes * 3 amounts * 64 patterns of 24 points serves all cubes; a turn is a list of (block,
// pattern), and a slice of a large cube lists only the O(N) blocks that it meets.

#include <cstddef>
#include <cstdint>
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
[[nodiscard]] constexpr Turn inverse(Turn turn) { return {turn.axis, turn.from, turn.to, 4 - turn.quarters}; }

/// The clockwise quarter turns with the effect of any number of them: 0 to 3, or -1 instead of 3.
[[nodiscard]] constexpr int clockwise_quarters(int turns) { return (turns % 4 + 4) % 4; }
[[nodiscard]] constexpr std::int8_t fewest_quarters(int turns) {
    return static_cast<std::int8_t>(clockwise_quarters(turns + 1) - 1);
}

/// A state, or equally a permutation: blocks in "moves to" form.
struct State {
    Cube cube;
    perm::Blocks blocks;
    friend bool operator==(const State&, const State&) = default;
};

[[nodiscard]] State solved(Cube cube);

/// The index of a place in an array of all points of all blocks.
[[nodiscard]] constexpr std::size_t flat(Place place) {
    return static_cast<std::size_t>(place.block) * perm::block_points + static_cast<std::size_t>(place.point);
}

/// Computes and caches the step lists of turns of one cube. The cache is direct-mapped with limited memory: fast for
/// small cubes, and bounded for large ones.
class Turner {
public:
    explicit Turner(Cube cube);
    [[nodiscard]] Cube cube() const { return cube_; }
    /// state = state * turn. The layers lie within 1..N.
    void apply(perm::Blocks& state, const Turn& turn);
    /// The turn applied to the solved cube.
    [[nodiscard]] perm::Blocks effect(const Turn& turn);
    /// The same for one block.
    [[nodiscard]] perm::Block effect(const Turn& turn, int block) const;

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
