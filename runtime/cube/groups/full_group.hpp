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

#include "runtime/base/integer.hpp"
#include "runtime/cube/geometry.hpp"
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

// How many elements the full group (full_group.hpp) has.
//   W has 8! 3^8 for the corners, 12! 2^12 for the edges of odd N, 24! for each orbit of wings and of centres off the
// middle, 4^6 for the fixed centres of a supercube. One in 3 has twists, one in 2 flips that add up to 0, and of the
// parities of the orbits, one for each, turns make those of floor(N/2) free layers. So, with
//     w = floor((N-2)/2) orbits of wings, c = floor((N-2)^2/4) of centres,
//     |G| = 8! 3^7 [12! 2^11, N odd] 24!^(w+c) [4^6, N odd, supercube] / 2^(orbits - floor(N/2)).

[[nodiscard]] Integer order_of_full_group(cube::Cube cube);
/// About its binary logarithm, rounded up, at once for any cube.
[[nodiscard]] double binary_digits_of_order(cube::Cube cube);

// The full group made commutative: its quotient by its derived group G', which commutators make.
//   Let K be the elements for which every layer parity is even and, on a supercube, no fixed centre is turned. K is a
// product of Z3^7 : A8, Z2^11 : A12 and as many A24 as there are orbits of 24 parts. Each of these is perfect: A_n is
// for n >= 5, and what is below it has no invariant homomorphism (of sums of two unit vectors all would have one value,
// and two of them add up to a third; on twists 8 is no multiple of 3). So K lies in G'. G / K is commutative: the
// parities of the layers, floor(N/2) of them, and on odd supercubes the turns of the centres, whose sum tells the first
// of them. So G' = K, and G / G' is Z2^floor(N/2), or Z4^6 x Z2^(floor(N/2) - 1). (For N = 3: D. Joyner, Adventures in
// Group Theory, 2008.)

/// So many factors Z2 and Z4.
struct Abelianization {
    int twos = 0, fours = 0;
    friend constexpr bool operator==(const Abelianization&, const Abelianization&) = default;
};
[[nodiscard]] constexpr Abelianization abelianization(cube::Cube cube) {
    const bool turns_centres = cube.super && cube.has_fixed_centres();
    return turns_centres ? Abelianization{cube.n / 2 - 1, 6} : Abelianization{cube.n / 2, 0};
}

}  // namespace cubelang::full_group
