#include "runtime/meaning/value/depth.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/meaning/host/thread_stack.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/meaning/value/match.hpp"

namespace cubelang::eval {
namespace {

thread_local const char* base = nullptr;
thread_local std::size_t room = limits::deepest_stack;  // below the base

const char* here() { return static_cast<const char*>(__builtin_frame_address(0)); }

// On a small stack half of it is left to what is called at the deepest place; that never needs more than a megabyte.
std::size_t room_below(const char* place) {
    constexpr std::size_t enough = std::size_t{1} << 20;
    const auto left = stack_below(place);
    return std::min(limits::deepest_stack, left - std::min(left / 2, enough));
}

}  // namespace

StackBase::StackBase() : before_(base) {
    if (base != nullptr) return;
    base = here();
    room = room_below(base);
}
StackBase::~StackBase() { base = before_; }

void check_depth(const lang::Where& where) {
    if (base == nullptr) return;
    const auto used = base > here() ? base - here() : here() - base;
    if (static_cast<std::size_t>(used) > room)
        throw lang::Error(where, "this is nested too deep to be evaluated", "give part of it a name with `let`");
}

namespace {

[[noreturn]] void integer_too_long(const lang::Where& where) {
    throw lang::Error(where,
                      fmt::format("this integer would have more than {} binary digits", limits::longest_integer));
}

struct SizeCheck {
    const lang::Where& where;

    void operator()(const List& list) const {
        if (list.items->size() > limits::longest_list)
            throw lang::Error(where, fmt::format("a list has at most {} items", limits::longest_list));
        check(list.extent);
        if (list.extent.depth > limits::deepest_list)
            throw lang::Error(where, fmt::format("lists are nested deeper than {}", limits::deepest_list));
    }
    void operator()(const Map& map) const {
        if (map.items->size() > limits::longest_list)
            throw lang::Error(where, fmt::format("a map has at most {} items", limits::longest_list));
        check(map.extent);
        if (map.extent.depth > limits::deepest_list)
            throw lang::Error(where, fmt::format("maps are nested deeper than {}", limits::deepest_list));
    }
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
    void check(const Extent& extent) const {
        if (extent.size > limits::largest_value)
            throw lang::Error(where,
                              fmt::format("this would have more than {} items, all together", limits::largest_value),
                              "what a list holds twice counts twice");
    }
    /// Bounded by the size of the source text.
    template <one_of<Boolean, Algorithm, Permutation, Location, Record, Goal, Function, cube::Symmetry, Picture,
                     Mirrored, Tuple, Group, Stream>
                  T>
    void operator()(const T&) const {}
};

}  // namespace

void check_size(const Value& value, const lang::Where& where) { match(value, SizeCheck{where}); }

Integer integer_literal(const std::string& digits, const lang::Where& where) {
    // Leading zeros would make Boost read octal.
    const auto first = std::min(digits.find_first_not_of('0'), digits.size() - 1);
    // A decimal digit is more than three binary ones; reading takes the square of their number.
    if (digits.size() - first > limits::longest_integer / 3) integer_too_long(where);
    return Integer(digits.substr(first));
}

Integer integer_power(const Integer& value, const Integer& exponent, const lang::Where& where) {
    if (exponent == 0) return 1;
    if (abs(value) <= 1) return exponent % 2 == 0 ? Integer(value * value) : value;
    // The power has at least that many binary digits, and at most twice as many: computed first, it is then measured.
    if (exponent * msb(abs(value)) >= limits::longest_integer) integer_too_long(where);
    Integer power = pow(value, static_cast<unsigned>(exponent));
    SizeCheck{where}(power);
    return power;
}

}  // namespace cubelang::eval
