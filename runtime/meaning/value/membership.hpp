#pragma once
// What `in` asks.

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {

/// Is it an item of the list, a key of the map or record, an element of the group? Of anything else an error.
[[nodiscard]] bool is_in(Context& context, const Operand& item, const Operand& whole);
/// Of what is not: why, where a group can say it. Else empty.
[[nodiscard]] std::string why_not_in(Context& context, const Operand& item, const Operand& whole);

}  // namespace cubelang::eval
