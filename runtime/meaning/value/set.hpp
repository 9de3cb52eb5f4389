#pragma once
// Sets: values without duplicates, compared as the keys of maps are.

#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {

[[nodiscard]] Set empty_set();
[[nodiscard]] bool contains(Context& context, const Set& set, const Operand& item);
/// The set with these values added, each in constant time on average. Throws an error at `where` for too many.
[[nodiscard]] Value with_all(Context& context, Set set, const Cursor& next, const lang::Where& where);
/// The items of a that are in b, or those that are not.
[[nodiscard]] Value common(Context& context, const Set& a, const Operand& b, bool in_both = true);
/// Is every item of a in b?
[[nodiscard]] bool is_subset(Context& context, const Set& a, const Operand& b);

}  // namespace cubelang::meaning
