#pragma once
// Reduces the 4x4x4 to a 3x3x3 in three phases, by the turns and costs of any metric.

#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/search/reduction/centre_distances.hpp"
#include "runtime/search/reduction/pairing.hpp"

namespace cubelang::search::reduction {

/// The number of ends of each phase that are found before the next phase begins: more of them lead to shorter
/// solutions. Each phase continues with those that need least, by a lower bound, to the end of the next phase.
struct Breadth {
    std::size_t first = 0, second = 0, third = 0;
};

struct Reduction {
    std::vector<cube::Move> moves;  ///< with rotations of the whole cube among them
    int cost = 0;
};

struct PhaseTables {
    PhaseTurns first, second, third;
    std::vector<PairingTurn> pairing_turns;  ///< of phase 3
    PairingDistances pairs;
    SolvedCentresDistances solved;
    OtherAxesDistances other_axes;
    AnyAxisDistances any_axis;

    /// If stopped, the tables are unusable.
    PhaseTables(PhaseTurns all, const SearchLimits& limits);
};

class ThreePhases {
public:
    /// Makes tables of 34 MB, in a second.
    ThreePhases(Cost cost, const SearchLimits& limits) : tables_(turns_of_cost(cost), limits) {}
    /// Reductions of the state: the corners, pairs of wings and faces of centres are those of a solvable 3x3x3. The
    /// cheapest come first; if stopped, some or all are missing.
    [[nodiscard]] std::vector<Reduction> reductions(const cube::State& state, const Breadth& breadth,
                                                    StopToken stop) const;

private:
    PhaseTables tables_;
};

}  // namespace cubelang::search::reduction
