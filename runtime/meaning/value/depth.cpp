#include "runtime/meaning/value/depth.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/stack_room.hpp"
#include "runtime/meaning/context/limits.hpp"

namespace cubelang::meaning {
namespace {

using detail::lowest_place;

// On a small stack, half is reserved for calls at the deepest place; these never need more than a megabyte.
std::size_t room_below(const char* place) {
    constexpr std::size_t enough = std::size_t{1} << 20;
    const auto left = stack_below(place);
    return std::min(limits::deepest_stack, left - std::min(left / 2, enough));
}

}  // namespace

StackBase::StackBase() : before_(lowest_place) {
    const auto* here = static_cast<const char*>(__builtin_frame_address(0));
    const auto place = reinterpret_cast<std::uintptr_t>(here);
    // On a small machine (WebAssembly) the stack may be nearer to address 0 than the limit.
    if (lowest_place == 0) lowest_place = place - std::min<std::uintptr_t>(place - 1, room_below(here));
}
StackBase::~StackBase() { lowest_place = before_; }

void check_bytes(std::string_view noun, const Extent& extent, const lang::Where& where, std::string_view hint) {
    if (extent.size > limits::largest_value)
        throw lang::Error(
            where, fmt::format("this {} would take more than {} MiB of memory", noun, limits::largest_value >> 20U),
            std::string(hint));
    if (extent.depth > limits::deepest_list)
        throw lang::Error(where, fmt::format("{}s are nested deeper than {}", noun, limits::deepest_list));
}

void check_count(std::string_view noun, const Integer& count, const lang::Where& where, std::string_view hint) {
    const auto most = limits::largest_value / sizeof(Value) + 1;
    const auto size = sizeof(Value) * static_cast<std::uint64_t>(std::min(count, Integer(most)));
    check_bytes(noun, {1, size}, where, hint);
}

namespace {

[[noreturn]] void integer_too_long(const lang::Where& where) {
    throw lang::Error(where,
                      fmt::format("this integer would have more than {} binary digits", limits::longest_integer));
}

struct SizeCheck {
    const lang::Where& where;

    void operator()(const List& list) const { check_bytes("list", list.extent, where); }
    void operator()(const Map& map) const { check_bytes("map", map.extent, where); }
    void operator()(const Set& set) const { check_bytes("set", set.extent, where); }
    void operator()(const Text& text) const {
        if (text.text.size() > limits::longest_text)
            throw lang::Error(where, fmt::format("a text has at most {} bytes", limits::longest_text));
    }
    void operator()(const Integer& integer) const {
        if (integer != 0 && msb(abs(integer)) >= limits::longest_integer) integer_too_long(where);
    }
    void operator()(const Fraction& fraction) const {
        (*this)(Integer(numerator(*fraction.number)));
        (*this)(Integer(denominator(*fraction.number)));
    }
    /// Bounded by the size of the source text, or checked below.
    template <class T>
    void operator()(const T&) const {}
};

}  // namespace

void check_size(const Value& value, const lang::Where& where) {
    const SizeCheck size{where};
    value.visit(size);
    const bool is_stream = value.as<Stream>() != nullptr;
    if (is_stream || value.as<Record>() != nullptr)
        check_bytes(is_stream ? "stream" : "record", extent_of(value), where);
}

Integer integer_literal(const std::string& digits, const lang::Where& where) {
    // Leading zeros would make Boost read octal.
    const auto first = std::min(digits.find_first_not_of('0'), digits.size() - 1);
    // A decimal digit has more than three bits; parsing takes time quadratic in the number of digits.
    if (digits.size() - first > limits::longest_integer / 3) integer_too_long(where);
    return Integer(digits.substr(first));
}

Integer integer_power(const Integer& value, const Integer& exponent, const lang::Where& where) {
    if (exponent == 0) return 1;
    if (abs(value) <= 1) return exponent % 2 == 0 ? Integer(value * value) : value;
    // The power has at least exponent * msb bits and at most twice as many, so it is computed before the exact check.
    if (exponent * msb(abs(value)) >= limits::longest_integer) integer_too_long(where);
    Integer power = pow(value, static_cast<unsigned>(exponent));
    SizeCheck{where}(power);
    return power;
}

}  // namespace cubelang::meaning
