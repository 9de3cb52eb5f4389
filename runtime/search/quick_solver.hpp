#pragma once
// The two-phase solver with the tables that it is worth having. A first question is answered by small tables, which are
// made at once; the large ones, which take seconds to make, are there for who asks for fewer moves than these find
// soon, for more time, or for many solutions. The answers are the same.

#include "runtime/search/cube3/two_phase.hpp"
#include "runtime/search/support/table_cache.hpp"

namespace cubelang::search {

/// What is kept between two questions.
struct QuickSolver {
    std::optional<cube3::TwoPhase> solver;
    cube3::TableSize size = cube3::TableSize::small;  ///< that it was made for
    int solved = 0;
};

struct QuickAnswer {
    std::optional<cube3::TwoPhaseAnswer> found;
};

/// Nothing if there were no tables: it was stopped, or memory is short.
[[nodiscard]] std::optional<QuickAnswer> solved_quickly(QuickSolver& kept, TableCache& cache,
                                                        const cube3::CentredCubies& cube,
                                                        const cube3::TwoPhaseOptions& options, const Effort& effort);

}  // namespace cubelang::search
