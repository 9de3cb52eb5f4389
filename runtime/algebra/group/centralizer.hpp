#pragma once
// The elements of a group that commute with a permutation, which need not be in it.
//
// On a giant that the permutation maps to itself (on copies in the same way) they are known in closed form. In the
// section of all else they are searched: an image of one point of a cycle decides those of the whole cycle, which has
// the same length, so base points run along the cycles, those first that have few to go to. Points that do not move
// need no base point.

#include "runtime/algebra/group/question.hpp"

namespace cubelang::group {

/// The permutation has the group's degree.
[[nodiscard]] SubgroupOrUnfinished centralizer(const PermutationGroup& group, const Permutation& p,
                                               StopToken stop = {});

}  // namespace cubelang::group
