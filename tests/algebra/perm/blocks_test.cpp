#include "runtime/algebra/perm/blocks.hpp"

#include <numeric>

#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::perm::blocks_test {

TEST_CASE("operations on rows act block by block") {
    test::property("a product multiplies each block", [] {
        const auto size = *rc::gen::inRange<std::size_t>(0, 10);
        const auto a = *test::blocks(size), b = *test::blocks(size);
        const auto ab = product(a, b);
        RC_ASSERT(ab.size() == size);
        for (std::size_t i = 0; i < size; ++i) RC_ASSERT(ab[i] == product(a[i], b[i]));
    });
    test::property("multiply_by is the product in place", [] {
        const auto a = *test::blocks(7), b = *test::blocks(7);
        auto changed = a;
        multiply_by(changed, b);
        RC_ASSERT(changed == product(a, b));
    });
    test::property("a row and its inverse cancel", [] {
        const auto a = *test::blocks(7);
        RC_ASSERT(is_identity(product(a, inverse(a))));
        RC_ASSERT(product(a, inverse(a)) == identity_blocks(7));
    });
}

TEST_CASE("only the identity is the identity") {
    CHECK(is_identity(identity_blocks(3)));
    CHECK(is_identity({}));
    auto last_moved = identity_blocks(3);
    std::swap(last_moved[2][22], last_moved[2][23]);
    CHECK_FALSE(is_identity(last_moved));
}

TEST_CASE("a power of a row is the repeated product") {
    test::property([] {
        const auto a = *test::blocks(3);
        const auto exponent = *rc::gen::inRange(0U, 60U);
        auto wanted = identity_blocks(3);
        for (unsigned i = 0; i < exponent; ++i) wanted = product(wanted, a);
        RC_ASSERT(power(a, exponent) == wanted);
    });
}

TEST_CASE("exponents count modulo the lcm of 1 to 24") {
    std::uint64_t lcm = 1;
    for (std::uint64_t i = 1; i <= 24; ++i) lcm = std::lcm(lcm, i);
    CHECK(exponent_modulus == lcm);
    test::property("every row of blocks raised to it is the identity", [] {
        const auto exponent = *rc::gen::arbitrary<std::uint32_t>();
        const auto a = *test::blocks(3);
        RC_ASSERT(is_identity(power(a, exponent_modulus)));
        RC_ASSERT(power(a, exponent + exponent_modulus) == power(a, exponent));
    });
}

TEST_CASE("the order of a row is the lcm of its cycle lengths") {
    test::property("no proper divisor of the order suffices", [] {
        const auto a = *test::blocks(3);
        const auto order = lcm_of_lengths(cycle_lengths(a));
        RC_ASSERT(is_identity(power(a, order)));
        for (std::uint64_t prime : {2, 3, 5, 7, 11, 13, 17, 19, 23})
            if (order % prime == 0) RC_ASSERT_FALSE(is_identity(power(a, order / prime)));
    });
    CHECK(cycle_lengths(identity_blocks(2)) == 1U << 1);
    CHECK(cycle_lengths(Blocks{}) == 0);
}

TEST_CASE("the lcm of a set of lengths given as bits") {
    CHECK(lcm_of_lengths(0) == 1);
    CHECK(lcm_of_lengths(1U << 1) == 1);
    CHECK(lcm_of_lengths(1U << 4 | 1U << 6) == 12);
    CHECK(lcm_of_lengths(1U << 24 | 1U << 23) == 552);
    CHECK(lcm_of_lengths(0x1FFFFFEU) == exponent_modulus);  // all of 1 to 24
}

}  // namespace cubelang::perm::blocks_test
