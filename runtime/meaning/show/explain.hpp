#pragma once
// Explanation of a permutation as text, below its picture.

#include <string>

#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// Explains a permutation: its cycles, its order and the reason for it, parities, twists and flips; for a commutator
/// or conjugate of algorithms also the consequences of its form.
[[nodiscard]] std::string explain(Context& context, const Value& value, const lang::Where& where);
/// The cycles of a permutation of numbers, its order and its parity.
[[nodiscard]] std::string explain(const Tuple& tuple);
/// The first below the net of the position, if the net fits on the screen.
[[nodiscard]] render::Drawing explanation_drawing(Context& context, const Value& value, const lang::Where& where);

}  // namespace cubelang::meaning
