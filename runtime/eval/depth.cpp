#include "runtime/eval/depth.hpp"

#include <fmt/format.h>

#include "runtime/eval/limits.hpp"

namespace cubelang::eval {
namespace {

thread_local const char* base = nullptr;

const char* here() { return static_cast<const char*>(__builtin_frame_address(0)); }

}  // namespace

StackBase::StackBase() : before_(base) {
    if (base == nullptr) base = here();
}
StackBase::~StackBase() { base = before_; }

void check_depth(const lang::Where& where) {
    const auto used = base == nullptr ? 0 : base > here() ? base - here() : here() - base;
    if (static_cast<std::size_t>(used) > limits::deepest_stack)
        throw lang::Error(where, "this is nested too deep to be worked out", "give part of it a name with `let`");
}

Integer integer_power(const Integer& value, const Integer& exponent, const lang::Where& where) {
    if (exponent < 0) throw lang::Error(where, "an integer to a negative power is no integer");
    if (abs(value) <= 1) return exponent == 0 ? Integer(1) : exponent % 2 == 0 ? Integer(value * value) : value;
    if (exponent * (msb(abs(value)) + 1) > limits::longest_integer)
        throw lang::Error(where, fmt::format("this integer would have more than {} binary digits", limits::longest_integer));
    return pow(value, static_cast<unsigned>(exponent));
}

}  // namespace cubelang::eval
