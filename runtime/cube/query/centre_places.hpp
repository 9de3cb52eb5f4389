#pragma once
// Fixed centres that do not stand as in any turned cube, and how they come to do so.

#include <array>
#include <vector>

#include "runtime/cube/turns.hpp"

namespace cubelang::query {

/// Cycles of faces: what is on the first goes to the second.
struct CentrePlaces {
    std::vector<std::vector<int>> cycles;
    int swaps = 6;
};
/// The fewest swaps after which the centres stand as some even rotation of the cube has them, and as some odd one has.
[[nodiscard]] std::array<CentrePlaces, 2> places_to_stand(const perm::Block& centres);

}  // namespace cubelang::query
