#include "runtime/cube/groups/census.hpp"

#include <algorithm>
#include <atomic>
#include <map>

#include "runtime/cube/groups/full_group.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/random_state.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::groups::census_test {
namespace {

const Census::value_type& most_common(const Census& census) {
    return *std::ranges::max_element(census, {}, &Census::value_type::second);
}

}  // namespace

// The On-Line Encyclopedia of Integer Sequences, A338883 and A339122; Jaap's puzzle page, "Order of elements".
TEST_CASE("the census of the 3x3x3 agrees with the published one") {
    constexpr std::uint64_t orders[] = {1,   2,   3,   4,   5,   6,   7,   8,   9,   10,  11,  12,  14,  15,  16,
                                        18,  20,  21,  22,  24,  28,  30,  33,  35,  36,  40,  42,  44,  45,  48,
                                        55,  56,  60,  63,  66,  70,  72,  77,  80,  84,  90,  99,  105, 110, 112,
                                        120, 126, 132, 140, 144, 154, 165, 168, 180, 198, 210, 231, 240, 252, 280,
                                        315, 330, 336, 360, 420, 462, 495, 504, 630, 720, 840, 990, 1260};
    const auto found = census({3});
    CHECK(std::ranges::equal(found, orders, {}, &Census::value_type::first));
    CHECK(found[1].second == Integer("170911549183"));
    CHECK(found.back().second == Integer("51490480088678400"));
    CHECK(most_common(found).first == 60);
}

TEST_CASE("the census adds up to the order of the group") {
    for (int n = 2; n <= 12; ++n)
        for (const bool super : {false, true}) {
            Integer sum = 0;
            for (const auto& [order, count] : census({n, super})) sum += count;
            CHECK(sum == order_of_full_group({n, super}));
        }
}

TEST_CASE("counting a single order agrees with the census") {
    for (const cube::Cube cube : {cube::Cube{2}, {3}, {3, true}}) {
        std::map<std::uint64_t, Integer> all;
        for (const auto& [order, count] : census(cube)) all[order] = count;
        for (std::uint64_t order = 0; order <= 2000; ++order) CHECK(elements_of_order(cube, order) == all[order]);
    }
    CHECK(elements_of_order({6}, 5354228880) > 0);
    CHECK(elements_of_order({6}, 29) == 0);
}

TEST_CASE("the orders of random elements are distributed as in the census") {
    for (const cube::Cube cube : {cube::Cube{2}, {3}, {3, true}}) {
        std::map<std::uint64_t, int> seen;
        constexpr int draws = 20'000;
        for (std::uint64_t seed = 0; seed < draws; ++seed)
            ++seen[query::order(query::random_state(cube, query::Chance(seed)))];
        for (const auto& [order, count] : census(cube)) {
            const double expected =
                draws * static_cast<double>(count * 1'000'000'000 / order_of_full_group(cube)) / 1e9;
            if (expected > 500) CHECK(std::abs(seen[order] - expected) < 6 * std::sqrt(expected));
        }
    }
}

TEST_CASE("a stopped census is empty") {
    const std::atomic<bool> stop = true;
    CHECK(census({3}, {StopToken(&stop)}).empty());
}

TEST_CASE("from the 6x6x6 on the orders are the divisors of the exponent") {
    for (const int n : {6, 7, 12, 13, 2000})
        for (const std::uint64_t order : {1, 2, 4, 16, 23, 1260, 437 * 16 * 9})
            CHECK(has_elements_of_order({n}, order));
    CHECK(has_elements_of_order({2000}, exponent({2000})));
    CHECK_FALSE(has_elements_of_order({2000}, 32));
    CHECK_FALSE(has_elements_of_order({1999}, 29));
    CHECK(has_elements_of_order({3}, 1260));
    CHECK_FALSE(has_elements_of_order({3}, 1261));
}

}  // namespace cubelang::groups::census_test
