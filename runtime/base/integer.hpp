#pragma once
// Integers and fractions of any size. Group orders and exponents soon exceed 64 bits, but most numbers do not.

#include <algorithm>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace cubelang::inline base {

/// A value beyond 64 bits is on the heap, shared by copies; only += and *= of its sole owner change it. Operations on
/// such values contain stop points (stop_point.hpp).
class Integer {
public:
    Integer() = default;
    template <std::integral T>
    Integer(T value) : small_(static_cast<std::int64_t>(value)) {
        if (std::unsigned_integral<T> && small_ < 0) *this = from_unsigned(static_cast<std::uint64_t>(value));
    }
    /// Decimal digits after an optional minus; leading 0: octal, 0x: hexadecimal. Otherwise throws
    /// std::runtime_error.
    explicit Integer(std::string_view text);

    Integer(const Integer& other) noexcept : small_(other.small_), large_(other.large_) {
        if (large_ != nullptr) hold();
    }
    Integer(Integer&& other) noexcept : small_(other.small_), large_(std::exchange(other.large_, nullptr)) {}
    Integer& operator=(Integer other) noexcept {
        std::swap(small_, other.small_);
        std::swap(large_, other.large_);
        return *this;
    }
    ~Integer() {
        if (large_ != nullptr) release();
    }

    friend bool operator==(const Integer& a, const Integer& b) { return a.compare(b) == 0; }
    friend std::strong_ordering operator<=>(const Integer& a, const Integer& b) { return a.compare(b) <=> 0; }
    /// Negative, zero or positive.
    [[nodiscard]] int compare(const Integer& other) const {
        if (large_ != nullptr || other.large_ != nullptr) return compare_large(other);
        return small_ < other.small_ ? -1 : static_cast<int>(small_ > other.small_);
    }

    friend Integer operator+(const Integer& a, const Integer& b) {
        std::int64_t sum = 0;
        const bool fits = are_small(a, b) && !__builtin_add_overflow(a.small_, b.small_, &sum);
        return fits ? Integer(sum) : sum_of_large(a, b);
    }
    friend Integer operator-(const Integer& a, const Integer& b) {
        std::int64_t rest = 0;
        const bool fits = are_small(a, b) && !__builtin_sub_overflow(a.small_, b.small_, &rest);
        return fits ? Integer(rest) : difference_of_large(a, b);
    }
    friend Integer operator*(const Integer& a, const Integer& b) {
        std::int64_t product = 0;
        const bool fits = are_small(a, b) && !__builtin_mul_overflow(a.small_, b.small_, &product);
        return fits ? Integer(product) : product_of_large(a, b);
    }
    /// Rounds towards zero; the remainder has the sign of a. Division by zero throws std::overflow_error.
    friend Integer operator/(const Integer& a, const Integer& b);
    friend Integer operator%(const Integer& a, const Integer& b);
    friend Integer operator<<(const Integer& a, std::size_t bits);
    friend Integer operator>>(const Integer& a, std::size_t bits);

    Integer operator-() const { return 0 - *this; }
    Integer& operator+=(const Integer& b) {
        std::int64_t sum = 0;
        if (!are_small(*this, b) || __builtin_add_overflow(small_, b.small_, &sum)) return add_large(b);
        small_ = sum;
        return *this;
    }
    Integer& operator-=(const Integer& b) { return *this = *this - b; }
    Integer& operator*=(const Integer& b);
    Integer& operator/=(const Integer& b) { return *this = *this / b; }
    Integer& operator%=(const Integer& b) { return *this = *this % b; }
    Integer& operator<<=(std::size_t bits) { return *this = *this << bits; }
    Integer& operator>>=(std::size_t bits) { return *this = *this >> bits; }
    Integer& operator++() { return *this += 1; }
    Integer operator++(int) { return std::exchange(*this, *this + 1); }
    Integer& operator--() { return *this -= 1; }

    friend Integer gcd(const Integer& a, const Integer& b);
    friend Integer lcm(const Integer& a, const Integer& b);
    friend Integer pow(const Integer& base, unsigned exponent);
    friend Integer abs(Integer a) { return a < 0 ? -a : a; }
    /// The position of the highest bit of a positive number.
    friend std::size_t msb(const Integer& a);
    friend std::size_t hash_value(const Integer& a);

    /// Signed: the nearest value of the type. Unsigned: the lowest bits; throws std::range_error if negative.
    template <std::integral T>
    explicit operator T() const {
        if constexpr (std::unsigned_integral<T>)
            return static_cast<T>(lowest_bits());
        else
            return static_cast<T>(
                std::clamp<std::int64_t>(nearest(), std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
    }
    explicit operator double() const;

    /// Does it fit in 64 bits?
    [[nodiscard]] bool is_small() const { return large_ == nullptr; }
    /// If it does. Null if not.
    [[nodiscard]] const std::int64_t* small() const { return large_ == nullptr ? &small_ : nullptr; }
    [[nodiscard]] std::int64_t* small() { return large_ == nullptr ? &small_ : nullptr; }
    [[nodiscard]] std::string str() const;
    /// For a non-negative number; without 0x.
    [[nodiscard]] std::string hexadecimal() const;
    friend std::ostream& operator<<(std::ostream& out, const Integer& a);

private:
    struct Large;
    struct Exact;

    [[nodiscard]] static Integer from_unsigned(std::uint64_t value);
    void hold() const noexcept;
    void release() noexcept;
    /// Whether += b may change the number on the heap: no other Integer shares it.
    [[nodiscard]] bool can_change_in_place(const Integer& b) const;
    Integer& normalize();
    [[nodiscard]] static bool are_small(const Integer& a, const Integer& b) {
        return a.large_ == nullptr && b.large_ == nullptr;
    }
    Integer& add_large(const Integer& b);
    [[nodiscard]] static Integer sum_of_large(const Integer& a, const Integer& b);
    [[nodiscard]] static Integer difference_of_large(const Integer& a, const Integer& b);
    [[nodiscard]] static Integer product_of_large(const Integer& a, const Integer& b);
    [[nodiscard]] static bool divides_small(const Integer& a, const Integer& b);
    [[nodiscard]] int compare_large(const Integer& other) const;
    [[nodiscard]] std::int64_t nearest() const { return large_ == nullptr ? small_ : nearest_to_large(); }
    [[nodiscard]] std::uint64_t lowest_bits() const {
        return large_ == nullptr && small_ >= 0 ? static_cast<std::uint64_t>(small_) : lowest_bits_checked();
    }
    [[nodiscard]] std::int64_t nearest_to_large() const;
    [[nodiscard]] std::uint64_t lowest_bits_checked() const;

    std::int64_t small_ = 0;
    Large* large_ = nullptr;  // null if the value fits in small_
};

/// Exact fractions, in lowest terms.
class Rational {
public:
    Rational() = default;
    template <std::integral T>
    Rational(T whole) : numerator_(whole) {}
    Rational(Integer whole) : numerator_(std::move(whole)) {}
    /// Throws std::overflow_error if the denominator is 0.
    Rational(const Integer& numerator, const Integer& denominator);
    /// Parses the format of str(); otherwise throws std::runtime_error.
    explicit Rational(std::string_view text);

    friend const Integer& numerator(const Rational& a) { return a.numerator_; }
    /// Positive.
    friend const Integer& denominator(const Rational& a) { return a.denominator_; }

    friend bool operator==(const Rational& a, const Rational& b) = default;
    friend std::strong_ordering operator<=>(const Rational& a, const Rational& b) { return a.compare(b) <=> 0; }
    /// Negative, zero or positive.
    [[nodiscard]] int compare(const Rational& other) const;

    friend Rational operator+(const Rational& a, const Rational& b);
    friend Rational operator-(const Rational& a, const Rational& b);
    friend Rational operator*(const Rational& a, const Rational& b);
    friend Rational operator/(const Rational& a, const Rational& b);
    Rational operator-() const { return Rational(0) - *this; }

    explicit operator double() const;
    /// "22/7", "3"
    [[nodiscard]] std::string str() const;
    friend std::ostream& operator<<(std::ostream& out, const Rational& a);

private:
    Integer numerator_, denominator_ = 1;
};

}  // namespace cubelang::inline base
