#pragma once
// The orbits of a group, and what its generators do on each of them: its transitive constituents.

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

/// The orbits with more than one point, by their smallest; each in ascending order.
[[nodiscard]] std::vector<std::vector<Point>> orbits(std::span<const Permutation> generators, std::size_t degree);

/// What a permutation that maps the points among themselves does with their indices. `index_of` has the index of each
/// of these points.
[[nodiscard]] Permutation restricted(const Permutation& p, std::span<const Point> points,
                                     std::span<const Point> index_of);

[[nodiscard]] std::vector<Constituent> constituents(std::span<const Permutation> generators, std::size_t degree);

/// A bijection of the points' indices from one constituent to another that goes with what all generators do (an
/// isomorphism of G-sets); empty: there is none. Then the one orbit says all of the other.
[[nodiscard]] Permutation equivariant_bijection(const Constituent& from, const Constituent& to);
/// All from a constituent to itself: what commutes with the group there. None but the identity has a fixed point.
[[nodiscard]] std::vector<Permutation> equivariant_bijections(const Constituent& constituent);

}  // namespace cubelang::group
