#pragma once
// What `==`, `<` and `in` ask.

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {

/// Are they the same? Algorithms and permutations by what they do on the current cube; two types that can never be the
/// same are an error.
[[nodiscard]] bool equal(Context& context, const Operand& a, const Operand& b);

/// a < b as -1, a == b as 0, a > b as 1; integers and texts only.
[[nodiscard]] int compare(const Operand& a, const Operand& b);

/// Is it an item of the list, a key of the map or record, an element of the group? Of anything else an error.
[[nodiscard]] bool is_in(Context& context, const Operand& item, const Operand& whole);
/// Of what is not: why, where a group can say it. Else empty.
[[nodiscard]] std::string why_not_in(Context& context, const Operand& item, const Operand& whole);

}  // namespace cubelang::eval
