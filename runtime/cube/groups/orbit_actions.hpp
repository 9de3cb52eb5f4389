#pragma once
// What permutations do on the orbits of a group: with parts of a cube and how they are turned, or with plain numbers.

#include <string>
#include <vector>

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/cube/groups/non_membership.hpp"

namespace cubelang::cube_group {

/// An orbit of parts, each with its points in the order of its name; of a group of numbers, of numbers.
struct OrbitOfItems {
    std::string plural;  ///< "corners"
    std::vector<std::string> names;
    std::vector<std::vector<group::Point>> points;
    std::string title{};  ///< "the corners", or "the edges with ur" if that is not all that move
    cube::Kind kind{};    ///< on a cube

    [[nodiscard]] std::size_t size() const { return names.size(); }
    [[nodiscard]] std::size_t ways() const { return points.front().size(); }  ///< in which one can be turned
};
[[nodiscard]] std::vector<OrbitOfItems> orbits_of_items(const CubeGroup& group);

/// To which item each goes, and how far it is turned. The permutation keeps the orbit.
struct Action {
    group::Permutation images;
    std::vector<std::size_t> turned;

    [[nodiscard]] std::size_t sum() const;
};
[[nodiscard]] Action action_on(const OrbitOfItems& orbit, const group::Permutation& p);

/// The group on this orbit's points, and what p does there.
[[nodiscard]] group::Permutation restricted_to(const OrbitOfItems& orbit, const group::Permutation& p);

/// The name of what is at a point: a part spelled from that sticker, or a number.
[[nodiscard]] std::string name_at(const CubeGroup& group, group::Point point);

// What all elements of a group keep and a permutation that keeps its orbits does not: in words, if there is any.

using Reason = std::optional<std::string>;

/// Twists that add up to 0 (mod 3), or flips (mod 2).
[[nodiscard]] Reason breaks_a_sum(const CubeGroup& of, const group::Permutation& p,
                                  const std::vector<OrbitOfItems>& orbits);
/// Signs on one orbit, or on up to three that go together.
[[nodiscard]] Reason breaks_signs(const CubeGroup& of, const group::Permutation& p,
                                  const std::vector<OrbitOfItems>& orbits);
/// Items that always stay together.
[[nodiscard]] Reason breaks_a_block(const CubeGroup& of, const group::Permutation& p,
                                    const std::vector<OrbitOfItems>& orbits);

}  // namespace cubelang::cube_group
