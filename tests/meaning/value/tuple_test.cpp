#include "runtime/meaning/value/tuple.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::meaning::tuple_test {
namespace {

Tuple any_tuple() {
    std::vector<std::int64_t> row(static_cast<std::size_t>(*rc::gen::inRange(0, 12)));
    std::iota(row.begin(), row.end(), 1);
    for (std::size_t i = 0; i < row.size(); ++i) std::swap(row[i], row[*rc::gen::inRange<std::size_t>(i, row.size())]);
    return tuple_of_row(row, Tuple::Notation::row);
}

Tuple row(std::vector<std::int64_t> numbers) { return tuple_of_row(numbers, Tuple::Notation::row); }

}  // namespace

TEST_CASE("images take no more bytes than they need") {
    for (const auto& [count, bytes] :
         {std::pair(0U, 0U), {24U, 0U}, {25U, 25U}, {256U, 256U}, {257U, 514U}, {65536U, 131072U}, {65537U, 262148U}}) {
        const PackedImages images(count, [n = count](std::size_t i) { return n - 1 - static_cast<unsigned>(i); });
        CHECK(images.size() == count);
        CHECK(images.bytes() == bytes);
        const auto all = images.unpacked();
        CHECK(std::ranges::is_sorted(all, std::greater<>()));
        CHECK((all.empty() || (all.front() == count - 1 && all.back() == 0)));
    }
}

TEST_CASE("tuples multiply like Knuth's two rows") {
    test::property("the product applies the first factor, then the second", [] {
        const auto a = any_tuple(), b = any_tuple();
        const auto ab = product(a, b);
        for (std::size_t i = 0; i < 15; ++i) RC_ASSERT(ab[i] == b[a[i]]);
    });
    test::property("powers are products", [] {
        const auto a = any_tuple();
        auto product_so_far = power(a, 0);
        for (int n = 0; n < 8; ++n) {
            RC_ASSERT(power(a, n) == product_so_far);
            RC_ASSERT(is_identity(product(power(a, -n), product_so_far)));
            product_so_far = product(product_so_far, a);
        }
    });
    test::property("the order is the smallest exponent with the identity as power", [] {
        const auto a = any_tuple();
        const auto least = order(a);
        for (Integer n = 1; n < least; ++n) RC_ASSERT(!is_identity(power(a, n)));
        RC_ASSERT(is_identity(power(a, least)));
    });
    test::property("the sign of a product is the product of the signs", [] {
        const auto a = any_tuple(), b = any_tuple();
        RC_ASSERT(is_odd(product(a, b)) == (is_odd(a) != is_odd(b)));
    });
}

TEST_CASE("the product of a tuple's cycles is the tuple") {
    test::property([] {
        const auto a = any_tuple();
        auto back = row({});
        for (const auto& cycle : cycles(a))
            back = product(back, tuple_of_cycle(std::vector<std::int64_t>(cycle.begin(), cycle.end())));
        RC_ASSERT(back == a);
    });
}

TEST_CASE("fixed numbers at the end of a tuple do not count in comparisons") {
    CHECK(row({2, 1}) == row({2, 1, 3}));
    CHECK_FALSE(row({2, 1}) == row({2, 1, 4, 3}));
    CHECK(row({2, 3, 1}) == tuple_of_cycle(std::vector<std::int64_t>{1, 2, 3}));
}

TEST_CASE("the first fault of a row is reported") {
    const std::vector<std::int64_t> twice{1, 3, 3, 4}, large{1, 5, 3}, none{0, 1};
    CHECK(message_of(*fault_of_row(twice), twice).text == "3 occurs twice: at places 2 and 3");
    CHECK(message_of(*fault_of_row(twice), twice).hint == "2 is missing");
    CHECK(message_of(*fault_of_row(large), large).text == "5 in a row of 3 numbers");
    CHECK(message_of(*fault_of_row(none), none).hint ==
          "a row of 2 numbers is a permutation of 1 to 2, and 2 is missing; a cycle has commas: (1,2)");
    CHECK_FALSE(fault_of_row(std::vector<std::int64_t>{2, 1}));
}

}  // namespace cubelang::meaning::tuple_test
