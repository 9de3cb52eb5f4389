#pragma once
// What fits in a place: for completion, and for the hole `?` in an expression.

#include <optional>

#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/meaning/assist/continuation.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {

/// The parameter of a built-in function that a place belongs to; null outside such a call.
[[nodiscard]] const Parameter* parameter_at(const Place& place);

/// The names with a value that fits: definitions of the program, constants, and functions with such a result.
[[nodiscard]] std::vector<Entry> fitting(const Scope& scope, const Parameter& parameter);

/// The error for a syntax error at `?` where a value is missing, `order(?)`: it lists what fits. Nothing for other
/// errors.
[[nodiscard]] std::optional<lang::Diagnostic> hole(const Scope& scope, const lang::Diagnostic& error);

}  // namespace cubelang::meaning
