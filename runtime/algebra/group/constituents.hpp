#pragma once
// The transitive constituents of a group: its orbits and the action of its generators on each.

#include <span>
#include <vector>

#include "runtime/algebra/group/permutation.hpp"

namespace cubelang::group {

/// One orbit of more than one point.
struct Constituent {
    std::vector<Point> points;         ///< the smallest first
    std::vector<Permutation> actions;  ///< of each generator, on the indices of `points`

    [[nodiscard]] std::size_t degree() const { return points.size(); }
};

/// The orbits of more than one point, ordered by smallest point; each in ascending order.
[[nodiscard]] std::vector<std::vector<Point>> orbits(std::span<const Permutation> generators, std::size_t degree);

/// The action of p, which maps the set `points` to itself, on the indices of these points. `index_of[x]` is the index
/// of x.
[[nodiscard]] Permutation restricted(const Permutation& p, std::span<const Point> points,
                                     std::span<const Point> index_of);

[[nodiscard]] std::vector<Constituent> constituents(std::span<const Permutation> generators, std::size_t degree);

/// A bijection of the point indices that commutes with all generators (an isomorphism of G-sets); empty if there is
/// none. The action on one orbit then determines the other.
[[nodiscard]] Permutation equivariant_bijection(const Constituent& from, const Constituent& to);
/// All such bijections of a constituent to itself: its centralizer. Only the identity has a fixed point.
[[nodiscard]] std::vector<Permutation> equivariant_bijections(const Constituent& constituent);

}  // namespace cubelang::group
