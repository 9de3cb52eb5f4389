#pragma once
// Products, inverses, powers, commutators and conjugates: of words while all operands are words, of permutations of
// the current cube as soon as one is. See elements.cpp for symmetries.

#include <array>
#include <span>

#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// An algorithm or a permutation.
[[nodiscard]] bool is_element(const Value& value);

/// An element, a symmetry, or a product of both: anything that can be a factor.
[[nodiscard]] bool is_in_group(const Value& value);

/// The permutation of an element on the current cube. Throws an error if it belongs to another cube.
[[nodiscard]] std::shared_ptr<const cube::State> permutation(Context& context, const Value& value,
                                                             const lang::Where& where);

/// An operand with its place, for messages.
struct Operand {
    mutable Value value;  ///< moved from only if `is_last`
    lang::Where where;
    bool given = true;     ///< false: an optional argument that is left out before a named one
    bool is_last = false;  ///< no one else needs the value
};

[[nodiscard]] Value product(Context& context, std::span<const Operand> factors, const lang::Where& where);
[[nodiscard]] Value power(Context& context, const Operand& base, const Integer& exponent);
[[nodiscard]] Value commutator(Context& context, const Operand& a, const Operand& b, const lang::Where& where);
/// a b a'
[[nodiscard]] Value conjugate(Context& context, const Operand& a, const Operand& b, const lang::Where& where);
[[nodiscard]] bool equal_elements(Context& context, const Operand& a, const Operand& b);

/// Throws an error that names both cubes unless the value's cube is the current one.
void check_cube(const Context& context, const Value& value, cube::Cube of, const lang::Where& where);

/// Moves of the syntax tree as moves of a word.
[[nodiscard]] cube::SharedMoves moves_of(const lang::Moves& written);
/// The same for moves of the notation with inner letters on a cube of n layers. Throws an error for 3r, which may be 3R
/// or 3Rw.
[[nodiscard]] cube::SharedMoves moves_of(const lang::Moves& written, int n, const lang::SourcePtr& source);

/// A name given as an argument, such as a numbering's: a text, or the moves that its letters happen to spell (fruldb
/// is Fw Rw Uw Lw Dw Bw). Empty for other values.
[[nodiscard]] std::string spelled_name(const Value& value);

/// A symmetry or a mirrored permutation.
[[nodiscard]] bool is_symmetric(const Value& value);

/// The value, for which is_in_group holds, on the current cube.
[[nodiscard]] cube::Mirrored group_element(Context& context, const Value& value, const lang::Where& where);

/// The quarter turns of a supercube's centres that a written form tells beside sticker numbers, which cannot say them.
[[nodiscard]] std::array<int, 6> turns_beside_numbers(const Value& value);

/// base^s = s' base s. An algorithm remains an algorithm, move by move.
[[nodiscard]] Value conjugate(Context& context, const Operand& base, cube::Symmetry s);

}  // namespace cubelang::meaning
