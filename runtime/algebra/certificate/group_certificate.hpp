#pragma once
// What a group of permutations is, and which permutations are in it, as a text that another program checks:
// docs/certificates.md has the format and why it is a proof.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::certificate {

/// A permutation of at least the points of the group.
struct Stated {
    group::Permutation permutation;
    bool is_member;
};

/// States the order of the group, and of these permutations whether they are in it. The point i is the number
/// `numbers[i]`, from 1; points beyond `numbers` follow. Nothing if stopped, if the order of the group is not proved,
/// or if no evidence was found.
[[nodiscard]] std::optional<std::string> group_certificate(const group::PermutationGroup& group,
                                                           std::span<const Stated> elements,
                                                           std::vector<std::size_t> numbers, StopToken stop = {});

}  // namespace cubelang::certificate
