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

}  // namespace cubelang::full_group
