#pragma once
// The evidence for the order of a group of permutations, as a text that another program checks: docs/certificates.md
// has the format and why it is a proof.

#include <optional>
#include <span>
#include <string>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::certificate {

/// The cycles in one token, by the numbers of the points, or from 1 if there are none.
[[nodiscard]] std::string cycles_of(const group::Permutation& p, std::span<const std::size_t> numbers = {});

/// The lines of a certificate from `group` to `strong`. The point i is the number `numbers[i]`, from 1. Nothing if
/// stopped, if the order of the group is not proved, or if no evidence was found.
[[nodiscard]] std::optional<std::string> group_evidence(const group::PermutationGroup& group,
                                                        std::span<const std::size_t> numbers, StopToken stop = {});

}  // namespace cubelang::certificate
