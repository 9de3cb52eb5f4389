#pragma once
// Subgroups by backtrack.
//
// Stabilizers: the elements that leave points where they are, one by one or as a set. A giant leaves behind a symmetric
// or alternating group of the other points, or a product of two such; the rest has its chain begin with these points.
//
// What two groups have in common: giants of both, on the same points and with the same copies, are in it but for their
// signs; in the sections without them, the elements of the one group are searched, along a base of its own, whose
// images are images of the other's elements too.

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

}  // namespace cubelang::group
