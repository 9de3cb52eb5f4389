#pragma once
// Errors for invalid factors of a product, with hints: a call without its bracket, two values to print, a power.

#include <vector>

#include "lang/ast.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

/// Reports a function among the factors. The hint proposes the following factors as its arguments, or shows an example
/// if they are words of plain English.
[[noreturn]] void report_missing_bracket(const Scope& scope, const Locals* locals, const lang::Product& node,
                                         std::size_t at, const Operand& called);

/// Reports an invalid factor. `factors`: the evaluated factors; `at`: the index of the invalid one.
[[noreturn]] void report_factor(const lang::Product& node, std::span<const Operand> factors, std::size_t at);

/// Reports a value in place of an algorithm or permutation. `in_what`: the operation, such as "a commutator".
[[noreturn]] void report_non_element(const Operand& operand, std::string_view in_what);

/// Has the factor a minus sign that is not in brackets, such as `-2` in `7-2`?
[[nodiscard]] bool has_bare_minus(const lang::Factor& factor, const Operand& operand);

/// Throws an error if anything but numbers is divided, as in `R / U`.
void check_division(const lang::Product& node, std::span<const Operand> factors);

/// Reports two numbers side by side, among `count` factors.
[[noreturn]] void report_two_numbers(const Operand& second, std::size_t count);

}  // namespace cubelang::meaning
