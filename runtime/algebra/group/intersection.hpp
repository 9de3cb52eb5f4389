#pragma once
// What two groups have in common. Giants of both, on the same points and with the same copies, are in it but for their
// signs; in the sections without them, the elements of the one group are searched, along a base of its own, whose
// images are images of the other's elements too.

#include "runtime/algebra/group/question.hpp"

namespace cubelang::group {

/// Both have the same degree.
[[nodiscard]] SubgroupOrUnfinished intersection(const PermutationGroup& a, const PermutationGroup& b,
                                                StopToken stop = {});

}  // namespace cubelang::group
