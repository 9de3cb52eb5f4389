#include "runtime/algebra/group/stabilizer_chain.hpp"

#include <new>

#include "tests/algebra/group/known_groups.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::group::stabilizer_chain_test {
namespace {

std::vector<Permutation> one_cycle(std::size_t degree) {
    return {test::permutation(test::cycle_and_pair(degree)[0], degree)};
}

}  // namespace

TEST_CASE("too many points throw bad_alloc") {
    CHECK_THROWS_AS(StabilizerChain::of({}, StabilizerChain::most_points + 1), std::bad_alloc);
    CHECK(StabilizerChain::of({}, StabilizerChain::most_points)->order() == 1);
}

TEST_CASE("a first level beyond the memory limit throws before it is built") {
    const auto cycle = one_cycle(40'000);  // 40,000 rows of 80,000 bytes
    CHECK_THROWS_AS(StabilizerChain::of(cycle, 40'000), std::bad_alloc);
}

TEST_CASE("given base points come first, even if redundant") {
    const auto cycle = one_cycle(5);
    const std::vector<Point> base{3, 0};
    const auto chain = *StabilizerChain::of(cycle, 5, base);
    CHECK(chain.levels()[0].base == 3);
    CHECK(chain.levels()[1].base == 0);
    CHECK(chain.order() == 5);
}

}  // namespace cubelang::group::stabilizer_chain_test
