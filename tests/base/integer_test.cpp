#include "runtime/base/integer.hpp"

#include <boost/multiprecision/cpp_int.hpp>
#include <limits>
#include <random>
#include <vector>

#include "runtime/base/stop_point.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::integer_test {
namespace {

using Reference = boost::multiprecision::cpp_int;

// Numbers near 0, and near the limits of 32, 64 and 128 bits.
std::vector<Reference> samples() {
    std::vector<Reference> numbers;
    for (const unsigned bits : {0U, 5U, 31U, 32U, 62U, 63U, 64U, 65U, 127U, 128U, 300U})
        for (int near = -2; near <= 2; ++near) {
            numbers.push_back((Reference(1) << bits) + near);
            numbers.push_back(-numbers.back());
        }
    return numbers;
}

Integer made(const Reference& number) { return Integer(number.str()); }

}  // namespace

TEST_CASE("arithmetic agrees with cpp_int") {
    for (const auto& a : samples())
        for (const auto& b : samples()) {
            CAPTURE(a.str(), b.str());
            const auto x = made(a), y = made(b);
            REQUIRE((x + y).str() == Reference(a + b).str());
            REQUIRE((x - y).str() == Reference(a - b).str());
            REQUIRE((x * y).str() == Reference(a * b).str());
            REQUIRE(gcd(x, y).str() == Reference(gcd(a, b)).str());
            REQUIRE(lcm(x, y).str() == Reference(lcm(a, b)).str());
            REQUIRE((x < y) == (a < b));
            REQUIRE((x == y) == (a == b));
            if (b == 0) {
                REQUIRE_THROWS_AS(x / y, std::overflow_error);
                continue;
            }
            REQUIRE((x / y).str() == Reference(a / b).str());
            REQUIRE((x % y).str() == Reference(a % b).str());
        }
}

TEST_CASE("parsing, shifts and conversions agree with cpp_int") {
    for (const auto& a : samples()) {
        const auto x = made(a);
        CAPTURE(x.str());
        REQUIRE(x.str() == a.str());
        REQUIRE(hash_value(x) == hash_value(made(Reference(a * 3 - a - a))));
        REQUIRE(pow(x, 5).str() == Reference(pow(a, 5)).str());
        REQUIRE(static_cast<double>(x) == static_cast<double>(a));
        REQUIRE(static_cast<int>(x) == static_cast<int>(a));
        REQUIRE(static_cast<std::int64_t>(x) == static_cast<std::int64_t>(a));
        if (a < 0)
            REQUIRE_THROWS_AS(static_cast<std::uint64_t>(x), std::range_error);
        else
            REQUIRE(static_cast<std::uint64_t>(x) == static_cast<std::uint64_t>(a));
        if (a > 0) REQUIRE(msb(x) == msb(a));
        for (const unsigned bits : {0U, 1U, 63U, 64U, 200U}) {
            REQUIRE((x << bits).str() == Reference(a << bits).str());
            REQUIRE((x >> bits).str() == Reference(a >> bits).str());
        }
    }
    CHECK(Integer(std::numeric_limits<std::uint64_t>::max()).str() == "18446744073709551615");
    CHECK((Integer(1) << 64).hexadecimal() == "10000000000000000");
}

TEST_CASE("compound assignment agrees with its operator, and copies are unchanged") {
    for (const auto& a : samples())
        for (const auto& b : samples()) {
            CAPTURE(a.str(), b.str());
            Integer alone = made(a), shared = made(a), itself = made(a);
            const Integer copy = shared, y = made(b);
            alone += y;
            REQUIRE(alone.str() == Reference(a + b).str());
            REQUIRE(alone == made(a) + y);  // small numbers are never kept as large ones
            alone *= y;
            REQUIRE(alone.str() == Reference((a + b) * b).str());
            shared *= y;
            shared += copy;
            REQUIRE(shared.str() == Reference(a * b + a).str());
            REQUIRE(copy.str() == a.str());
            itself += itself;
            itself *= itself;
            REQUIRE(itself.str() == Reference(4 * a * a).str());
        }
}

TEST_CASE("arithmetic on numbers of many digits agrees with cpp_int") {
    std::mt19937_64 random(1);
    const auto number = [&](unsigned most) {
        Reference a = 0;
        for (auto words = random() % most; words-- > 0;) a = (a << 64) + random();
        return random() % 2 == 0 ? a : Reference(-a);
    };
    for (int round = 0; round < 40; ++round) {
        const auto a = number(2000), b = number(round % 2 == 0 ? 200 : 2000), c = number(20) + 1;
        const auto x = made(a), y = made(b), z = made(c);
        REQUIRE(x.str() == a.str());
        REQUIRE((x / z).str() == Reference(a / c).str());
        REQUIRE((x % z).str() == Reference(a % c).str());
        if (b == 0) continue;
        REQUIRE((x / y).str() == Reference(a / b).str());
        REQUIRE((x % y).str() == Reference(a % b).str());
        REQUIRE(gcd(x * z, y * z).str() == Reference(gcd(Reference(a * c), Reference(b * c))).str());
    }
}

TEST_CASE("division, gcd and conversion of large integers have stop points") {
    const Integer a = pow(Integer(3), 200'000), b = pow(Integer(7), 50'000) + 1;
    const std::atomic<bool> stop = true;
    const StopScope scope(&stop);
    CHECK_THROWS_AS(a / b, Stopped);
    CHECK_THROWS_AS(a % b, Stopped);
    CHECK_THROWS_AS(gcd(a, b), Stopped);
    CHECK_THROWS_AS(lcm(a, b), Stopped);
    CHECK_THROWS_AS(a.str(), Stopped);
    CHECK_THROWS_AS(Rational(a, b), Stopped);
}

TEST_CASE("copies of a large integer are independent") {
    Integer a = Integer(1) << 100;
    const Integer b = a;
    a += 1;
    Integer c = std::move(a);
    a = b;
    CHECK(c - b == 1);
    CHECK(a == b);
    c = c++ - c;
    CHECK(c == -1);
}

TEST_CASE("fractions are in lowest terms, and their denominator is positive") {
    CHECK(Rational(6, -4).str() == "-3/2");
    CHECK(Rational("22/7") * 7 == 22);
    CHECK((Rational(1, 3) + Rational(1, 6)).str() == "1/2");
    CHECK(Rational(1, 3) - Rational(1, 2) < 0);
    CHECK(Rational(-2, 3) / Rational(-4, 3) == Rational(1, 2));
    CHECK(static_cast<double>(Rational(-1, 4)) == -0.25);
    CHECK(static_cast<double>(Rational(Integer(3) << 2000, Integer(1) << 2002)) == 0.75);
    CHECK_THROWS_AS(Rational(1, 0), std::overflow_error);
    CHECK_THROWS_AS(Rational(1) / 0, std::overflow_error);
    CHECK_THROWS_AS(Rational("1/x"), std::runtime_error);
}

}  // namespace cubelang::integer_test
