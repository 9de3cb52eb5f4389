#pragma once
// == and < between values.

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {

/// Are they the same? Algorithms and permutations by what they do on the current cube; two types that can never be the
/// same are an error.
[[nodiscard]] bool equal(Context& context, const Operand& a, const Operand& b);

/// a < b as -1, a == b as 0, a > b as 1; integers and texts only.
[[nodiscard]] int compare(const Operand& a, const Operand& b);

}  // namespace cubelang::eval
