#include <algorithm>

#include "runtime/cube/parts.hpp"
#include "runtime/search/reduction/three_phases.hpp"

namespace cubelang::search::reduction {
namespace {

// R, 2R, Rw and, in the middle, 2-3r; but not Lw, and not three layers.
bool is_listed(const cube::Turn& turn) {
    return turn.from == turn.to || (turn.to == turn.from + 1 && turn.from + turn.to <= cube4.n + 1);
}

std::vector<Generator> generators_of_cost(Cost cost) {
    std::vector<Generator> list;
    for (auto& generator : block_turns(cube4.n, false, cost)) {
        auto quarter = generator.turn;
        quarter.quarters = 1;
        if (is_listed(quarter) && cost(quarter, cube4.n) == 1) list.push_back(std::move(generator));
    }
    return list;
}

std::vector<Generator> generators_of(const std::vector<PhaseTurn>& turns) {
    std::vector<Generator> list;
    for (const auto& turn : turns) list.push_back(turn.generator);
    return list;
}

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

const OrbitBlocks& orbit_blocks() {
    static const auto blocks = [] {
        OrbitBlocks found{};
        for (const int block : cube::orbit_blocks(cube4)) {
            const auto kind = cube::kind_of(cube4, block);
            (kind == cube::Kind::corner ? found.corners : cube::is_centre(kind) ? found.centres : found.wings) = block;
        }
        return found;
    }();
    return blocks;
}

PhaseTurns::PhaseTurns(std::vector<PhaseTurn> list) : turns(std::move(list)), words(generators_of(turns), cube4.n) {}

PhaseTurns PhaseTurns::which(const std::function<bool(const PhaseTurn& turn)>& keeps) const {
    std::vector<PhaseTurn> kept;
    std::ranges::copy_if(turns, std::back_inserter(kept), keeps);
    return PhaseTurns(std::move(kept));
}

PhaseTurns turns_of_cost(Cost cost) {
    const auto generators = generators_of_cost(cost);
    const auto effects = effects_of(cube4, generators);
    const auto [corners, wings, centres] = orbit_blocks();
    std::vector<PhaseTurn> turns;
    for (std::size_t i = 0; i < generators.size(); ++i) {
        const auto& effect = effects[i];
        turns.push_back({generators[i], PointMap(effect[centres]), PointMap(effect[wings]),
                         perm::is_odd(effect[corners]), perm::is_odd(effect[wings])});
    }
    return PhaseTurns(std::move(turns));
}

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
