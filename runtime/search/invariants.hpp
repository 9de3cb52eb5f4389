#pragma once
// Reasons why no sequence of the generators reaches a goal, found without any search: a part that never comes where it
// should, and sums (parities, twists) that the generators keep.

#include <string>
#include <vector>

#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

/// Drops the targets that cannot be reached. If none is left, says why not the plain one; otherwise says nothing.
[[nodiscard]] std::vector<std::string> keep_reachable(MaskedSpace& space);

/// The same by listing all arrangements of one block's labels, where these are not too many; takes a moment.
[[nodiscard]] std::vector<std::string> outside_of_pattern(const MaskedSpace& space);

}  // namespace cubelang::search
