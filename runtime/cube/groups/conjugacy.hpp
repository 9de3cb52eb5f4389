#pragma once
// Conjugacy in the full group G (full_group.hpp), exactly: p and q are conjugate if some c of G has c' p c = q.
//   In W one asks orbit by orbit whether the types agree, and finds such a c. All others are z c with z in the
// centralizer C of p. G is the kernel of a homomorphism from W to a commutative group Q, so there is one in G exactly
// if the image of c lies in that of C: linear algebra over GF(2), with the parities of the layers as unknowns and an
// equation for each character of an orbit's marks that is 0 on all of C. (Twists never stand in the way: 8 is no
// multiple of 3, so some cycle of corners has a length that is none, and turning all its corners mends the sum.)
//   The elements of one type fall into |Q / image of C| classes of G, all of one size, because G is normal in W; and
// that is a power of 2, of as many equations as depend on others.

#include <optional>
#include <string>

#include "runtime/base/integer.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/cube/groups/full_group.hpp"
#include "runtime/cube/groups/wreath.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::full_group {

// All of p and q in the full group.

/// Into how many classes of G the elements of p's type fall is 2 to this power.
[[nodiscard]] int halvings(const cube::State& p);
/// How many elements commute with p, and how many are conjugate to it: their product is the order of G.
[[nodiscard]] Integer centralizer_size(const cube::State& p);
[[nodiscard]] Integer class_size(const cube::State& p);

/// Some c with c' p c = q; none if they are not conjugate.
[[nodiscard]] std::optional<cube::State> conjugator(const cube::State& p, const cube::State& q);
/// Why there is none: "the corners of one cycle as 5+ 3, of the other as 8".
[[nodiscard]] std::string why_not_conjugate(const cube::State& p, const cube::State& q);

// How many conjugacy classes the full group has (see full_group.hpp and conjugacy.hpp for G, W, Q).
//   An element of W falls into as many classes of G as there are characters of Q that are 0 on its centralizer. So the
// number of classes is the sum, over all parities x that turned layers make (the code L) and all characters of Q (what
// is 0 on L, and the flips), of products over the orbits: of the number of types with parity x on whose centralizer the
// character is 0. By Poisson's summation formula (MacWilliams' identity) the sum over characters is one over L again,
//     classes = 1/|L|  sum over x, y in L  product over orbits of (a(x) + (-1)^y b(x)),
// where a(x) counts the types of parity x, b(x) those of them whose centralizer is even throughout; x and y stand for
// their sums over the orbit's layers. Inner layers can be exchanged: only how many of them have each pair of x and y
// counts, and the sum has a number of terms that is cubic in N.

/// If stopped, some other number.
[[nodiscard]] Integer number_of_classes(cube::Cube cube, StopToken stop = {});

/// The 2x2x2 with one corner held, 3,674,160 positions: its group is the twists and places of seven corners.
[[nodiscard]] Integer number_of_classes_with_one_corner_held();

// Cycle types as text: the lengths of the cycles, each with a sign if its turns do not add up to 0. "5+ 3- 1-" are a
// cycle of five corners and one of three, with their twists, and a corner twisted in place. Parts that stay as they are
// are left out.

/// "none" if nothing moves; of fixed centres which of them are turned: "u+ f++".
[[nodiscard]] std::string type_text(const cube::State& p, const Orbit& orbit);
/// "the corners", "the wings of the orbit of ur1"
[[nodiscard]] std::string name_of(cube::Cube cube, const Orbit& orbit);
/// "corners 5+ 1-, edges 7": all orbits that p moves; "nothing moves" if it is the identity. It names the class of p in
/// the product of the wreath products.
[[nodiscard]] std::string type_text(const cube::State& p);

}  // namespace cubelang::full_group
