#pragma once
// Exact fractions, in lowest terms.

#include <concepts>

#include "runtime/base/integer.hpp"

namespace cubelang {

class Rational {
public:
    Rational() = default;
    template <std::integral T>
    Rational(T whole) : numerator_(whole) {}
    Rational(Integer whole) : numerator_(std::move(whole)) {}
    /// By zero: std::overflow_error.
    Rational(const Integer& numerator, const Integer& denominator);
    /// As str() writes it; anything else: std::runtime_error.
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

}  // namespace cubelang
