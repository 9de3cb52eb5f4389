#pragma once
// Limits on the depth of an evaluation and on the size of its values.

#include <cstdint>

#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// Marks the stack position from which the depth of evaluations is measured. Without one there is no limit.
class StackBase {
public:
    StackBase();
    ~StackBase();
    StackBase(const StackBase&) = delete;
    StackBase& operator=(const StackBase&) = delete;

private:
    std::uintptr_t before_;
};

namespace detail {
/// The stack grows down to this address at most; 0: there is no limit.
inline constinit thread_local std::uintptr_t lowest_place = 0;
}  // namespace detail

/// Is the evaluation nested so deeply that the stack could overflow?
[[nodiscard]] inline bool is_too_deep() {
    return reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)) < detail::lowest_place;
}

/// Could check_size throw an error?
[[nodiscard]] inline bool may_be_too_large(const Value& value) {
    if (const auto* integer = value.as<Integer>()) return !integer->is_small();
    return value.as<Permutation>() == nullptr && value.as<Algorithm>() == nullptr && value.as<Boolean>() == nullptr;
}
/// Throws an error if the value exceeds a limit: one that doubles in a loop would use up memory and time.
void check_size(const Value& value, const lang::Where& where);
inline constexpr std::string_view hint_for_streams =
    "`for` reads a stream without making a list; first(s, 100) returns its first 100 values";
/// Throws an error if a collection of this extent, or with this many items, would exceed a limit.
void check_bytes(std::string_view noun, const Extent& extent, const lang::Where& where,
                 std::string_view hint = "an item that it contains twice counts twice");
void check_count(std::string_view noun, const Integer& count, const lang::Where& where, std::string_view hint);
/// The value of decimal digits. Throws an error if it is too long.
[[nodiscard]] Integer integer_literal(const std::string& digits, const lang::Where& where);

/// base^exponent for exponent >= 0. Throws an error if the result is too long.
[[nodiscard]] Integer integer_power(const Integer& base, const Integer& exponent, const lang::Where& where);

}  // namespace cubelang::meaning
