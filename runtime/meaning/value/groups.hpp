#pragma once
// Operations on groups, and on a group and an element.

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::meaning {

/// Have both the same elements? Throws an error if they are groups of different cubes.
[[nodiscard]] bool same_group(const Operand& a, const Operand& b);
/// Is a subgroup of b?
[[nodiscard]] bool is_subgroup(const Operand& a, const Operand& b);

/// The element's action on the group's points: an algorithm's or permutation's, for a group of numbers a tuple's.
/// Throws an error if the element does not fit the group.
[[nodiscard]] group::Permutation on_points(Context& context, const Operand& element, const Operand& group);
[[nodiscard]] bool is_member(Context& context, const Operand& element, const Operand& group);

/// A permutation of the group's points as a value: a permutation, or a tuple.
[[nodiscard]] Value element_of(const groups::CubeGroup& group, const group::Permutation& p);

/// Approximate size in bytes.
[[nodiscard]] std::size_t weight_of(const Group& group);

}  // namespace cubelang::meaning
