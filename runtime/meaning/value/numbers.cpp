#include "runtime/meaning/value/numbers.hpp"

#include "runtime/meaning/value/depth.hpp"

namespace cubelang::meaning {
namespace {

const Integer* integer(const Value& value) { return value.as<Integer>(); }

bool are_integers(const Value& a, const Value& b) { return integer(a) != nullptr && integer(b) != nullptr; }

}  // namespace

bool is_number(const Value& value) { return integer(value) != nullptr || value.as<Fraction>() != nullptr; }

Rational rational(const Value& number) {
    const auto* whole = integer(number);
    return whole != nullptr ? Rational(*whole) : *number.as<Fraction>()->number;
}

Value make_number(const Rational& number) {
    if (denominator(number) == 1) return make_integer(numerator(number));
    return {Fraction{std::make_shared<const Rational>(number)}};
}

Value added(const Value& a, const Value& b) {
    if (are_integers(a, b)) return make_integer(*integer(a) + *integer(b));
    return make_number(rational(a) + rational(b));
}

Value subtracted(const Value& a, const Value& b) {
    if (are_integers(a, b)) return make_integer(*integer(a) - *integer(b));
    return make_number(rational(a) - rational(b));
}

Value multiplied(const Value& a, const Value& b) {
    if (are_integers(a, b)) return make_integer(*integer(a) * *integer(b));
    return make_number(rational(a) * rational(b));
}

Value divided(const Value& a, const Value& b, const lang::Where& where) {
    const auto divisor = rational(b);
    if (divisor == 0) throw lang::Error(where, "division by zero");
    return make_number(rational(a) / divisor);
}

Value number_power(const Value& base, const Integer& exponent, const lang::Where& where) {
    if (integer(base) != nullptr && exponent >= 0) return make_integer(integer_power(*integer(base), exponent, where));
    const auto number = rational(base);
    const Integer times = abs(exponent);
    const Rational power(integer_power(numerator(number), times, where),
                         integer_power(denominator(number), times, where));
    return exponent < 0 ? divided(make_integer(1), make_number(power), where) : make_number(power);
}

int compare_numbers(const Value& a, const Value& b) {
    if (are_integers(a, b)) return integer(a)->compare(*integer(b));
    return rational(a).compare(rational(b));
}

std::string decimal_text(const Rational& number, unsigned places) {
    const Integer scale = pow(Integer(10), places);
    const Integer twice = 2 * scale * abs(numerator(number)), below = denominator(number);
    const Integer rounded = (twice / below + 1) / 2;
    auto digits = rounded.str();
    if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
    if (places > 0) digits.insert(digits.size() - places, ".");
    return (number < 0 && rounded != 0 ? "-" : "") + digits;
}

}  // namespace cubelang::meaning
