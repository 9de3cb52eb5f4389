#pragma once
// Subgroups by backtrack.
//
// Stabilizers: the elements that fix points, one by one or as a set. On a giant they are the symmetric or alternating
// group of the other points, or a product of two such; for the rest, the chain begins with these points.
//
// Intersections: giants of both groups, on the same points and with the same copies, are contained up to their signs;
// in the sections without them, the elements of one group are searched along its base, for images that are also
// images of elements of the other.

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/section.hpp"

namespace cubelang::group {

/// The elements that fix each of these points.
[[nodiscard]] SubgroupOrUnfinished stabilizer(const PermutationGroup& group, std::span<const Point> points,
                                              StopToken stop = {});

/// The elements that map each of these disjoint sets to itself.
[[nodiscard]] SubgroupOrUnfinished set_stabilizer(const PermutationGroup& group,
                                                  std::span<const std::vector<Point>> sets, StopToken stop = {});

/// Both groups have the same degree.
[[nodiscard]] SubgroupOrUnfinished intersection(const PermutationGroup& a, const PermutationGroup& b,
                                                StopToken stop = {});

// The centralizer of a permutation, which need not be in the group, and the centre of a group.
//
// On a giant that the permutation maps to itself (and its copies in the same way) the centralizer is known in closed
// form. In the section without these giants it is searched: the image of one point of a cycle determines those of the
// whole cycle, which has the same length, so the base runs along the cycles, those with the fewest possible images
// first. Fixed points need no base point.

/// p has the group's degree.
[[nodiscard]] SubgroupOrUnfinished centralizer(const PermutationGroup& group, const Permutation& p,
                                               StopToken stop = {});

/// The centre of the group. nullopt if stopped.
[[nodiscard]] std::optional<PermutationGroup> centre(const PermutationGroup& group, StopToken stop = {});

/// The elements of the group among the products of `central`, which commute with the group and with each other.
[[nodiscard]] std::optional<PermutationGroup> central_subgroup(const PermutationGroup& group,
                                                               const std::vector<Permutation>& central,
                                                               StopToken stop = {});

}  // namespace cubelang::group
