#pragma once
// One step (step.hpp) by beam search.

#include "runtime/base/stop_token.hpp"
#include "runtime/search/reduction/step.hpp"

namespace cubelang::search::reduction {

struct Narrowing {
    struct Start {
        View view;
        std::size_t turns = 0;  ///< done before, more than on the shortest way to any start
    };
    struct End {
        std::size_t start = 0;
        Word word;
    };
    std::size_t width = 0;      ///< positions carried on, for each number of turns
    std::size_t most_ends = 0;  ///< those of one turn more than the shortest among them
    StopToken stop{};

    /// Nothing if it is stopped, or comes to nothing.
    [[nodiscard]] std::vector<End> ends(const Puzzle& puzzle, const Step& step, const std::vector<Start>& starts) const;
};

}  // namespace cubelang::search::reduction
