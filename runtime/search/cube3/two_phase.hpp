#pragma once
// Kociemba's two-phase algorithm: solves the 3x3x3 at once, and better and better while it is let run.
//
// Phase 1 brings twists and flips to 0 and the slice's edges into their layer, phase 2 does the rest by U, D and half
// turns. All phase 1 solutions of length 0, 1, 2, … are tried, each with phase 2 as far as the whole may still be
// shorter than the best so far. Which layer is "the slice" is free, and a position may be solved through its inverse:
// six searches take turns. Where few moves are asked for, so do 24 more, for a turn of one of the four sides done
// before the position: the same turn at its end makes of its solution one of the position. Phase 1 does not tell a turn
// from the opposite one, so each is good for two turns, and a short phase 1 is searched soon: less than half as many
// nodes.
//
// On the supercube the centres at the sides, F, R, B and L, must be turned by an even number of quarters when phase 2
// begins; it then brings all six home.

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/centres.hpp"
#include "runtime/search/cube3/pruning.hpp"

namespace cubelang::search::cube3 {

struct TwoPhaseOptions {
    int longest = 22;         ///< nothing longer is an answer
    int short_enough = 22;    ///< the first that is not longer ends the search
    double seconds = 0;       ///< ends it too, if more than 0 and there is an answer, or `nodes` is given
    std::uint64_t nodes = 0;  ///< so many end it too, if more than 0, answer or none
    StopToken stop{};         ///< it works on one thread and needs no memory but its tables
    std::function<void(const std::vector<int>& moves)> on_answer{};  ///< each shorter than the one before
};

struct TwoPhaseAnswer {
    std::vector<int> moves;  ///< numbers of moves (cubies.hpp)
    std::uint64_t nodes = 0;
};

class TwoPhase {
public:
    /// The third table is for positions with centres.
    TwoPhase(Phase1Table phase1, Phase2Table phase2, std::optional<CentreTable> centres = {})
        : phase1_(std::move(phase1)), phase2_(std::move(phase2)), centres_(std::move(centres)) {}
    /// Nothing if it was stopped before there was one, or none is so short.
    [[nodiscard]] std::optional<TwoPhaseAnswer> solve(const CentredCubies& cube, const TwoPhaseOptions& options) const;
    [[nodiscard]] bool has_small_tables() const { return phase1_.is_small(); }

private:
    Phase1Table phase1_;
    Phase2Table phase2_;
    std::optional<CentreTable> centres_;
};

}  // namespace cubelang::search::cube3
