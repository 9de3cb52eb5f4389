#pragma once
// What is wrong with a factor that makes no product, and what its author most likely meant: a call without its bracket,
// two things to print, a power.

#include <vector>

#include "lang/ast.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {

/// A function among the factors: what stands behind it was meant as its arguments.
[[noreturn]] void call_without_bracket(const Scope& scope, const lang::Product& node, std::size_t at,
                                       const Operand& called);

/// The factors of a product, evaluated; `at` is the one to blame.
[[noreturn]] void report_factor(const lang::Product& node, const std::vector<Operand>& factors, std::size_t at);

/// For a value that stands where an algorithm or a permutation has to: "a commutator needs …".
[[noreturn]] void not_an_element(const Operand& operand, std::string_view in_what);

/// `-2` of `7-2`: a factor with a minus of its own, not in brackets.
[[nodiscard]] bool has_bare_minus(const lang::Factor& factor, const Operand& operand);

/// `R / U`: an error, if anything but numbers is divided.
void check_division(const lang::Product& node, const std::vector<Operand>& factors);

[[noreturn]] void two_numbers(const Operand& second);

}  // namespace cubelang::eval
