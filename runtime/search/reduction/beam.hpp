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
    std::size_t near_ends = 0;    ///< if the goal is not reached, so many ways that come near it
    double near_turns = 6;        ///< which a unit of distance is worth among these
    StopToken stop{};
};

/// A way from one of the starts.
struct Path {
    std::size_t start = 0;
    Word word;
};

struct Start {
    Position position;
    std::size_t turns = 0;  ///< done before, more than on the shortest way to any start
};

/// The shortest found, or those that come near. Nothing if it is stopped.
[[nodiscard]] std::vector<Path> beam(const Puzzle& puzzle, const Tables& tables, const Macros& macros,
                                     const std::vector<Start>& starts, const BeamOptions& options);

}  // namespace cubelang::search::reduction
