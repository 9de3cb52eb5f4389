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

namespace {

[[noreturn]] void integer_too_long(const lang::Where& where) {
    throw lang::Error(where,
                      fmt::format("this integer would have more than {} binary digits", limits::longest_integer));
}

struct SizeCheck {
    const lang::Where& where;

    void operator()(const List& list) const { check("list", list.items.size(), list.extent); }
    void operator()(const Map& map) const { check("map", map.items.size(), map.extent); }
    void operator()(const Set& set) const { check("set", set.members.items.size(), set.members.extent); }
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
    void check(std::string_view noun, std::size_t count, const Extent& extent) const {
        if (count > limits::longest_list)
            throw lang::Error(where, fmt::format("a {} has at most {} items", noun, limits::longest_list));
        if (extent.size > limits::largest_value)
            throw lang::Error(where,
                              fmt::format("this would have more than {} items, all together", limits::largest_value),
                              "an item that a list contains twice counts twice");
        if (extent.depth > limits::deepest_list)
            throw lang::Error(where, fmt::format("{}s are nested deeper than {}", noun, limits::deepest_list));
    }
};

}  // namespace

void check_size(const Value& value, const lang::Where& where) {
    const SizeCheck size{where};
    value.visit(size);
    const bool is_stream = value.as<Stream>() != nullptr;
    if (is_stream || value.as<Record>() != nullptr) size.check(is_stream ? "stream" : "record", 0, extent_of(value));
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
