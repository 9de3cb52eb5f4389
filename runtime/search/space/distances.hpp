#pragma once
// The number of states at each distance from a goal: breadth first, completely or as far as memory allows.
//
// A state is a masked state (masked_space.hpp). For a full permutation the states are the elements of the group that
// the generators make; states that the goal does not distinguish count once.
// A state becomes a row of coordinates, one or two for each orbit of parts, so that all states lie in a table of four
// bits each: their distance modulo 15. With too many combinations of coordinates, fingerprints of the states are kept
// instead, which need thirty times the memory.

#include <cstdint>
#include <vector>

#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/goal.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search {

struct DistanceOptions {
    int most_cost = 1000;
    std::size_t antipodes = 0;  ///< the number of farthest states to return
    SearchLimits limits{};      ///< one thread is used; progress reports the states at each cost
};

struct Distances {
    std::vector<std::uint64_t> counts;  ///< by distance
    bool complete = false;              ///< all states are counted; false if memory, `most_cost` or the time ran out
    int searched = 0;                   ///< all states up to this distance are counted
    /// For each of some farthest states a cheapest path from it to the goal. In a group, it is an element of greatest
    /// length.
    std::vector<std::vector<cube::Move>> antipodes;
    [[nodiscard]] std::uint64_t total() const;
};

/// Distances from the goal's first target; free turns and rotations are ignored.
[[nodiscard]] Distances distances(const Goal& goal, std::span<const Generator> generators,
                                  const DistanceOptions& options = {});

}  // namespace cubelang::search
