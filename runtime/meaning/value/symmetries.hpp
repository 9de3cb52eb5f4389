#pragma once
// The algebra of symmetries, with each other and with algorithms and permutations: cube/mirrored.hpp says why one that
// does not reflect is a turn of the whole cube.
//
// A product of symmetries is a symmetry. Of algorithms and symmetries it is an algorithm, unless it reflects: each move
// is seen with the symmetries before it, and what they make together is turns x, y, z at the end. All else is a
// permutation, mirrored or not.

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {

/// A symmetry, or a permutation that one has mirrored.
[[nodiscard]] bool is_symmetric(const Value& value);

/// Anything that is_in_group, on the current cube.
[[nodiscard]] cube::Mirrored group_element(Context& context, const Value& value, const lang::Where& where);

/// First to last. All are in the group; at least one is symmetric.
[[nodiscard]] Value symmetric_product(Context& context, const std::vector<Operand>& factors, const lang::Where& where);
[[nodiscard]] Value symmetric_power(Context& context, const Operand& base, const Integer& exponent);
[[nodiscard]] bool equal_in_group(Context& context, const Operand& a, const Operand& b);

/// base^s = s' base s: an algorithm stays one, move by move; of a symmetry it is the conjugate.
[[nodiscard]] Value conjugate(Context& context, const Operand& base, cube::Symmetry s);

}  // namespace cubelang::eval
