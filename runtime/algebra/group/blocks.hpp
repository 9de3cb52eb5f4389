#pragma once
// Systems of imprimitivity: an orbit cut into disjoint sets, its blocks, that the group moves as wholes. They are found
// from two points that shall be in one block (Atkinson, An algorithm for finding the blocks of a permutation group,
// 1975). An orbit without such a system, but for single points and the whole, is primitive.

#include <span>
#include <vector>

#include "runtime/algebra/group/permutation_group.hpp"

namespace cubelang::group {

/// Blocks of equal size, by their least points; each in ascending order.
using BlockSystem = std::vector<std::vector<Point>>;

/// The finest system in which the points with these two indices are in one block.
[[nodiscard]] BlockSystem blocks_with(const Constituent& on, Point a, Point b);

/// The systems of which none is finer but that of single points; none: the orbit is primitive. By the size of their
/// blocks.
[[nodiscard]] std::vector<BlockSystem> minimal_blocks(const PermutationGroup::Piece& piece);

[[nodiscard]] bool is_primitive(const PermutationGroup::Piece& piece);

/// Are these points one orbit?
[[nodiscard]] bool is_transitive(const PermutationGroup& group, std::span<const Point> points);

}  // namespace cubelang::group
