#include "runtime/search/commutators/three_cycles.hpp"

#include <array>

#include "runtime/cube/query/structure.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::commutators::three_cycles_test {
namespace {

template <class Check>
void on_every_orbit(int largest, Check check) {
    for (int n = 2; n <= largest; ++n)
        for (const bool super : {false, n % 2 == 1})
            for (const int block : cube::orbit_blocks({n, super}))
                if (cube::kind_of({n, super}, block) != cube::Kind::fixed_centre) check(cube::Cube{n, super}, block);
}

// The number of orientations of a part.
int ways(cube::Kind kind) {
    if (kind == cube::Kind::corner) return 3;
    return kind == cube::Kind::edge ? 2 : 1;
}

}  // namespace

TEST_CASE("the commutator of each orbit moves three parts of that orbit and nothing else") {
    on_every_orbit(8, [](cube::Cube cube, int block) {
        CAPTURE(cube.n, cube.super, block);
        const auto state = state_after(cube, ThreeCycles(cube, block).commutator());
        const auto moved = query::support(state);
        REQUIRE(moved.size() == 3);
        for (const auto& part : moved) CHECK(cube::kind_of(cube, part.stickers[0].block) == cube::kind_of(cube, block));
        CHECK(query::cycles(state, cube::kind_of(cube, block)).size() == 1);
    });
}

TEST_CASE("exactly the three-cycles of stickers of three different parts have a setup") {
    on_every_orbit(6, [](cube::Cube cube, int block) {
        CAPTURE(cube.n, block);
        const ThreeCycles cycles(cube, block);
        int count = 0;
        for (int x = 0; x < 24; ++x)
            for (int y = 0; y < 24; ++y)
                for (int z = 0; z < 24; ++z) count += cycles.setup_length({x, y, z}) >= 0;
        const int w = ways(cube::kind_of(cube, block));
        CHECK(count == 24 * (24 - w) * (24 - 2 * w));
    });
}

TEST_CASE("a setup and the commutator do exactly the given three-cycle") {
    on_every_orbit(7, [](cube::Cube cube, int block) {
        const ThreeCycles cycles(cube, block);
        for (const ThreeCycles::Points points : {ThreeCycles::Points{0, 5, 10}, {23, 4, 13}, {7, 20, 2}}) {
            if (cycles.setup_length(points) < 0) continue;
            CAPTURE(cube.n, block, points);
            const auto state = state_after(cube, cycles.turns(points));
            CHECK(query::support(state).size() == 3);
            for (std::size_t i = 0; i < 3; ++i)
                CHECK(state.blocks[static_cast<std::size_t>(block)][points[i]] == points[(i + 1) % 3]);
            CHECK(state.blocks[static_cast<std::size_t>(block)] == cycles.effect(points));
        }
    });
}

}  // namespace cubelang::search::commutators::three_cycles_test
