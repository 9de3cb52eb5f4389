#pragma once
// The action of permutations on the orbits of a group: on oriented parts of a cube, or on plain numbers.

#include <optional>
#include <string>
#include <vector>

#include "runtime/cube/groups/cube_group.hpp"

namespace cubelang::reach {

/// An orbit of parts, each with its points in the order of its name; for a group of numbers, an orbit of numbers.
struct ItemOrbit {
    std::string plural;  ///< "corners"
    std::vector<std::string> names;
    std::vector<std::vector<group::Point>> points;
    std::string title{};  ///< "the corners", or "the edges with ur" if several orbits of edges move
    cube::Kind kind{};    ///< on a cube

    [[nodiscard]] std::size_t size() const { return names.size(); }
    [[nodiscard]] std::size_t ways() const { return points.front().size(); }  ///< orientations of an item
};
[[nodiscard]] std::vector<ItemOrbit> item_orbits(const groups::CubeGroup& group);

/// The image of each item and its turn. The permutation preserves the orbit.
struct Action {
    group::Permutation images;
    std::vector<std::size_t> turned;

    [[nodiscard]] std::size_t sum() const;
};
[[nodiscard]] Action action_on(const ItemOrbit& orbit, const group::Permutation& p);

/// The name of a point: a part spelled from that sticker, or a number.
[[nodiscard]] std::string name_at(const groups::CubeGroup& group, group::Point point);

// Properties of all elements of a group that p lacks, though it preserves the orbits: a sentence, or nullopt.

using Reason = std::optional<std::string>;

/// Twists that add up to 0 (mod 3), or flips (mod 2).
[[nodiscard]] Reason sum_violation(const groups::CubeGroup& of, const group::Permutation& p,
                                   const std::vector<ItemOrbit>& orbits);
/// Signs on one orbit, or on up to three dependent ones.
[[nodiscard]] Reason sign_violation(const groups::CubeGroup& of, const group::Permutation& p,
                                    const std::vector<ItemOrbit>& orbits);

}  // namespace cubelang::reach
