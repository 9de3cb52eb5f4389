#pragma once
// Orbits of points and of parts, on which the parity of a goal is tested.

#include <optional>
#include <string>

#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

/// An orbit: points of one tracked block, in groups that always move together (single points or parts); the
/// generators map all groups to one another.
struct Orbit {
    std::size_t block = 0;                 ///< index into tracked()
    std::vector<std::vector<int>> groups;  ///< points, each group in order
    bool parts = false;                    ///< groups are parts (of more than one point)
};

/// The orbits of all tracked blocks: of their points, and of their parts if these have several points.
[[nodiscard]] std::vector<Orbit> moved_orbits(const MaskedSpace& space);
/// The orbits of a block's groups under the generators.
[[nodiscard]] std::vector<Orbit> orbits(const MaskedSpace& space, std::size_t block, bool parts);

/// Is the permutation of the groups odd, for a turn, or from a start to a target? In the second case nothing if two
/// groups look the same.
[[nodiscard]] bool is_odd(const Orbit& orbit, const perm::Block& turn);
[[nodiscard]] std::optional<bool> is_odd(const Orbit& orbit, const Labels& start, const Labels& target);

/// "edges", or "edges ur, rf, …" if the orbit does not contain all edges.
[[nodiscard]] std::string description(const MaskedSpace& space, const Orbit& orbit);
/// "ur, rf, …"
[[nodiscard]] std::string part_list(cube::Cube cube, int block, const std::vector<int>& points);

}  // namespace cubelang::search
