
#include "runtime/algebra/perm/blocks.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::perm::many_test {
namespace {

constexpr std::size_t width = 3;

Blocks row(const Blocks& all, std::size_t i) {
    const auto begin = all.begin() + static_cast<std::ptrdiff_t>(i * width);
    return {begin, begin + width};
}

}  // namespace

TEST_CASE("operations on many states agree with those on one") {
    test::property([] {
        const auto count = *rc::gen::inRange<std::size_t>(0, 6);
        const auto all = *test::blocks(count * width), one = *test::blocks(width);
        Blocks inverted(all.size()), before(all.size()), after(all.size());
        std::vector<std::uint64_t> orders(count);
        inverse_of_each(all, inverted.data());
        each_times_one(all, one, after.data());
        one_times_each(one, all, before.data());
        order_of_each(all, width, orders.data());
        for (std::size_t i = 0; i < count; ++i) {
            RC_ASSERT(row(inverted, i) == inverse(row(all, i)));
            RC_ASSERT(row(after, i) == product(row(all, i), one));
            RC_ASSERT(row(before, i) == product(one, row(all, i)));
            RC_ASSERT(orders[i] == lcm_of_lengths(cycle_lengths(row(all, i))));
        }
    });
}

TEST_CASE("inversion works in place") {
    test::property([] {
        auto all = *test::blocks(7);
        const auto inverted = inverse(all);
        inverse_of_each(all, all.data());
        RC_ASSERT(all == inverted);
    });
}

TEST_CASE("the identity has order 1") {
    std::uint64_t order = 0;
    order_of_each(identity_blocks(width), width, &order);
    CHECK(order == 1);
}

}  // namespace cubelang::perm::many_test
