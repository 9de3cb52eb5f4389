#pragma once
// All elements of a small group, one by one.

#include <vector>

#include "runtime/algebra/group/permutation_group.hpp"

namespace cubelang::cube_group {

struct Elements {
    std::vector<group::Permutation> found;  ///< the identity first, then by the number of generators that make them
    bool are_all = true;                    ///< false: stopped
};
[[nodiscard]] Elements elements(const group::PermutationGroup& group, StopToken stop = {});

}  // namespace cubelang::cube_group
