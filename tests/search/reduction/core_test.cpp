#include "runtime/search/reduction/core.hpp"

#include "runtime/search/reduction/puzzle.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::reduction::core_test {
namespace {

cube::State played(cube::Cube cube, const Turns& turns) { return commutators::state_after(cube, turns); }

}  // namespace

TEST_CASE("the word for two pairs of wings makes a swap that is impossible on a 3x3x3") {
    for (const int n : {4, 6, 10}) {
        CHECK(core_of(played({n}, {})));
        CHECK(!core_of(played({n}, swap_of_two_pairs(n))));
    }
}

TEST_CASE("fixed centres are rotated and nothing else is moved") {
    const cube::Cube cube{5, true};
    const Puzzle puzzle(cube);
    for (const auto& quarters : {Quarters{1, 1}, Quarters{2}, Quarters{1, 0, 0, 3}, Quarters{1, 2, 3, 1, 2, 3}}) {
        const auto turns = fixed_centre_turns(cube.n, quarters);
        REQUIRE(turns);
        const auto blocks = played(cube, *turns).blocks;
        for (std::size_t face = 0; face < 6; ++face)
            CHECK(blocks.back()[static_cast<int>(4 * face)] % 4 == quarters[face]);
        for (const auto& orbit : puzzle.edges())
            CHECK(blocks[static_cast<std::size_t>(orbit.block)] == perm::identity());
    }
    CHECK(!fixed_centre_turns(cube.n, {1}));
}

}  // namespace cubelang::search::reduction::core_test
