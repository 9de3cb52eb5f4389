#include "runtime/cube/query/order.hpp"

#include "runtime/cube/query/structure.hpp"
#include "tests/cube/query/written.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::cycle_counts_test {

TEST_CASE("cycle counts agree with the listed cycles") {
    test::property("of each kind, on ordinary cubes and supercubes", [] {
        const auto p = *test::state(*test::any_cube(2, 9));
        for (const auto kind : kinds_on(p.cube)) {
            CycleCounts written{};
            for (const auto& cycle : cycles(p, kind)) ++written[cycle.size()];
            RC_ASSERT(cycle_counts(p, kind) == written);
        }
    });
}

TEST_CASE("a part turned in place is a cycle of one") {
    CHECK(cycle_counts(test::product_of({3}, "(+fu)"), cube::Kind::edge)[1] == 1);
    CHECK(cycle_counts(test::product_of({3, true}, "(++f)"), cube::Kind::fixed_centre)[1] == 1);
    CHECK(cycle_counts(cube::solved({5}), cube::Kind::corner) == CycleCounts{});
}

}  // namespace cubelang::query::cycle_counts_test
