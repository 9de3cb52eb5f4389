#pragma once
// Block systems (systems of imprimitivity): partitions of an orbit whose sets the group permutes, found from two
// points that must share a block (Atkinson, An algorithm for finding the blocks of a permutation group, 1975). An
// orbit with only the trivial systems, the single points and the whole orbit, is primitive.

#include <span>
#include <vector>

#include "runtime/algebra/group/permutation_group.hpp"

namespace cubelang::group {

/// Blocks of equal size, ordered by smallest point; each in ascending order.
using BlockSystem = std::vector<std::vector<Point>>;

/// The finest system with the points of these two indices in one block.
[[nodiscard]] BlockSystem blocks_with(const Constituent& on, Point a, Point b);

/// The minimal nontrivial systems, ordered by block size; empty if the orbit is primitive.
[[nodiscard]] std::vector<BlockSystem> minimal_blocks(const PermutationGroup::Piece& piece);

[[nodiscard]] bool is_primitive(const PermutationGroup::Piece& piece);

/// Whether these points form one orbit.
[[nodiscard]] bool is_transitive(const PermutationGroup& group, std::span<const Point> points);

}  // namespace cubelang::group
