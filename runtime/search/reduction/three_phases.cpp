#include "runtime/search/reduction/three_phases.hpp"

namespace cubelang::search::reduction {
namespace {

bool keeps_axis(const PhaseTurn& turn, std::size_t axis) {
    return turn.centres(points_across[axis]) == points_across[axis];
}

PhaseTurns second_phase(const PhaseTurns& all) {
    return all.which([](const PhaseTurn& turn) { return keeps_axis(turn, 0); });
}

PhaseTurns third_phase(const PhaseTurns& second) {
    return second.which(
        [](const PhaseTurn& turn) { return keeps_axis(turn, 1) && keeps_axis(turn, 2) && keeps_classes(turn.wings); });
}

std::vector<PairingTurn> pairing_turns_of(const PhaseTurns& phase) { return {phase.turns.begin(), phase.turns.end()}; }

}  // namespace

PhaseTables::PhaseTables(PhaseTurns all, const SearchLimits& limits)
    : first(std::move(all)),
      second(second_phase(first)),
      third(third_phase(second)),
      pairing_turns(pairing_turns_of(third)),
      pairs(third, pairing_turns, limits),
      solved(third, pairing_turns),
      other_axes(second, solved.colours_across_x()),
      any_axis(first) {}

}  // namespace cubelang::search::reduction
