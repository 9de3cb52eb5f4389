#pragma once
// Limits on the depth of an evaluation and on the size of its values.

#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// Marks the stack position from which the depth of evaluations is measured. Without one there is no limit.
class StackBase {
public:
    StackBase();
    ~StackBase();
    StackBase(const StackBase&) = delete;
    StackBase& operator=(const StackBase&) = delete;

private:
    const char* before_;
};

/// Throws an error if the evaluation is nested so deeply that the stack could overflow.
void check_depth(const lang::Where& where);

/// Throws an error if the value exceeds a limit: one that doubles in a loop would use up memory and time.
void check_size(const Value& value, const lang::Where& where);
/// The value of decimal digits. Throws an error if it is too long.
[[nodiscard]] Integer integer_literal(const std::string& digits, const lang::Where& where);

/// base^exponent for exponent >= 0. Throws an error if the result is too long.
[[nodiscard]] Integer integer_power(const Integer& base, const Integer& exponent, const lang::Where& where);

}  // namespace cubelang::eval
