#pragma once
// Conjugacy in the full group G (full_group.hpp), exactly: p and q are conjugate if some c of G has c' p c = q.
//   In W, p and q are conjugate if their cycle types agree on every orbit, which yields such a c. All others are z c
// with z in the centralizer C of p. G is the kernel of a homomorphism from W to a commutative group Q, so one of them
// is in G exactly if the image of c is in that of C: linear algebra over GF(2), with the parities of the layers as
// unknowns and an equation for each character of an orbit's marks that is 0 on all of C. (Twists are no obstacle: 8
// is not a multiple of 3, so some cycle of corners has a length that is not, and turning all its corners repairs the
// sum.)
//   The elements of one type form |Q / image of C| classes of G, all of one size since G is normal in W. That number
// is 2 to the power of the number of dependent equations.

#include <optional>
#include <string>

#include "runtime/base/integer.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/cube/groups/full_group.hpp"
#include "runtime/cube/groups/wreath.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::groups {

/// The elements of p's type form 2^n classes of G; returns n.
[[nodiscard]] int splitting_exponent(const cube::State& p);
/// The number of elements that commute with p, and of those conjugate to p: their product is the order of G.
[[nodiscard]] Integer centralizer_size(const cube::State& p);
[[nodiscard]] Integer class_size(const cube::State& p);

/// Some c with c' p c = q; nullopt if p and q are not conjugate.
[[nodiscard]] std::optional<cube::State> conjugator(const cube::State& p, const cube::State& q);
/// The reason why p and q are not conjugate: "the corners have the cycles 5+ 3- in one and 8 in the other".
[[nodiscard]] std::string non_conjugacy_reason(const cube::State& p, const cube::State& q);

// The number of conjugacy classes of the full group (see full_group.hpp and conjugacy.hpp for G, W, Q).
//   The class of an element of W splits into as many classes of G as there are characters of Q that are 0 on its
// centralizer. So the number of classes is a sum over all parities x of turned layers (the code L) and all characters
// of Q (those of the parities that are 0 on L, and those of the flips). Its terms are products over the orbits: of the
// numbers of types with parity x on whose centralizer the character is 0. By Poisson's summation formula (MacWilliams'
// identity) the sum over characters is again a sum over L,
//     classes = 1/|L|  sum over x, y in L  product over orbits of (a(x) + (-1)^y b(x)),
// where a(x) counts the types of parity x, b(x) those of them with an even centralizer; x and y stand for their sums
// over the orbit's layers. Inner layers are interchangeable: only the number of layers with each pair (x, y) matters,
// and the number of terms is cubic in N.

/// The number is wrong if stopped.
[[nodiscard]] Integer number_of_classes(cube::Cube cube, StopToken stop = {});

/// For the 2x2x2 with one corner fixed, 3,674,160 positions: twists and permutations of seven corners.
[[nodiscard]] Integer number_of_classes_with_fixed_corner();

// Cycle types as text: the cycle lengths, each with a sign if its turns do not add up to 0. "5+ 3- 1-" are a cycle of
// five corners and one of three, with their twists, and a corner twisted in place. Unmoved parts are omitted.

/// "none" if nothing moves; for fixed centres the turned ones: "u+ f++".
[[nodiscard]] std::string type_text(const cube::State& p, const Orbit& orbit);
/// "the corners", "the wings of ur1"
[[nodiscard]] std::string name_of(cube::Cube cube, const Orbit& orbit);
/// "corners 5+ 1-, edges 7": all orbits that p moves; "nothing moves" for the identity. It names the class of p in
/// the product of the wreath products. Nothing if that takes more than `longest` bytes.
[[nodiscard]] std::optional<std::string> type_text(const cube::State& p, std::size_t longest);

}  // namespace cubelang::groups
