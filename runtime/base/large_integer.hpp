#pragma once
// The operations of Boost's integers that take seconds for a million bits, in parts with stop points (stop_point.hpp)
// between them. Included by integer.cpp only, since Boost's header is large.

#include <boost/multiprecision/cpp_int.hpp>
#include <string>

namespace cubelang::large_integer {

using Wide = boost::multiprecision::cpp_int;

/// The quotient rounded towards zero; the rest has the sign of the dividend.
struct Division {
    Wide quotient, rest;
};
/// b is not 0.
[[nodiscard]] Division divide(const Wide& a, const Wide& b);
/// Not negative.
[[nodiscard]] Wide gcd(const Wide& x, const Wide& y);
/// Decimal digits, after a minus if a is negative.
[[nodiscard]] std::string digits(Wide a);

}  // namespace cubelang::large_integer
