#pragma once
// The group with reflections: all that the permutations of one cube and its 48 symmetries make together.
//
// A symmetry moves the stickers of a cube too: each to where it maps their places. One that does not reflect is a turn
// of the whole cube, so S_U4 is y (Kociemba's row of S_U4 begins with UBR, as that of U does). One that reflects is a
// turn of the whole cube and then S_LR2. So an element of the group is a state p, or a state p and then S_LR2, and is
// written so in one way only. From S q = q^(S') S follows that (p S)(q S) = p q^S for S = S_LR2.
//
// A corner that has been mirrored has an orientation of 3 to 5: see coordinates/cubie.hpp.

#include "runtime/cube/parts.hpp"
#include "runtime/cube/symmetry.hpp"

namespace cubelang::cube {

/// `state`, and then S_LR2 if it reflects.
struct Mirrored {
    State state;
    bool reflects = false;
    friend bool operator==(const Mirrored&, const Mirrored&) = default;
};

/// p, and then s.
[[nodiscard]] Mirrored followed_by(State p, Symmetry s);
/// What a symmetry that does not reflect does to a solved cube.
[[nodiscard]] State turned_whole(Cube cube, Symmetry rotation);

/// First a, then b.
[[nodiscard]] Mirrored product(const Mirrored& a, const Mirrored& b);
[[nodiscard]] Mirrored inverse(const Mirrored& a);
/// 0 <= exponent
[[nodiscard]] Mirrored power(const Mirrored& a, std::uint64_t exponent);

/// Where it takes a part, sticker by sticker.
[[nodiscard]] Part image(const Mirrored& a, const Part& part);

/// It is `state` and then `symmetry`: of all such pairs (the symmetry reflects as it does) the one whose state leaves
/// the most stickers in place; of several the one whose symmetry comes first.
struct Factors {
    State state;
    Symmetry symmetry;
};
[[nodiscard]] Factors shortest_factors(const Mirrored& a);

}  // namespace cubelang::cube
