#pragma once
// The 4x4x4 to a 3x3x3, in three stages (puzzle.hpp) by beam search (beam.hpp).

#include "runtime/search/reduction/bars.hpp"
#include "runtime/search/reduction/beam.hpp"

namespace cubelang::search::reduction {

class Four {
public:
    Four();
    Four(const Four&) = delete;
    Four& operator=(const Four&) = delete;
    ~Four() = default;
    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    /// Several ways, the shortest first. None if it is stopped, or finds none.
    [[nodiscard]] std::vector<Word> ways(const perm::Blocks& state, StopToken stop, const OnPart& on_part = {}) const;

private:
    [[nodiscard]] std::vector<Word> longer(const perm::Blocks& start, const std::vector<Word>& words,
                                           const BeamOptions& options) const;
    bool complete(const perm::Blocks& start, Word& word, const BeamOptions& options) const;

    Puzzle puzzle_;
    Tables tables_;
    Macros macros_;
    Bars bars_;
};

}  // namespace cubelang::search::reduction
