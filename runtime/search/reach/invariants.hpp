#pragma once
// Reasons why no sequence of the generators reaches a goal, found without a search: a part whose place is in another
// orbit, and sums (parities, twists) that the generators preserve.

#include <string>
#include <vector>

#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

/// Drops the targets that cannot be reached. If none is left, returns the reasons for the plain one, otherwise
/// nothing.
[[nodiscard]] std::vector<std::string> drop_unreachable_targets(MaskedSpace& space);

/// Reasons found by listing all arrangements of one block's labels, if these are not too many; takes a moment.
[[nodiscard]] std::vector<std::string> arrangement_reasons(const MaskedSpace& space);

}  // namespace cubelang::search
