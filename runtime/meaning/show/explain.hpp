#pragma once
// A permutation explained in words, below its picture.

#include <string>

#include "runtime/meaning/value/context.hpp"

namespace cubelang::eval {

/// What moves where and what is where, cycle by cycle; why the order is what it is; parities, twists and flips; for
/// a commutator or conjugate of algorithms, what follows from its form.
[[nodiscard]] std::string explain(Context& context, const Value& value, const lang::Where& where);
/// The same below the net of what is where, if that fits on the screen.
[[nodiscard]] render::Drawing explained(Context& context, const Value& value, const lang::Where& where);

}  // namespace cubelang::eval
