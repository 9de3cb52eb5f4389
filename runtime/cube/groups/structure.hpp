#pragma once
// The structure of a group: its action on each orbit of parts, or of blocks of numbers, and the dependencies between
// these actions.

#include <optional>
#include <string>
#include <vector>

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/cube/groups/part_orbits.hpp"

namespace cubelang::groups {

/// The action of a group on one orbit of parts, or of blocks of numbers.
struct OrbitAction {
    PartOrbit orbit;
    Integer on_places;      ///< the order of the action on the places of the parts
    Integer turned;         ///< the order of its kernel, which only turns the parts in their places
    bool has_odd = false;   ///< contains odd permutations of the parts
    std::size_t same_as{};  ///< the number of the first orbit with an equal action; perhaps its own
    bool is_proved = true;
};

/// Orbits on which the product of the signs is 1 for all elements.
using TiedSigns = std::vector<std::size_t>;

struct Structure {
    std::vector<OrbitAction> orbits;
    std::vector<TiedSigns> ties;  ///< independent; all others follow from these
    /// The product of the orders of all different actions, divided by the order of the group.
    Integer tied;
};
/// nullopt if stopped.
[[nodiscard]] std::optional<Structure> structure(const CubeGroup& group, StopToken stop = {});

/// A description in sentences, one line for each orbit, each dependency, and the status of the proof.
[[nodiscard]] std::vector<std::string> sentences(const CubeGroup& group, const Structure& structure);

// Short descriptions of a group.

/// "2^6 * 3^8 * 5^2 * 7"
[[nodiscard]] std::string factored(const Integer& number);
/// "order 12 = 2^2 * 3"; of very long numbers only the first digits.
[[nodiscard]] std::string order_line(const Integer& order);
/// "6 corners", "1 x-centre"
[[nodiscard]] std::string counted(cube::Kind kind, std::size_t count);
/// "6 corners and 12 edges in 3 orbits of 4", "nothing"
[[nodiscard]] std::string what_moves(const CubeGroup& group);

// The number of arrangements of a group that are distinguishable by colour: the orbit of the solved cube's colouring.
//
// Let N be the product of the alternating groups of the giants (permutation_group.hpp). It is normal in G, and all
// its orbits of colourings have the same size: for a giant of n points that all look different n! / 2, for one with
// sets of m1, m2, … equal points n! / (m1! m2! …), since a swap of two equal ones repairs the sign. The orbit of N
// that contains a colouring is determined by the colours of the rest and the signs of the giants of the first kind.
// The orbit of these is counted by a stabilizer chain as far as points look different, and enumerated from there on.

struct Colourings {
    Integer count;
    bool is_proved = true;
    bool is_whole = true;  ///< false if there were too many to enumerate; `count` is then a lower bound
};
/// The group must be that of a cube. nullopt if stopped.
[[nodiscard]] std::optional<Colourings> colourings(const CubeGroup& group, std::size_t most_listed,
                                                   StopToken stop = {});

}  // namespace cubelang::groups
