#pragma once
// Reduces the 4x4x4 to a 3x3x3 in three stages (puzzle.hpp), each by beam search.

#include "runtime/base/stop_token.hpp"
#include "runtime/search/reduction/commutator_bars.hpp"
#include "runtime/search/reduction/position.hpp"

namespace cubelang::search::reduction {

struct StageBeamOptions;

class Four {
public:
    Four();
    Four(const Four&) = delete;
    Four& operator=(const Four&) = delete;
    ~Four() = default;
    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    /// Several words, the shortest first. Empty if stopped, or if no word is found.
    [[nodiscard]] std::vector<Word> reductions(const perm::Blocks& state, StopToken stop,
                                               const OnPart& on_part = {}) const;

private:
    [[nodiscard]] std::vector<Word> extend(const perm::Blocks& start, const std::vector<Word>& words,
                                           const StageBeamOptions& options) const;
    bool complete(const perm::Blocks& start, Word& word, const StageBeamOptions& options) const;

    Puzzle puzzle_;
    Tables tables_;
    Macros macros_;
    CommutatorBars bars_;
};

}  // namespace cubelang::search::reduction
