#pragma once
// Conjugation within any group, by backtrack: an element that takes one permutation to another, and the normalizer of
// a subgroup.
//
// The image of one point of a cycle determines those of the whole cycle, as in a centralizer. An element of the
// normalizer permutes the orbits of the subgroup on pairs of points, so each pair of images determines where one of
// these goes.

#include <optional>
#include <variant>

#include "runtime/algebra/group/section.hpp"

namespace cubelang::group {

/// c in the group with c' p c = q; nullopt if there is none. Throws std::bad_alloc if there is not enough memory.
[[nodiscard]] std::variant<std::optional<Permutation>, Unfinished> conjugator(const PermutationGroup& group,
                                                                              const Permutation& p,
                                                                              const Permutation& q,
                                                                              StopToken stop = {});

/// The number of points up to which pairs of points are listed.
inline constexpr std::size_t most_paired_points = 2000;

/// The elements g of the group with g' H g = H. Both have the same degree. Throws std::bad_alloc if there are more
/// points, or not enough memory.
[[nodiscard]] SubgroupOrUnfinished normalizer(const PermutationGroup& group, const PermutationGroup& h,
                                              StopToken stop = {});

}  // namespace cubelang::group
