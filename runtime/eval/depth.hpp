#pragma once
// The limits of one evaluation's depth and of its integers.

#include "lang/diagnostic.hpp"
#include "runtime/perm/integer.hpp"

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

/// base^exponent; a negative exponent or a result beyond the limit is an error.
[[nodiscard]] Integer integer_power(const Integer& base, const Integer& exponent, const lang::Where& where);

}  // namespace cubelang::eval
