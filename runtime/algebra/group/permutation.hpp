#pragma once
// Permutations of any number of points: b[i] is the point to which i moves; the product a * b is "first a, then b".

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

}  // namespace cubelang::group
