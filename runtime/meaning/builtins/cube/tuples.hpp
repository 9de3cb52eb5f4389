#pragma once
// Built-ins for cube permutations, applied to tuples (`of_tuple` in bind.hpp).

#include <span>

#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {

using Arguments = std::span<const Operand>;

[[nodiscard]] Value order_of_tuple(const Tuple& tuple, Arguments);
[[nodiscard]] Value sign_of_tuple(const Tuple& tuple, Arguments);
[[nodiscard]] Value parity_of_tuple(const Tuple& tuple, Arguments);
/// Both arguments must be tuples.
[[nodiscard]] Value tuple_commutes(const Tuple& tuple, Arguments arguments);
/// A list of lists, printed as cycles.
[[nodiscard]] Value cycles_of_tuple(const Tuple& tuple, Arguments = {});
[[nodiscard]] Value cycle_type_of_tuple(const Tuple& tuple, Arguments);
[[nodiscard]] Value numbers_moved(const Tuple& tuple, Arguments);
[[nodiscard]] Value numbers_fixed(const Tuple& tuple, Arguments);

/// The row of a form, extended to tuples and to lists that permute 1..n.
[[nodiscard]] BuiltIn with_plain_rows(BuiltIn form, Value (*of_tuple)(const Tuple&));

}  // namespace cubelang::meaning
