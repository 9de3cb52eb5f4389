#pragma once
// Groups as operands, among each other and beside elements.

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {

/// Do both have the same elements? Groups of different cubes are an error.
[[nodiscard]] bool same_group(const Operand& a, const Operand& b);
/// Is a subgroup of b?
[[nodiscard]] bool is_subgroup(const Operand& a, const Operand& b);

/// What an algorithm or permutation, or for a group of numbers a tuple, does with the group's points; what belongs
/// elsewhere is an error.
[[nodiscard]] group::Permutation on_points(Context& context, const Operand& element, const Operand& group);
[[nodiscard]] bool is_member(Context& context, const Operand& element, const Operand& group);

/// A permutation of the group's points as a value: a permutation, or a tuple.
[[nodiscard]] Value element_of(const cube_group::CubeGroup& group, const group::Permutation& p);

/// In bytes, about.
[[nodiscard]] std::size_t weight_of(const Group& group);

}  // namespace cubelang::eval
