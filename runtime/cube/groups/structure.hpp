#pragma once
// What a group of a cube is made of: what it does on each orbit of parts, and what ties these actions together.

#include <optional>
#include <string>
#include <vector>

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/cube/groups/part_orbits.hpp"

namespace cubelang::cube_group {

/// What a group does on one orbit of parts.
struct OrbitAction {
    PartOrbit orbit;
    Integer on_places;      ///< the order of what it does with the places of the parts
    Integer turned;         ///< how often it turns them so, each part in its place: the kernel of the action on places
    bool has_odd = false;   ///< has it odd permutations of the parts?
    std::size_t same_as{};  ///< the number of an orbit on which it does exactly the same; its own, if there is none
    bool is_proved = true;
};

/// Orbits whose parts are an even permutation all together, whatever the group does.
using TiedSigns = std::vector<std::size_t>;

struct Structure {
    std::vector<OrbitAction> orbits;
    std::vector<TiedSigns> ties;  ///< from which all others follow
    /// The product of the orders of all different actions, divided by that of the group: how much is tied.
    Integer tied;
};
/// Of a cube's group. Nothing if stopped.
[[nodiscard]] std::optional<Structure> structure(const CubeGroup& group, StopToken stop = {});

/// In sentences, a line for each orbit, for what ties them, and for what is proved.
[[nodiscard]] std::vector<std::string> sentences(const CubeGroup& group, const Structure& structure);

// A group in few words.

/// "2^6 * 3^8 * 5^2 * 7"
[[nodiscard]] std::string factored(const Integer& number);
/// "order 12 = 2^2 * 3"; of very many digits the first
[[nodiscard]] std::string order_line(const Integer& order);
/// "6 corners", "1 x-centre"
[[nodiscard]] std::string counted(cube::Kind kind, std::size_t count);
/// "6 corners and 12 edges in 3 orbits of 4", "nothing"
[[nodiscard]] std::string what_moves(const CubeGroup& group);

// How many arrangements a group makes that can be told apart on a cube without marks: the orbit of the solved cube's
// colours.
//
// Let N be the product of the alternating groups of the giants (permutation_group.hpp). It is normal in G, and all its
// orbits of colourings are of one size: of a giant whose n points all look different n! / 2, of one in which m1, m2, …
// points look alike n! / (m1! m2! …), since a swap of two alike mends its sign. Which orbit of N a colouring is in is
// told by the colours of the rest and by the signs of the giants of the first sort. The orbit of these is counted by a
// stabilizer chain as far as points look different, and from there on listed.

struct Colourings {
    Integer count;
    bool is_proved = true;
    bool is_whole = true;  ///< false: there were too many to list, and `count` is that of those found
};
/// Of a cube's group. Nothing if stopped.
[[nodiscard]] std::optional<Colourings> colourings(const CubeGroup& group, std::size_t most_listed,
                                                   StopToken stop = {});

}  // namespace cubelang::cube_group
