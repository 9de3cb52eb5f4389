#pragma once
// Which cube: its number of layers, and whether the turns of the fixed centres count.

namespace cubelang::cube {

/// The one limit on N: from the pocket cube to a size whose state is 32 MB.
inline constexpr int smallest_cube = 2;
inline constexpr int largest_cube = 2000;

struct Cube {
    int n = 3;
    bool super = false;  ///< on a supercube a fixed centre's quarter turns are part of the state

    [[nodiscard]] constexpr bool has_fixed_centres() const { return n % 2 == 1; }
    /// Classes of 24 face cells off the exact middle: every fourth of the N*N cells of a face.
    [[nodiscard]] constexpr int classes() const { return n * n / 4; }
    /// Blocks of a state: the classes, then (odd N) the fixed centres.
    [[nodiscard]] constexpr int blocks() const { return classes() + (has_fixed_centres() ? 1 : 0); }
    friend constexpr bool operator==(Cube, Cube) = default;
};

}  // namespace cubelang::cube
