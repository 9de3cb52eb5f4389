#pragma once
// Subgroups by backtrack.
//
// Stabilizers: the elements that leave points where they are, one by one or as a set. A giant leaves behind a symmetric
// or alternating group of the other points, or a product of two such; the rest has its chain begin with these points.
//
// What two groups have in common: giants of both, on the same points and with the same copies, are in it but for their
// signs; in the sections without them, the elements of the one group are searched, along a base of its own, whose
// images are images of the other's elements too.

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/question.hpp"

namespace cubelang::group {

/// Each of the points stays.
[[nodiscard]] SubgroupOrUnfinished stabilizer(const PermutationGroup& group, std::span<const Point> points,
                                              StopToken stop = {});

/// Each point of one of these sets, which are disjoint, goes to a point of the same set.
[[nodiscard]] SubgroupOrUnfinished set_stabilizer(const PermutationGroup& group,
                                                  std::span<const std::vector<Point>> sets, StopToken stop = {});

/// Both have the same degree.
[[nodiscard]] SubgroupOrUnfinished intersection(const PermutationGroup& a, const PermutationGroup& b,
                                                StopToken stop = {});

// What commutes: with a permutation, which need not be in the group (its centralizer), or with all of the group (its
// centre).
//
// On a giant that the permutation maps to itself (on copies in the same way) the centralizer is known in closed form.
// In the section of all else it is searched: an image of one point of a cycle decides those of the whole cycle, which
// has the same length, so base points run along the cycles, those first that have few to go to. Points that do not move
// need no base point.

/// The permutation has the group's degree.
[[nodiscard]] SubgroupOrUnfinished centralizer(const PermutationGroup& group, const Permutation& p,
                                               StopToken stop = {});

// The centre of a group: what commutes with all of it.

/// Nothing if stopped.
[[nodiscard]] std::optional<PermutationGroup> centre(const PermutationGroup& group, StopToken stop = {});

/// The elements of the group among the products of these, which commute with it and with each other.
[[nodiscard]] std::optional<PermutationGroup> among_central(const PermutationGroup& group,
                                                            const std::vector<Permutation>& central,
                                                            StopToken stop = {});

}  // namespace cubelang::group
