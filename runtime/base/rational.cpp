#include "runtime/base/rational.hpp"

#include <cmath>
#include <ostream>
#include <stdexcept>

namespace cubelang {

Rational::Rational(const Integer& numerator, const Integer& denominator) {
    if (denominator == 0) throw std::overflow_error("a fraction by zero");
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

}  // namespace cubelang
