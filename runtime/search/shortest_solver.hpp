#pragma once
// Shortest solutions of the 3x3x3 with the tables that are worth having: a position near home needs small ones only,
// one far away the great one, which takes a minute or two to make. The answer is the same whatever tables are there.

#include "runtime/search/cube3/optimal.hpp"

namespace cubelang::search {

/// Nothing if there were no tables: it was stopped, or memory is short.
[[nodiscard]] std::optional<cube3::OptimalAnswer> solved_shortest(TableCache& cache, const cube3::CentredCubies& cube,
                                                                  cube3::Metric metric, int longest,
                                                                  const Effort& effort);

}  // namespace cubelang::search
