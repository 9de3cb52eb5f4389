#pragma once
// Stabilizers: the elements that leave points where they are, one by one or as a set. A giant leaves behind a symmetric
// or alternating group of the other points, or a product of two such; the rest has its chain begin with these points.

#include "runtime/group/question.hpp"

namespace cubelang::group {

/// Each of the points stays.
[[nodiscard]] SubgroupOrUnfinished stabilizer(const PermutationGroup& group, std::span<const Point> points,
                                              StopToken stop = {});

/// Each of the points goes to one of them.
[[nodiscard]] SubgroupOrUnfinished set_stabilizer(const PermutationGroup& group, std::span<const Point> points,
                                                  StopToken stop = {});

}  // namespace cubelang::group
