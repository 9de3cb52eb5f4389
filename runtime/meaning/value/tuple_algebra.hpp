#pragma once
// Tuples as operands, among each other and beside the cube. A row of 6N^2 numbers says of a cube which sticker (as the
// net numbers them) has come to each place; cycles say where each sticker goes.

#include <optional>

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {

[[nodiscard]] bool is_tuple(const Value& value);

/// First to last. Tuples and moves do not mix: an error that says what to write.
[[nodiscard]] Value tuple_product(const std::vector<Operand>& factors);
/// a b a'
[[nodiscard]] Value tuple_conjugate(const Operand& a, const Operand& b);
/// a b a' b'
[[nodiscard]] Value tuple_commutator(const Operand& a, const Operand& b);

/// One of the two is a tuple, and the other something that a tuple can equal: a list of its numbers or cycles, an
/// algorithm, a permutation.
[[nodiscard]] bool is_comparable_to_tuple(const Value& a, const Value& b);
[[nodiscard]] bool equals_tuple(Context& context, const Operand& a, const Operand& b);

/// One of the two is an algorithm or a permutation, the other numbers of stickers: a row, cycles, the pairs of a map,
/// or what a function answered that writes such. Nothing where it is something else.
[[nodiscard]] std::optional<bool> equals_numbers(Context& context, const Operand& a, const Operand& b);

}  // namespace cubelang::eval
