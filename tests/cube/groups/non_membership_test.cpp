#include "runtime/cube/groups/non_membership.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube_group::non_membership_test {
namespace {

Generator turn(const Domain& domain, const cube::Turn& turn) {
    auto state = cube::solved(domain.cube());
    cube::Turner(domain.cube()).apply(state.blocks, turn);
    return {domain.permutation(state)};
}

constexpr cube::Turn r{cube::Axis::x, 1, 1, 1}, u{cube::Axis::y, 1, 1, 1}, f{cube::Axis::z, 1, 1, 1};

}  // namespace

TEST_CASE("a turn that is no generator moves what none of them moves") {
    const Domain domain({3});
    const auto group = generated(domain, {turn(domain, r), turn(domain, u)});
    const auto p = turn(domain, f).permutation;
    CHECK(why_outside(*group, p) == "no generator moves df");
    CHECK(exactly_why_outside(*group, p) == why_outside(*group, p));
}

TEST_CASE("the turns are named that let a permutation in") {
    const Domain domain({3});
    const auto group = generated(domain, {turn(domain, r), turn(domain, u)});
    const auto p = group::product(turn(domain, r).permutation, turn(domain, f).permutation);
    const auto turns = turns_that_let_in(*group, p);
    REQUIRE(turns);
    REQUIRE(turns->size() == 1);
    CHECK(cube::spell(turns->front()) == "F");
}

TEST_CASE("nothing is said of turns on large cubes and of numbers") {
    const auto numbers = generated({}, {{{1, 2, 0}}});
    CHECK(!turns_that_let_in(*numbers, {1, 0, 2}));
    CHECK(why_outside(*numbers, {1, 0, 2}) == "it is odd on the numbers, and every generator is even there");
    const Domain domain({20});
    CHECK(!turns_that_let_in(*generated(domain, {turn(domain, r)}), turn(domain, u).permutation));
}

}  // namespace cubelang::cube_group::non_membership_test
