#include "runtime/query/cycle_counts.hpp"

#include "runtime/query/structure.hpp"
#include "tests/query/written.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query {

TEST_CASE("cycles are counted as they are written") {
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

TEST_CASE("one block speaks for each orbit") {
    for (int n = 2; n <= 12; ++n) {
        const cube::Cube cube{n, true};
        auto orbits = cube::orbit_blocks(cube);
        std::ranges::sort(orbits);
        std::vector<int> speakers;
        for (int block = 0; block < cube.blocks(); ++block)
            if (speaks_for_orbit(cube, block)) speakers.push_back(block);
        CHECK(speakers == orbits);
    }
}

}  // namespace cubelang::query
