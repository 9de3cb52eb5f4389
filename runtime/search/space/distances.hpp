#pragma once
// How many states are how far: breadth-first from a goal, all the way or as far as memory lets it.
//
// A state is a masked state (masked_space.hpp): of a permutation with nothing left out the states are the elements of
// the group that the generators make; what a goal leaves out or makes alike counts but once.
//   How: the state as a row of coordinates, one or two for each orbit of parts, so that all states lie in a table of
//   four
// bits each: their distance modulo 15. Where the coordinates are too many, fingerprints of the states instead, which
// take thirty times as much.

#include <cstdint>
#include <vector>

#include "runtime/search/space/effort.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::search {

struct DistanceOptions {
    int most_cost = 1000;
    std::size_t antipodes = 0;  ///< how many of the farthest are wanted
    Effort effort{};            ///< of one thread; reports how many states each cost has
};

struct Distances {
    std::vector<std::uint64_t> counts;  ///< by distance
    bool complete = false;  ///< these are all; otherwise memory, the cost allowed or patience came to an end
    /// For each of some farthest states a cheapest path from there to the goal: as an element of a group, one of
    /// greatest length.
    std::vector<std::vector<cube::Move>> antipodes;
    [[nodiscard]] std::uint64_t total() const;
};

/// Of the goal's first target; free turns and rotations are not looked at.
[[nodiscard]] Distances distances(const Goal& goal, std::span<const Generator> generators,
                                  const DistanceOptions& options = {});

}  // namespace cubelang::search
