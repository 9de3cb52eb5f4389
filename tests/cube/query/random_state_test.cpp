#include "runtime/cube/query/random_state.hpp"

#include <array>
#include <map>

#include "runtime/cube/query/structure.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::random_state_test {

TEST_CASE("random states of any cube are reachable") {
    test::property("for any seed", [] {
        const auto state = random_state(*test::any_cube(2, 9), Chance(*test::seeds()));
        RC_ASSERT(reach::broken_invariants(state).empty());
        for (const auto& block : state.blocks)
            RC_ASSERT(perm::product(block, perm::inverse(block)) == perm::identity());
    });
}

TEST_CASE("equal seeds yield equal random states, different seeds different ones") {
    CHECK(random_state({4}, Chance(1)) == random_state({4}, Chance(1)));
    CHECK(random_state({4}, Chance(1)) != random_state({4}, Chance(2)));
}

TEST_CASE("the fixed centres stay in place") {
    for (const bool super : {false, true}) {
        const auto state = random_state({3, super}, Chance(3));
        for (int face = 0; face < 6; ++face) CHECK(state.blocks.back()[4 * face] / 4 == face);
    }
}

TEST_CASE("places, orientations and parities of random states are uniform") {
    constexpr int tries = 24'000;
    std::map<int, int> places, turns, odd;
    for (std::uint64_t seed = 0; seed < tries; ++seed) {
        const auto state = random_state({3}, Chance(seed));
        const auto corner = source(state, *cube::find_part({3}, "urf", 0).part);
        ++places[cube::identity_of({3}, corner.part).point];
        ++turns[corner.orientation];
        ++odd[is_odd(state, Kind::corner)];
    }
    REQUIRE((places.size() == 8 && turns.size() == 3 && odd.size() == 2));
    for (const auto& [place, count] : places) CHECK(std::abs(count - tries / 8) < 260);  // 5 standard deviations
    for (const auto& [turn, count] : turns) CHECK(std::abs(count - tries / 3) < 370);
    for (const auto& [parity, count] : odd) CHECK(std::abs(count - tries / 2) < 390);
}

}  // namespace cubelang::query::random_state_test
