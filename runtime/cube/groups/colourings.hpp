#pragma once
// How many arrangements a group makes that can be told apart on a cube without marks: the orbit of the solved cube's
// colours.
//
// Let N be the product of the alternating groups of the giants (permutation_group.hpp). It is normal in G, and all its
// orbits of colourings are of one size: of a giant whose n points all look different n! / 2, of one in which m1, m2, …
// points look alike n! / (m1! m2! …), since a swap of two alike mends its sign. Which orbit of N a colouring is in is
// told by the colours of the rest and by the signs of the giants of the first sort. The orbit of these is counted by a
// stabilizer chain as far as points look different, and from there on listed.

#include <optional>

#include "runtime/cube/groups/cube_group.hpp"

namespace cubelang::cube_group {

struct Colourings {
    Integer count;
    bool is_proved = true;
    bool is_whole = true;  ///< false: there were too many to list, and `count` is that of those found
};
/// Of a cube's group. Nothing if stopped.
[[nodiscard]] std::optional<Colourings> colourings(const CubeGroup& group, std::size_t most_listed,
                                                   StopToken stop = {});

}  // namespace cubelang::cube_group
