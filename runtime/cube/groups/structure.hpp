#pragma once
// What a group of a cube is made of: what it does on each orbit of parts, and what ties these actions together.

#include <optional>
#include <string>
#include <vector>

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

}  // namespace cubelang::cube_group
