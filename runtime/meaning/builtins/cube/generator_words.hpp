#pragma once
// Built-ins for algorithms as words, applied to elements that are shown as words in the generators of a group, such as
// skewb("R L'") (`of_tuple` in bind.hpp).

#include "runtime/meaning/builtins/cube/tuples.hpp"

namespace cubelang::meaning {

[[nodiscard]] Value powers_of_word(const Tuple& element, Arguments arguments);
/// The number of powers of generators.
[[nodiscard]] Value length_of_word(const Tuple& element, Arguments arguments);
[[nodiscard]] Value simplified_word(const Tuple& element, Arguments arguments);
[[nodiscard]] Value expanded_word(const Tuple& element, Arguments arguments);
/// Shown as a word if the element is.
[[nodiscard]] Value inverse_of_element(const Tuple& element, Arguments arguments);

}  // namespace cubelang::meaning
