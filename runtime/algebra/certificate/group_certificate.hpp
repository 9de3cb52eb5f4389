#pragma once
// The evidence for the order of a group of permutations, as a text that another program checks: docs/certificates.md
// has the format and why it is a proof.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::certificate {

/// The cycles in one token. The point i is the number `numbers[i]`, from 1; points beyond `numbers` follow.
[[nodiscard]] std::string cycles_of(const group::Permutation& p, std::vector<std::size_t> numbers);

/// The lines of a certificate from `group` to `strong`. The point i is the number `numbers[i]`, from 1. Nothing if
/// stopped, if the order of the group is not proved, or if no evidence was found.
[[nodiscard]] std::optional<std::string> group_evidence(const group::PermutationGroup& group,
                                                        std::span<const std::size_t> numbers, StopToken stop = {});

}  // namespace cubelang::certificate
