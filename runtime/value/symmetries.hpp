#pragma once
// The algebra of symmetries, and what they do to algorithms and permutations.

#include "runtime/value/elements.hpp"

namespace cubelang::eval {

[[nodiscard]] bool is_symmetry(const Value& value);

/// First to last. Symmetries and moves do not mix: an error that says what to write.
[[nodiscard]] Value symmetry_product(const std::vector<Operand>& factors);
[[nodiscard]] Value symmetry_power(cube::Symmetry s, const Integer& exponent);

/// base^s = s' base s: an algorithm stays one, move by move; of a symmetry it is the conjugate.
[[nodiscard]] Value conjugate(Context& context, const Operand& base, cube::Symmetry s);

}  // namespace cubelang::eval
