#pragma once
// The limits of one evaluation's depth and of its values.

#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// Marks the bottom of the machine stack for the evaluations below it; without one, nothing is limited.
class StackBase {
public:
    StackBase();
    ~StackBase();
    StackBase(const StackBase&) = delete;
    StackBase& operator=(const StackBase&) = delete;

private:
    const char* before_;
};

/// Throws when the evaluation is nested so deep that the machine's stack would not bear more.
void check_depth(const lang::Where& where);

/// Throws when a value has grown beyond its limit: one that doubles in a loop would take all memory and time.
void check_size(const Value& value, const lang::Where& where);
/// The number with these decimal digits.
[[nodiscard]] Integer integer_literal(const std::string& digits, const lang::Where& where);

/// base^exponent, which is not negative; a result beyond the limit is an error.
[[nodiscard]] Integer integer_power(const Integer& base, const Integer& exponent, const lang::Where& where);

}  // namespace cubelang::eval
