#pragma once
// What a subgroup is in a group: contained, normal; and the group acting on its cosets, for a normal one the quotient.

#include <optional>

#include "runtime/algebra/group/permutation_group.hpp"

namespace cubelang::group {

[[nodiscard]] bool is_abelian(const PermutationGroup& group);
/// Both have the same degree.
[[nodiscard]] bool is_subgroup(const PermutationGroup& part, const PermutationGroup& whole);
/// Is it a subgroup that each element of the whole maps to itself?
[[nodiscard]] bool is_normal(const PermutationGroup& part, const PermutationGroup& whole);

/// Cosets are told apart by trying all that are known, so there must not be many.
inline constexpr std::size_t most_cosets = 2000;

/// What each generator of `whole` does with the right cosets of the subgroup, whose first is the subgroup itself: the
/// coset of x goes to that of x g. The index is at most `most_cosets`. Nothing if stopped.
[[nodiscard]] std::optional<std::vector<Permutation>> on_cosets(const PermutationGroup& whole,
                                                                const PermutationGroup& subgroup, StopToken stop = {});

}  // namespace cubelang::group
