#pragma once
// Words in the named generators of a group, read from a text: `skewb("R L' R2")`.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/algebra/group/coset_enumeration.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::meaning {

/// Whether a generator can have this name: a letter, then letters, digits and _, perhaps after a number, as 2R and 3Uw.
[[nodiscard]] bool is_generator_name(std::string_view name);
/// Whether a word could mean the name as a power of the other one: R2, if the other one is R.
[[nodiscard]] bool reads_as_power(std::string_view name, std::string_view other);

[[nodiscard]] bool is_of_numbers(const Group& group);
/// The element that the only argument spells in the generators of a group of numbers, shown as it is written: names,
/// primes, powers, (R L)2, commutators [R, L] and conjugates [R: L], as in the language.
[[nodiscard]] Value element_spelled(const Group& of, std::span<const Operand> arguments, const lang::Where& call);
/// The letters of a word that is spelled in the same way in generators with these names.
[[nodiscard]] group::FreeWord free_word(const std::vector<std::string>& names, const std::string& text,
                                        const lang::Where& where);

}  // namespace cubelang::meaning
