#include "runtime/base/disjoint_sets.hpp"

#include <cstdint>

#include "tests/support/catch.hpp"

namespace cubelang::disjoint_sets_test {

TEST_CASE("joined sets are listed by their smallest members") {
    DisjointSets<std::uint32_t> sets(7);
    sets.join(5, 2);
    sets.join(6, 1);
    sets.join(2, 4);
    CHECK(sets.sets() == std::vector<std::vector<std::uint32_t>>{{0}, {1, 6}, {2, 4, 5}, {3}});
    CHECK(sets.size(4) == 3);
    CHECK(sets.root(5) == sets.root(4));
    CHECK(sets.root(5) != sets.root(6));
}

TEST_CASE("a join returns the root of the absorbed set") {
    DisjointSets<std::uint32_t> sets(4);
    const auto lost = sets.join(0, 1);
    CHECK(lost != sets.root(0));
    CHECK(sets.join(0, 1) == sets.root(0));
}

}  // namespace cubelang::disjoint_sets_test
