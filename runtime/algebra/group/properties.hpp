#pragma once
// What can be said of a group from its generators and what they are contained in.

#include "runtime/algebra/group/permutation_group.hpp"

namespace cubelang::group {

[[nodiscard]] bool is_abelian(const PermutationGroup& group);
/// Both have the same degree.
[[nodiscard]] bool is_subgroup(const PermutationGroup& part, const PermutationGroup& whole);
/// Is it a subgroup that each element of the whole maps to itself?
[[nodiscard]] bool is_normal(const PermutationGroup& part, const PermutationGroup& whole);

}  // namespace cubelang::group
