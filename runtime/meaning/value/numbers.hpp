#pragma once
// The arithmetic of integers and exact fractions. A fraction is never whole: what comes out whole is an integer.

#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// An integer or a fraction.
[[nodiscard]] bool is_number(const Value& value);
/// Of a number.
[[nodiscard]] Rational rational(const Value& number);
/// An integer if it is whole.
[[nodiscard]] Value make_number(const Rational& number);

[[nodiscard]] Value added(const Value& a, const Value& b);
[[nodiscard]] Value subtracted(const Value& a, const Value& b);
[[nodiscard]] Value multiplied(const Value& a, const Value& b);
/// By zero: an error at `where`.
[[nodiscard]] Value divided(const Value& a, const Value& b, const lang::Where& where);
[[nodiscard]] Value number_power(const Value& base, const Integer& exponent, const lang::Where& where);
/// Negative, zero or positive, as a is less than b, equal or greater.
[[nodiscard]] int compare_numbers(const Value& a, const Value& b);

/// To that many places behind the point; what is halfway goes away from zero.
[[nodiscard]] std::string decimal_text(const Rational& number, unsigned places);

}  // namespace cubelang::eval
