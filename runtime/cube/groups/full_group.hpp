#pragma once
// The full group of the NxNxN cube, G: all that turns of single layers do, on odd N without the middle ones; on a
// supercube the quarter turns of the fixed centres count. On even N the 24 ways to hold the cube are in it. On odd N
// the fixed centres stay where they are: with the middle layers turned too they would stand in 24 ways, and the group
// would be 24 times as large. That larger group is not meant here.
//   G lies in W, the product over the orbits of parts of all that each could do alone (a wreath product; on a supercube
// also Z4^6, the turns of the fixed centres), and is what keeps the invariants of query/reachable.hpp: twists and flips
// add up to 0, and the parities of the orbits are those that turned layers make. Let x(i) be the parity of the quarter
// turns of the layers number i, counted from both faces inwards, from 0: the parity of each orbit is the sum of up to
// three of these. So G is the kernel of a homomorphism from W to a commutative group, and normal in W.
//   Source of the theorem: for N = 3 C. Bandelow, Inside Rubik's Cube and Beyond, 1982; for any N S. Bonzio, A. Loi, L.
// Peruzzi, On the n x n x n Rubik's Cube, Mathematica Slovaca (doi 10.1515/ms-2017-0158); and reachable.hpp.

#include <array>
#include <span>
#include <vector>

#include "runtime/cube/groups/wreath.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::full_group {

/// Parts that turns bring to one another's locations, those that stay in place for ever left out. The fixed centres of
/// a supercube are one too: `wreath` says that they turn, and they do not change places.
struct Orbit {
    cube::Kind kind = cube::Kind::corner;
    int block = 0;
    Wreath wreath;

    [[nodiscard]] bool stays_in_place() const { return kind == cube::Kind::fixed_centre; }
    /// The numbers of the layers whose parities add up to its own.
    [[nodiscard]] std::span<const int> layers() const { return std::span(layers_).first(count_); }
    void tie_to(int layer) { layers_[count_++] = layer; }

private:
    std::array<int, 3> layers_{};
    std::size_t count_ = 0;
};

[[nodiscard]] std::vector<Orbit> orbits(cube::Cube cube);
/// How many numbers of layers there are: each names two layers.
[[nodiscard]] constexpr int layer_numbers(cube::Cube cube) { return cube.n / 2; }

/// Points in order of movement, one of each part; the last one goes to the first one turned.
struct PointCycle {
    std::vector<int> points;
    int turn = 0;
    [[nodiscard]] int length() const { return static_cast<int>(points.size()); }
};
/// The sticker `turns` further, clockwise, on the same part.
[[nodiscard]] int turned_point(cube::Kind kind, int point, int turns);
/// The cycles of an orbit, the longest first, those that are alike together: `same_kind`.
[[nodiscard]] std::vector<PointCycle> point_cycles(const perm::Block& block, const Orbit& orbit);
[[nodiscard]] bool same_kind(const PointCycle& a, const PointCycle& b);
[[nodiscard]] CycleType type_of(std::span<const PointCycle> cycles);
/// The parity and the sum of turns. (Of fixed centres: is that sum odd?)
[[nodiscard]] Mark mark_of(const perm::Block& block, const Orbit& orbit);

/// A part of p.
[[nodiscard]] inline const perm::Block& block_of(const cube::State& p, const Orbit& orbit) {
    return p.blocks[orbit.block];
}
/// Puts it into a state; of wings, what it does to their other stickers too.
void put(cube::State& state, const Orbit& orbit, const perm::Block& block);

/// Of an element: whether the quarter turns of the layers of each number add up to an odd one.
[[nodiscard]] std::vector<bool> layer_parities(const cube::State& p);

/// Does p leave every fixed centre in its place?
[[nodiscard]] bool keeps_centres(const cube::State& p);

}  // namespace cubelang::full_group
