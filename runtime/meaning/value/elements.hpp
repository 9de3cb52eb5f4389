#pragma once
// The algebra of section "products, inverses, powers, commutators, conjugates", on words while all are words and on
// permutations of the current cube as soon as one is; with symmetries among them as elements.cpp says.

#include <vector>

#include "runtime/meaning/value/context.hpp"

namespace cubelang::eval {

/// An algorithm or a permutation.
[[nodiscard]] bool is_element(const Value& value);

/// An element, a symmetry, or a product of both: all that multiplies.
[[nodiscard]] bool is_in_group(const Value& value);

/// The permutation of an element on the current cube; a permutation of another cube is an error that names both.
[[nodiscard]] std::shared_ptr<const cube::State> permutation(Context& context, const Value& value,
                                                             const lang::Where& where);

/// An operand with its place, for messages.
struct Operand {
    Value value;
    lang::Where where;
    bool given = true;  ///< false: an argument that may be left out, and was, before others that are named
};

[[nodiscard]] Value product(Context& context, const std::vector<Operand>& factors, const lang::Where& where);
[[nodiscard]] Value power(Context& context, const Operand& base, const Integer& exponent);
[[nodiscard]] Value commutator(Context& context, const Operand& a, const Operand& b, const lang::Where& where);
/// a b a'
[[nodiscard]] Value conjugate(Context& context, const Operand& a, const Operand& b, const lang::Where& where);
[[nodiscard]] bool equal_elements(Context& context, const Operand& a, const Operand& b);

/// An error that names both cubes, unless the value's cube is the current one.
void check_cube(const Context& context, const Value& value, cube::Cube of, const lang::Where& where);

/// Moves as written, as moves of the cube.
[[nodiscard]] cube::SharedMoves moves_of(const lang::Moves& written);

/// A name as an argument, such as a numbering's: a text, or the moves that its letters happen to spell (fruldb is Fw Rw
/// Uw Lw Dw Bw). Empty if it is neither.
[[nodiscard]] std::string spelled_name(const Value& value);

/// A symmetry, or a permutation that one has mirrored.
[[nodiscard]] bool is_symmetric(const Value& value);

/// Anything that is_in_group, on the current cube.
[[nodiscard]] cube::Mirrored group_element(Context& context, const Value& value, const lang::Where& where);

/// base^s = s' base s: an algorithm stays one, move by move; of a symmetry it is the conjugate.
[[nodiscard]] Value conjugate(Context& context, const Operand& base, cube::Symmetry s);

}  // namespace cubelang::eval
