#pragma once
// Operations on tuples, and on a tuple and a cube element. A row of 6N^2 numbers gives the sticker (by its net
// number) that has come to each place; cycles say where each sticker goes.

#include <optional>

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::meaning {

[[nodiscard]] bool is_tuple(const Value& value);
/// The tuple; an algorithm without moves, such as `()`, is the identity. Nothing for other values.
[[nodiscard]] std::optional<Tuple> as_tuple(const Value& value);

/// How to write numbers in a numbering, if the value is the name of one; else empty.
[[nodiscard]] std::string numbering_hint(const Value& value);
/// The product from left to right. Throws an error with a suggestion if a factor is not a tuple.
[[nodiscard]] Value tuple_product(std::span<const Operand> factors);
/// a b a'
[[nodiscard]] Value tuple_conjugate(const Operand& a, const Operand& b);
/// a b a' b'
[[nodiscard]] Value tuple_commutator(const Operand& a, const Operand& b);

/// A tuple and an algorithm, permutation or symmetry are equal if both are the identity, written (), and different if
/// one is. Nothing for two others, and for other values.
[[nodiscard]] std::optional<bool> equal_identities(Context& context, const Operand& a, const Operand& b);

}  // namespace cubelang::meaning
