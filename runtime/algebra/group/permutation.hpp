#pragma once
// Permutations of any degree: b[i] is the image of point i; the product a * b is "first a, then b".

#include <cstdint>
#include <utility>
#include <vector>

#include "runtime/base/integer.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::group {

/// 0, 1, … below the degree.
using Point = std::uint32_t;
using Permutation = std::vector<Point>;

[[nodiscard]] Permutation identity(std::size_t degree);
/// Both have the same degree.
[[nodiscard]] Permutation product(const Permutation& a, const Permutation& b);
[[nodiscard]] Permutation inverse(const Permutation& a);
/// b' a b: a with its points renamed by b.
[[nodiscard]] Permutation conjugate(const Permutation& a, const Permutation& b);
/// a' b' a b: the identity if a and b commute.
[[nodiscard]] Permutation commutator(const Permutation& a, const Permutation& b);
[[nodiscard]] Permutation power(const Permutation& a, const Integer& exponent);
[[nodiscard]] bool is_identity(const Permutation& a);
[[nodiscard]] bool commute(const Permutation& a, const Permutation& b);
[[nodiscard]] bool is_odd(const Permutation& a);
/// The cycles, ordered by their first points, which are their smallest; fixed points included.
[[nodiscard]] std::vector<std::vector<Point>> cycles(const Permutation& a);
/// The cycles of two or more points, for images of any type; the points are counted from `first`.
template <class Number>
[[nodiscard]] std::vector<std::vector<Number>> moved_cycles(std::vector<Number> images, Number first = 0) {
    std::vector<std::vector<Number>> cycles;
    for (std::size_t start = 0; start < images.size(); ++start) {
        stop_point();
        const auto point = [first](std::size_t at) { return static_cast<Number>(static_cast<Number>(at) + first); };
        if (images[start] == point(start)) continue;
        auto& cycle = cycles.emplace_back();
        auto at = start;
        do {  // the points of a finished cycle are fixed
            cycle.push_back(point(at));
            at = static_cast<std::size_t>(std::exchange(images[at], point(at)) - first);
        } while (at != start);
    }
    return cycles;
}
/// The cycle lengths in ascending order, fixed points included.
[[nodiscard]] std::vector<std::uint32_t> cycle_lengths(const Permutation& a);
[[nodiscard]] Integer order(const Permutation& a);

// Generators of some subgroups of the symmetric group, in closed form.

[[nodiscard]] std::vector<Permutation> symmetric(std::size_t degree);

/// All permutations that map each of these disjoint sets to itself (a Young subgroup): at most two generators a set.
[[nodiscard]] std::vector<Permutation> young_subgroup(std::size_t degree, const std::vector<std::vector<Point>>& sets);

/// All permutations that commute with p: they rotate its cycles, and exchange cycles of equal length.
[[nodiscard]] std::vector<Permutation> symmetric_centralizer(const Permutation& p);

}  // namespace cubelang::group
