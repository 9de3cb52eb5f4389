#pragma once
// One stage of the reduction, by beam search: of all positions that so many turns lead to, the nearest few hundred are
// carried on, until some reach the goal. The nearest of them are also tried with macros, each of which counts as many
// turns as it has.

#include "runtime/base/stop_token.hpp"
#include "runtime/search/reduction/macros.hpp"

namespace cubelang::search::reduction {

struct BeamOptions {
    Stage stage{};
    std::size_t width = 200;      ///< positions carried on, for each number of turns
    std::size_t with_macros = 0;  ///< so many of them with macros too
    std::size_t most_ends = 50;   ///< goals reached by the same number of turns
    double centre_weight = 1;     ///< in the last stage
    std::size_t patience = 16;    ///< turns without coming nearer
    StopToken stop{};
};

/// A way from one of the starts.
struct Path {
    std::size_t start = 0;
    Word word;
};

/// The shortest found. Nothing if the search comes no nearer, or is stopped.
[[nodiscard]] std::vector<Path> beam(const Puzzle& puzzle, const Tables& tables, const Macros& macros,
                                     const std::vector<Position>& starts, const BeamOptions& options);

}  // namespace cubelang::search::reduction
