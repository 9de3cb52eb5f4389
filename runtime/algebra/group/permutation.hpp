#pragma once
// Permutations of any number of points: b[i] is the point to which i moves; the product a * b is "first a, then b". And
// generators of some subgroups of the symmetric group, in closed form.

#include <cstdint>
#include <vector>

#include "runtime/base/integer.hpp"

namespace cubelang::group {

/// 0, 1, … below the degree.
using Point = std::uint32_t;
using Permutation = std::vector<Point>;

[[nodiscard]] Permutation identity(std::size_t degree);
/// Both have the same degree.
[[nodiscard]] Permutation product(const Permutation& a, const Permutation& b);
[[nodiscard]] Permutation inverse(const Permutation& a);
/// b' a b: what a becomes after b renames the points.
[[nodiscard]] Permutation conjugate(const Permutation& a, const Permutation& b);
/// a' b' a b: what is missing for a and b to commute.
[[nodiscard]] Permutation commutator(const Permutation& a, const Permutation& b);
[[nodiscard]] Permutation power(const Permutation& a, const Integer& exponent);
[[nodiscard]] bool is_identity(const Permutation& a);
[[nodiscard]] bool commute(const Permutation& a, const Permutation& b);
[[nodiscard]] bool is_odd(const Permutation& a);
/// Its cycles, by their first points, which are their least; fixed points included.
[[nodiscard]] std::vector<std::vector<Point>> cycles(const Permutation& a);
/// The lengths of its cycles, from short to long, fixed points included.
[[nodiscard]] std::vector<std::uint32_t> cycle_lengths(const Permutation& a);
[[nodiscard]] Integer order(const Permutation& a);

// Generators of some subgroups of the symmetric group, in closed form.

[[nodiscard]] std::vector<Permutation> symmetric(std::size_t degree);

/// All permutations that map each of these disjoint sets to itself: two generators for each.
[[nodiscard]] std::vector<Permutation> preserving(std::size_t degree, const std::vector<std::vector<Point>>& sets);

/// All permutations that commute with this one: they turn its cycles, and exchange cycles of the same length.
[[nodiscard]] std::vector<Permutation> commuting_with(const Permutation& p);

}  // namespace cubelang::group
