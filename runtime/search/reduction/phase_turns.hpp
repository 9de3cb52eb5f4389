#pragma once
// The turns of one phase of solving the 4x4x4, with their effects on its x-centres, wings and corners.

#include <functional>
#include <vector>

#include "runtime/search/reduction/puzzle.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {

inline constexpr cube::Cube cube4{4};

/// Where the blocks of the three orbits of parts are in a state of the 4x4x4.
struct OrbitBlocks {
    int corners, wings, centres;
};
[[nodiscard]] const OrbitBlocks& orbit_blocks();

struct PhaseTurn {
    Generator generator;
    PointMap centres, wings;
    bool makes_corners_odd = false, makes_wings_odd = false;
};

struct PhaseTurns {
    std::vector<PhaseTurn> turns;
    GeneratorWords words;

    explicit PhaseTurns(std::vector<PhaseTurn> list);
    /// Those turns that keep some property.
    [[nodiscard]] PhaseTurns which(const std::function<bool(const PhaseTurn& turn)>& keeps) const;
};

/// The greatest cost of a turn: a half turn, where quarters are counted.
inline constexpr int most_cost = 2;
/// All turns that the cost counts as one step or, by half a turn, perhaps as two. Of two that differ only by a rotation
/// of the whole cube, such as Rw and Lw', one is listed.
[[nodiscard]] PhaseTurns turns_of_cost(Cost cost);

}  // namespace cubelang::search::reduction
