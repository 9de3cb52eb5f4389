#include "runtime/base/integer.hpp"

#include <atomic>
#include <bit>
#include <cmath>
#include <numeric>
#include <ostream>
#include <stdexcept>

#include "runtime/base/large_integer.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::inline base {
namespace {

using Wide = large_integer::Wide;
using Small = std::int64_t;
using Limits = std::numeric_limits<Small>;

}  // namespace

struct Integer::Large {
    Wide value;
    std::atomic<std::size_t> holders = 1;
};

/// Conversion to and from cpp_int.
struct Integer::Exact {
    explicit Exact(const Integer& number)
        : own(number.small_), value(number.large_ == nullptr ? own : number.large_->value) {}

    // The number of limbs nearly always decides.
    static bool is_small(const Wide& value) {
        if (value.backend().size() * sizeof(boost::multiprecision::limb_type) > sizeof(Small)) return false;
        return value >= Limits::min() && value <= Limits::max();
    }

    static Integer narrowed(Wide value) {
        if (is_small(value)) return static_cast<Small>(value);
        stop_point();
        Integer result;
        result.large_ = new Large{std::move(value)};
        return result;
    }

    Wide own;
    const Wide& value;
};

Integer::Integer(std::string_view text) : Integer(Exact::narrowed(Wide(std::string(text)))) {}

Integer Integer::from_unsigned(std::uint64_t value) { return Exact::narrowed(value); }

void Integer::hold() const noexcept { large_->holders.fetch_add(1, std::memory_order_relaxed); }

void Integer::release() noexcept {
    if (large_->holders.fetch_sub(1, std::memory_order_acq_rel) == 1) delete large_;
}

int Integer::compare_large(const Integer& other) const { return Exact(*this).value.compare(Exact(other).value); }

Integer Integer::sum_of_large(const Integer& a, const Integer& b) {
    return Exact::narrowed(Exact(a).value + Exact(b).value);
}

bool Integer::can_change_in_place(const Integer& b) const {
    return large_ != nullptr && &b != this && large_->holders.load(std::memory_order_acquire) == 1;
}

Integer& Integer::normalize() {
    return Exact::is_small(large_->value) ? *this = static_cast<Small>(large_->value) : *this;
}

Integer& Integer::add_large(const Integer& b) {
    if (!can_change_in_place(b)) return *this = *this + b;
    large_->value += Exact(b).value;
    return normalize();
}

Integer& Integer::operator*=(const Integer& b) {
    if (!can_change_in_place(b)) return *this = *this * b;
    large_->value *= Exact(b).value;
    return normalize();
}

Integer Integer::difference_of_large(const Integer& a, const Integer& b) {
    return Exact::narrowed(Exact(a).value - Exact(b).value);
}

Integer Integer::product_of_large(const Integer& a, const Integer& b) {
    return Exact::narrowed(Exact(a).value * Exact(b).value);
}

// INT64_MIN / -1 does not fit either.
bool Integer::divides_small(const Integer& a, const Integer& b) {
    return a.large_ == nullptr && b.large_ == nullptr && b.small_ != 0 && b.small_ != -1;
}

Integer operator/(const Integer& a, const Integer& b) {
    if (Integer::divides_small(a, b)) return a.small_ / b.small_;
    if (b == 0) throw std::overflow_error("division by zero");
    return Integer::Exact::narrowed(large_integer::divide(Integer::Exact(a).value, Integer::Exact(b).value).quotient);
}

Integer operator%(const Integer& a, const Integer& b) {
    if (Integer::divides_small(a, b)) return a.small_ % b.small_;
    if (b == 0) throw std::overflow_error("division by zero");
    return Integer::Exact::narrowed(large_integer::divide(Integer::Exact(a).value, Integer::Exact(b).value).rest);
}

Integer operator<<(const Integer& a, std::size_t bits) {
    return Integer::Exact::narrowed(Integer::Exact(a).value << bits);
}

Integer operator>>(const Integer& a, std::size_t bits) {
    return Integer::Exact::narrowed(Integer::Exact(a).value >> bits);
}

Integer gcd(const Integer& a, const Integer& b) {
    const bool are_small = a.large_ == nullptr && b.large_ == nullptr;
    if (are_small && a.small_ != Limits::min() && b.small_ != Limits::min()) return std::gcd(a.small_, b.small_);
    return Integer::Exact::narrowed(large_integer::gcd(Integer::Exact(a).value, Integer::Exact(b).value));
}

Integer lcm(const Integer& a, const Integer& b) { return a == 0 || b == 0 ? 0 : abs(a / gcd(a, b) * b); }

Integer pow(const Integer& base, unsigned exponent) {
    return Integer::Exact::narrowed(boost::multiprecision::pow(Integer::Exact(base).value, exponent));
}

std::size_t msb(const Integer& a) {
    if (a.large_ == nullptr && a.small_ > 0) return static_cast<std::size_t>(std::bit_width(a.lowest_bits()) - 1);
    return boost::multiprecision::msb(Integer::Exact(a).value);
}

std::size_t hash_value(const Integer& a) { return hash_value(Integer::Exact(a).value); }

Integer::operator double() const {
    return large_ == nullptr ? static_cast<double>(small_) : static_cast<double>(large_->value);
}

std::string Integer::str() const {
    return large_ == nullptr ? std::to_string(small_) : large_integer::digits(large_->value);
}

std::string Integer::hexadecimal() const { return Exact(*this).value.str(0, std::ios_base::hex); }

std::ostream& operator<<(std::ostream& out, const Integer& a) { return out << a.str(); }

std::int64_t Integer::nearest_to_large() const { return large_->value < 0 ? Limits::min() : Limits::max(); }

std::uint64_t Integer::lowest_bits_checked() const {
    if (*this < 0) throw std::range_error("a negative number has no unsigned form");
    return static_cast<std::uint64_t>(large_->value);
}

Rational::Rational(const Integer& numerator, const Integer& denominator) {
    if (denominator == 0) throw std::overflow_error("a fraction with denominator 0");
    const Integer common = denominator < 0 ? -gcd(numerator, denominator) : gcd(numerator, denominator);
    numerator_ = numerator / common;
    denominator_ = denominator / common;
}

Rational::Rational(std::string_view text) : Rational(Integer(text.substr(0, text.find('/')))) {
    const auto slash = text.find('/');
    if (slash != text.npos) *this = Rational(numerator_, Integer(text.substr(slash + 1)));
}

int Rational::compare(const Rational& other) const {
    return (numerator_ * other.denominator_).compare(other.numerator_ * denominator_);
}

Rational operator+(const Rational& a, const Rational& b) {
    return {a.numerator_ * b.denominator_ + b.numerator_ * a.denominator_, a.denominator_ * b.denominator_};
}

Rational operator-(const Rational& a, const Rational& b) {
    return {a.numerator_ * b.denominator_ - b.numerator_ * a.denominator_, a.denominator_ * b.denominator_};
}

Rational operator*(const Rational& a, const Rational& b) {
    return {a.numerator_ * b.numerator_, a.denominator_ * b.denominator_};
}

Rational operator/(const Rational& a, const Rational& b) {
    return {a.numerator_ * b.denominator_, a.denominator_ * b.numerator_};
}

Rational::operator double() const {
    if (numerator_ == 0) return 0;
    // The quotient has 64 binary digits, more than a double.
    const auto digits = [](const Integer& a) { return static_cast<int>(msb(abs(a))); };
    const int shift = 64 + digits(denominator_) - digits(numerator_);
    const Integer quotient = shift >= 0 ? (numerator_ << static_cast<std::size_t>(shift)) / denominator_
                                        : numerator_ / (denominator_ << static_cast<std::size_t>(-shift));
    return std::ldexp(static_cast<double>(quotient), -shift);
}

std::string Rational::str() const { return numerator_.str() + (denominator_ == 1 ? "" : "/" + denominator_.str()); }

std::ostream& operator<<(std::ostream& out, const Rational& a) { return out << a.str(); }

}  // namespace cubelang::inline base
