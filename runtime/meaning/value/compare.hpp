#pragma once
// Implementation of `==`, `<` and `in`.

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::meaning {

/// Compares two values; algorithms and permutations by their effect on the current cube. Throws an error if the types
/// can never be equal.
[[nodiscard]] bool equal(Context& context, const Operand& a, const Operand& b);

/// -1, 0 or 1 as a is less than, equal to or greater than b. Numbers and texts only.
[[nodiscard]] int compare(const Operand& a, const Operand& b);

/// Is `item` an item of the list, a key of the map or record, an element of the group? Throws for other values.
[[nodiscard]] bool is_in(Context& context, const Operand& item, const Operand& whole);
/// The reason why the item is not in `whole`, if that is a group that knows one; else empty.
[[nodiscard]] std::string why_not_in(Context& context, const Operand& item, const Operand& whole);

}  // namespace cubelang::meaning
