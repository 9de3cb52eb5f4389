#pragma once
// What rows of the table answer of tuples, where the same can be asked of the cube's permutations (`of_tuple` in
// bind.hpp).

#include <span>

#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::eval {

using Arguments = std::span<const Operand>;

[[nodiscard]] Value order_of_tuple(const Tuple& tuple, Arguments);
[[nodiscard]] Value sign_of_tuple(const Tuple& tuple, Arguments);
[[nodiscard]] Value parity_of_tuple(const Tuple& tuple, Arguments);
/// With the other argument, a tuple too.
[[nodiscard]] Value tuple_commutes(const Tuple& tuple, Arguments arguments);
/// A list of lists, shown as cycles.
[[nodiscard]] Value cycles_of_tuple(const Tuple& tuple, Arguments = {});
[[nodiscard]] Value cycle_type_of_tuple(const Tuple& tuple, Arguments);
[[nodiscard]] Value numbers_moved(const Tuple& tuple, Arguments);
[[nodiscard]] Value numbers_fixed(const Tuple& tuple, Arguments);
[[nodiscard]] Value inverse_of_tuple(const Tuple& tuple, Arguments);

/// `two_row` of a list of 1..n or of a tuple; of anything else as before.
[[nodiscard]] BuiltIn with_plain_rows(BuiltIn two_row);

}  // namespace cubelang::eval
