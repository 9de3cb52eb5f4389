#pragma once
// Kociemba's two-phase algorithm: solves the 3x3x3 at once, and with shorter solutions the longer it runs.
//
// Phase 1 brings twists and flips to 0 and the slice's edges into their layer; phase 2 solves the rest by U, D and
// half turns. All phase 1 solutions of length 0, 1, 2, … are tried, each with phase 2 as long as the whole may be
// shorter than the best so far. The axis of the slice is a free choice, and a position may be solved through its
// inverse: six searches alternate. If only few moves are allowed there are 24 more, each for a turn of one of the
// four sides before the position: its solution, followed by the same turn, solves the position. Phase 1 does not
// distinguish a turn from its inverse, so each search serves two turns, and a short phase 1 is searched soon: less
// than half as many nodes.
//
// On the supercube the side centres, F, R, B and L, must be turned by an even number of quarters when phase 2 begins;
// it then solves all six.

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/centres.hpp"
#include "runtime/search/cube3/pruning.hpp"

namespace cubelang::search::cube3 {

struct TwoPhaseOptions {
    int longest = 22;         ///< the greatest length of an answer
    int short_enough = 22;    ///< an answer of at most this length ends the search
    double seconds = 0;       ///< if positive: time limit, once there is an answer or if `nodes` is given
    std::uint64_t nodes = 0;  ///< if positive: node limit, with or without an answer
    StopToken stop{};         ///< the search uses one thread, and no memory but its tables
    std::function<void(const std::vector<int>& moves)> on_answer{};  ///< for each answer, each shorter than the last
    int half_turn = 1;                                               ///< its length, 1 or 2; the tables count it as 1
};

struct TwoPhaseAnswer {
    std::vector<int> moves;  ///< move numbers (cubies.hpp)
    std::uint64_t nodes = 0;
};

class TwoPhase {
public:
    /// The third table is needed for positions with centres.
    TwoPhase(Phase1Table phase1, Phase2Table phase2, std::optional<CentreTable> centres = {})
        : phase1_(std::move(phase1)), phase2_(std::move(phase2)), centres_(std::move(centres)) {}
    /// Nothing if stopped before the first answer, or if none is short enough.
    [[nodiscard]] std::optional<TwoPhaseAnswer> solve(const CentredCubies& cube, const TwoPhaseOptions& options) const;
    [[nodiscard]] bool has_small_tables() const { return phase1_.is_small(); }

private:
    Phase1Table phase1_;
    Phase2Table phase2_;
    std::optional<CentreTable> centres_;
};

}  // namespace cubelang::search::cube3
