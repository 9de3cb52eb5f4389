#pragma once
// What permutations are counted on when a goal is asked for its parity: points, and parts of several points.

#include <optional>
#include <string>

#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

/// An orbit: points of one tracked block, in groups that always move together (single points, or parts), all that the
/// generators map to one another.
struct Orbit {
    std::size_t block = 0;                 ///< index into tracked()
    std::vector<std::vector<int>> groups;  ///< points, each group in order
    bool parts = false;                    ///< groups are parts (of more than one point)
};

/// All of them: for each tracked block and orbit, its parts, and its points where these tell more.
[[nodiscard]] std::vector<Orbit> moved_orbits(const MaskedSpace& space);
/// The groups of a block that the generators map to one another.
[[nodiscard]] std::vector<Orbit> orbits(const MaskedSpace& space, std::size_t block, bool parts);

/// Is the permutation of the groups odd: of a turn, and of what leads from a start to a target? The second is open if
/// two of the groups look the same.
[[nodiscard]] bool is_odd(const Orbit& orbit, const perm::Block& turn);
[[nodiscard]] std::optional<bool> is_odd(const Orbit& orbit, const Labels& start, const Labels& target);

/// "edges", or "edges ur, rf, …" if they are not all of their kind.
[[nodiscard]] std::string described(const MaskedSpace& space, const Orbit& orbit);
/// "ur, rf, …"
[[nodiscard]] std::string listed(cube::Cube cube, int block, const std::vector<int>& points);

}  // namespace cubelang::search
