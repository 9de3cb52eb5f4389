#pragma once
// Words in the named generators of a group, read from a text: `skewb("R L' R2")`.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/algebra/group/coset_enumeration.hpp"
#include "runtime/algebra/group/words.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::meaning {

/// Whether a generator can have this name: a letter, then letters, digits and _, perhaps after layers, as 2R and 2-3Rw.
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

/// An element of the group, shown as this word in its generators.
[[nodiscard]] Value element_written(const groups::GroupPtr& group, const group::Permutation& p, std::string word);

/// The word of an element: powers of the generators of a group.
struct GeneratorWord {
    groups::GroupPtr group;
    group::Word word;
};
/// The word of the element as it is shown, without brackets; nothing without a word, or if a generator has no name.
/// Throws an error at `where` if it has more than `most` powers.
[[nodiscard]] std::optional<GeneratorWord> generator_word(const Tuple& element, const lang::Where& where,
                                                          std::size_t most = limits::longest_expansion);

}  // namespace cubelang::meaning
