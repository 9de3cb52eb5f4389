
#include "runtime/cube/groups/full_group.hpp"
#include "tests/cube/groups/full_group_states.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::groups::abelianization_test {
namespace {

using cube::Cube;
using cube::State;

State commutator(const State& a, const State& b) {
    return test::product(test::product(test::inverse(a), test::inverse(b)), test::product(a, b));
}

}  // namespace

TEST_CASE("abelianizations of full groups") {
    CHECK(abelianization({2}) == Abelianization{1, 0});
    CHECK(abelianization({3}) == Abelianization{1, 0});
    CHECK(abelianization({7}) == Abelianization{3, 0});
    CHECK(abelianization({3, true}) == Abelianization{0, 6});
    CHECK(abelianization({5, true}) == Abelianization{1, 6});
    CHECK(abelianization({6, true}) == Abelianization{3, 0});
}

TEST_CASE("a quarter turn of a layer changes only the parity of its number") {
    for (int n = 2; n <= 9; ++n) {
        cube::Turner turner({n});
        for (int layer = 1; layer <= n; ++layer) {
            if (2 * layer == n + 1) continue;
            auto state = cube::solved({n});
            turner.apply(state.blocks, {cube::Axis::y, layer, layer, 1});
            const auto parities = layer_parities(state);
            for (int number = 0; number < layer_numbers({n}); ++number)
                CHECK(parities[static_cast<std::size_t>(number)] == (number == std::min(layer - 1, n - layer)));
        }
    }
}

TEST_CASE("parities of layers add up, and those of a commutator are even") {
    test::property([] {
        const auto cube = *test::any_cube(2, 8);
        const auto a = test::some_element(cube, *test::seeds()), b = test::some_element(cube, *test::seeds());
        const auto of_a = layer_parities(a), of_b = layer_parities(b), of_both = layer_parities(test::product(a, b));
        const auto of_commutator = layer_parities(commutator(a, b));
        for (std::size_t i = 0; i < of_a.size(); ++i) {
            RC_ASSERT(of_both[i] == (of_a[i] != of_b[i]));
            RC_ASSERT(!of_commutator[i]);
        }
    });
}

// Three-cycles, pairs of twists and pairs of flips generate K; each is a commutator of elements of the full group.
TEST_CASE("a three-cycle of any orbit is a commutator") {
    for (int n = 2; n <= 7; ++n)
        for (const auto& orbit : orbits({n})) {
            const auto cycle = test::block_of_type(orbit, {{3, 0, 1}, {1, 0, orbit.wreath.parts - 3}});
            const auto other = test::block_of_type(orbit, {{5, 0, 1}, {1, 0, orbit.wreath.parts - 5}});
            auto a = cube::solved({n}), b = a;
            put(a, orbit, cycle);
            put(b, orbit, other);
            REQUIRE(test::is_in_full_group(a));
            const auto made = commutator(a, b);
            CHECK(type_of(point_cycles(block_of(made, orbit), orbit)).front() == EqualCycles{3, 0, 1});
        }
}

}  // namespace cubelang::groups::abelianization_test
