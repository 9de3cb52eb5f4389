#pragma once
// Makes the great table (great_table.hpp): breadth first in its own two bits for each position, so that nothing else of
// its size is needed. A position that is not reached yet is 3, and the others are their distance modulo 3.

#include "runtime/search/cube3/canonical_sequences.hpp"
#include "runtime/search/support/big_memory.hpp"
#include "runtime/search/support/effort.hpp"

namespace cubelang::search::cube3 {

/// Empty if stopped. Progress is told in positions, as parts; `counts`, if given, is how many entries there are at each
/// distance.
[[nodiscard]] Bytes great_distances(Metric metric, const Effort& effort, std::vector<std::uint64_t>* counts = nullptr);

}  // namespace cubelang::search::cube3
