#pragma once
// A group acting on the cosets of a subgroup: for a normal one, the quotient.

#include <optional>

#include "runtime/algebra/group/permutation_group.hpp"

namespace cubelang::group {

/// Cosets are told apart by trying all that are known, so there must not be many.
inline constexpr std::size_t most_cosets = 2000;

/// What each generator of `whole` does with the right cosets of the subgroup, whose first is the subgroup itself: the
/// coset of x goes to that of x g. The index is at most `most_cosets`. Nothing if stopped.
[[nodiscard]] std::optional<std::vector<Permutation>> on_cosets(const PermutationGroup& whole,
                                                                const PermutationGroup& subgroup, StopToken stop = {});

}  // namespace cubelang::group
