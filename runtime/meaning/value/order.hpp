#pragma once
// The order of any two values, and their identity as keys of maps and items of sets.

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::meaning {

/// `sorting`: algorithms of the same effect come by their length, and groups of the same order and functions of the
/// same name together. `identity`: zero for equal values, and only for them.
enum class Precision : std::uint8_t { sorting, identity };

/// Negative, zero or positive as a comes before b, with b, or after b: first by type (docs/data.md). Throws an
/// error for a stream.
[[nodiscard]] int order_of(Context& context, const Value& a, const Value& b, const lang::Where& where,
                           Precision precision = Precision::sorting);

}  // namespace cubelang::meaning
