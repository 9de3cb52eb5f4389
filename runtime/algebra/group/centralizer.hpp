#pragma once
// What commutes: with a permutation, which need not be in the group (its centralizer), or with all of the group (its
// centre).
//
// On a giant that the permutation maps to itself (on copies in the same way) the centralizer is known in closed form.
// In the section of all else it is searched: an image of one point of a cycle decides those of the whole cycle, which
// has the same length, so base points run along the cycles, those first that have few to go to. Points that do not move
// need no base point.

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/question.hpp"

namespace cubelang::group {

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
