#include "runtime/algebra/perm/block.hpp"

#include <vector>

#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::perm::block_test {
namespace {

// One cycle through the given points.
Block cycle(const std::vector<int>& points) {
    auto block = identity();
    for (std::size_t i = 0; i < points.size(); ++i)
        block[points[i]] = static_cast<std::uint8_t>(points[(i + 1) % points.size()]);
    return block;
}

Block repeated(const Block& a, unsigned times) {
    auto result = identity();
    for (unsigned i = 0; i < times; ++i) result = product(result, a);
    return result;
}

}  // namespace

TEST_CASE("a product applies the left factor first, then the right") {
    const auto ab = product(cycle({0, 1}), cycle({1, 2}));
    CHECK(ab[0] == 2);  // 0 to 1, then 1 to 2
    CHECK(ab[1] == 0);
    CHECK(ab[2] == 1);
    CHECK(ab == cycle({0, 2, 1}));
    CHECK(product(cycle({1, 2}), cycle({0, 1})) == cycle({0, 1, 2}));
}

TEST_CASE("blocks are a group") {
    test::property("products associate", [] {
        const auto a = *test::block(), b = *test::block(), c = *test::block();
        RC_ASSERT(product(product(a, b), c) == product(a, product(b, c)));
    });
    test::property("the identity changes no factor, on either side", [] {
        const auto a = *test::block();
        RC_ASSERT(product(a, identity()) == a);
        RC_ASSERT(product(identity(), a) == a);
    });
    test::property("a block and its inverse cancel, in either order", [] {
        const auto a = *test::block();
        RC_ASSERT(product(a, inverse(a)) == identity());
        RC_ASSERT(product(inverse(a), a) == identity());
    });
    test::property("the inverse of a product is the product of the inverses in reverse order", [] {
        const auto a = *test::block(), b = *test::block();
        RC_ASSERT(inverse(product(a, b)) == product(inverse(b), inverse(a)));
    });
}

TEST_CASE("the padding of a block is fixed") {
    test::property("under products, inverses and powers", [] {
        const auto exponent = *rc::gen::arbitrary<std::uint64_t>();
        const auto a = *test::block(), b = *test::block();
        for (const auto& c : {product(a, b), inverse(a), power(a, exponent)})
            for (int i = block_points; i < 32; ++i) RC_ASSERT(c[i] == i);
    });
}

TEST_CASE("a power is the repeated product") {
    test::property("for exponents small enough to try", [] {
        const auto a = *test::block();
        const auto exponent = *rc::gen::inRange(0U, 200U);
        RC_ASSERT(power(a, exponent) == repeated(a, exponent));
    });
    test::property("exponents add up", [] {
        const auto a = *test::block();
        const auto m = *rc::gen::inRange<std::uint64_t>(0, 1ULL << 62),
                   n = *rc::gen::inRange<std::uint64_t>(0, 1ULL << 62);
        RC_ASSERT(power(a, m + n) == product(power(a, m), power(a, n)));
    });
    CHECK(power(cycle({3, 1, 4}), 1'000'000'000'000) == cycle({3, 1, 4}));  // 10^12 is 1 modulo 3
}

TEST_CASE("cycles are visited once each, from their smallest point, in order of movement") {
    const auto a = product(cycle({5, 2, 9}), cycle({23, 7}));
    std::vector<std::vector<int>> found;
    int points = 0;
    for_each_cycle(a, [&](auto first, auto last) {
        points += static_cast<int>(last - first);
        if (last - first > 1) found.emplace_back(first, last);
    });
    CHECK(points == block_points);
    CHECK(found == std::vector<std::vector<int>>{{2, 9, 5}, {7, 23}});
}

TEST_CASE("the set of cycle lengths includes 1 for fixed points") {
    CHECK(cycle_lengths(identity()) == 1U << 1);
    CHECK(cycle_lengths(product(cycle({5, 2, 9}), cycle({23, 7}))) == (1U << 1 | 1U << 2 | 1U << 3));
    CHECK(cycle_lengths(cycle(
              {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23})) == 1U << 24);
}

TEST_CASE("parity equals that of the number of inversions") {
    test::property([] {
        const auto a = *test::block();
        int inversions = 0;
        for (int i = 0; i < block_points; ++i)
            for (int j = 0; j < i; ++j) inversions += a[j] > a[i];
        RC_ASSERT(is_odd(a) == (inversions % 2 == 1));
    });
    CHECK_FALSE(is_odd(identity()));
    CHECK(is_odd(cycle({8, 3})));
}

}  // namespace cubelang::perm::block_test
