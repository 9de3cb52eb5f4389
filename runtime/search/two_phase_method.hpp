#pragma once
// The 3x3x3 at once: in two phases, shorter while there is time.

#include "runtime/search/solver.hpp"

namespace cubelang::search {

/// A first question is answered by small tables, which are made at once; the large ones, which take seconds to make,
/// are there for who asks for fewer moves than these find soon, for more time, or for many solutions. The answers are
/// the same.
[[nodiscard]] Method in_two_phases(TableCache& tables);
/// The supercube; nothing if no search found any soon.
[[nodiscard]] Method supercube_in_two_phases(TableCache& tables);

}  // namespace cubelang::search
