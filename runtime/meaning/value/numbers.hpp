#pragma once
// Arithmetic of integers and exact fractions. A Fraction is never whole: whole results become integers.

#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// An integer or a fraction.
[[nodiscard]] bool is_number(const Value& value);
/// The value of an integer or a fraction.
[[nodiscard]] Rational rational(const Value& number);
/// An integer if the number is whole, else a fraction.
[[nodiscard]] Value make_number(const Rational& number);

[[nodiscard]] Value added(const Value& a, const Value& b);
[[nodiscard]] Value subtracted(const Value& a, const Value& b);
[[nodiscard]] Value multiplied(const Value& a, const Value& b);
/// Throws an error at `where` for division by zero.
[[nodiscard]] Value divided(const Value& a, const Value& b, const lang::Where& where);
[[nodiscard]] Value number_power(const Value& base, const Integer& exponent, const lang::Where& where);
/// Negative, zero or positive as a is less than, equal to or greater than b.
[[nodiscard]] int compare_numbers(const Value& a, const Value& b);

/// Rounded to `places` decimals, halves away from zero.
[[nodiscard]] std::string decimal_text(const Rational& number, unsigned places);

}  // namespace cubelang::meaning
