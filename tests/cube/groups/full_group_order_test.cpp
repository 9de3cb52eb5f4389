#include "runtime/cube/groups/full_group.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::groups::full_group_order_test {
namespace {

// The On-Line Encyclopedia of Integer Sequences, A080660, by Kociemba's recurrence: supercubes, with one corner of
// even N fixed.
Integer published(int n) {
    const auto factorial = [](int count) {
        Integer product = 1;
        for (int i = 2; i <= count; ++i) product *= i;
        return product;
    };
    if (n == 2) return factorial(7) * pow(Integer(3), 6);
    if (n == 3) return factorial(8) * pow(Integer(3), 7) * factorial(12) * pow(Integer(2), 10) * pow(Integer(4), 6) / 2;
    return published(n - 2) * factorial(24) * pow(Integer(factorial(24) / 2), static_cast<unsigned>(n - 3));
}

}  // namespace

TEST_CASE("the order of the full group agrees with the published one") {
    CHECK(order_of_full_group({2}) == 24 * 3'674'160);
    CHECK(order_of_full_group({3}) == Integer("43252003274489856000"));
    CHECK(order_of_full_group({3, true}) == Integer("88580102706155225088000"));
    for (int n = 2; n <= 20; ++n) CHECK(order_of_full_group({n, true}) == published(n) * (n % 2 == 0 ? 24 : 1));
}

TEST_CASE("turns of fixed centres multiply the order by 2048, on odd supercubes only") {
    for (int n = 2; n <= 12; ++n)
        CHECK(order_of_full_group({n, true}) == order_of_full_group({n, false}) * (n % 2 == 0 ? 1 : 2048));
}

TEST_CASE("the estimate of the binary digits of the order is an upper bound") {
    for (const int n : {2, 3, 4, 5, 10, 33, 50})
        for (const bool super : {false, true}) {
            const auto digits = static_cast<double>(msb(order_of_full_group({n, super})));
            // The estimate ignores dependent parities and rounds up.
            CHECK(binary_digits_of_order({n, super}) >= digits);
            CHECK(binary_digits_of_order({n, super}) <= digits * 1.02 + 2);
        }
}

}  // namespace cubelang::groups::full_group_order_test
