#pragma once
// The layers at one depth below the six faces of a large cube, with the centres and wings that they alone move, are a
// 5x5x5 of their own: its middle edges are the cube's or, on even cubes, the wings of the innermost layers, which are
// already paired. Even cubes have no t-centres; there the x-centres are taken twice.

#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {

/// Where everything is.
struct FiveState {
    perm::Block x, t, wings, middles;
};

/// What the steps to the solved 5x5x5 (step.hpp) see of it.
struct View {
    PointSet x = 0, t = 0;            ///< where the centres of the wanted colours are
    PointSet wings = 0, middles = 0;  ///< where the chosen ones are
    Points beside{};                  ///< at i, where the wing of the middle edge at i is; in place if it is at i too
    bool odd = false;                 ///< the wings
};

/// What of that a step asks for besides the centres.
enum class Edges : std::uint8_t { none, chosen, beside, both };

class Five {
public:
    explicit Five(bool has_t_centres);
    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] const Orbit& x() const { return *x_; }
    [[nodiscard]] const Orbit& t() const { return *t_; }
    [[nodiscard]] const Orbit& wings() const { return puzzle_.edges()[1]; }
    [[nodiscard]] const Orbit& middles() const { return puzzle_.reference(); }

    [[nodiscard]] View turned(const View& view, std::size_t turn, Edges edges) const;
    /// With the sets of the wanted centres, and all that does not depend on what is chosen.
    [[nodiscard]] View view(const FiveState& state, PointSet wanted) const;
    void turn(FiveState& state, std::size_t turn) const;
    /// With the cube turned about a diagonal: what is x comes to be z, y x, z y.
    [[nodiscard]] static FiveState reoriented(const FiveState& state);

private:
    Puzzle puzzle_;
    const Orbit* x_ = nullptr;
    const Orbit* t_ = nullptr;
};

/// Where a permutation brings a set.
[[nodiscard]] PointSet image(const perm::Block& block, PointSet set);

// A large cube layer by layer: the layers at one depth below the six faces are a cube of their own (five.hpp).

/// The layers so deep below the faces. On even cubes the innermost have to be paired.
[[nodiscard]] FiveState layer_at(cube::Cube cube, const perm::Blocks& state, int depth);
/// Of an even cube, the innermost ones, as a 4x4x4.
[[nodiscard]] perm::Blocks innermost(cube::Cube cube, const perm::Blocks& state);
/// Turns of that 4x4x4 or 5x5x5 as turns of the large cube.
[[nodiscard]] Word in_layer(const Puzzle& puzzle, int depth, const Puzzle& small, const Word& word);

}  // namespace cubelang::search::reduction
