#include "runtime/cube/reach/non_membership.hpp"

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

TEST_CASE("a part that no generator moves is the reason for non-membership") {
    const Domain domain({3});
    const auto group = generated(domain, {turn(domain, r), turn(domain, u)});
    const auto p = turn(domain, f).permutation;
    CHECK(non_membership_reason(*group, p) == "no generator moves df");
    CHECK(detailed_non_membership_reason(*group, p) == non_membership_reason(*group, p));
}

TEST_CASE("the missing turns for a permutation are found") {
    const Domain domain({3});
    const auto group = generated(domain, {turn(domain, r), turn(domain, u)});
    const auto p = group::product(turn(domain, r).permutation, turn(domain, f).permutation);
    const auto turns = missing_turns(*group, p);
    REQUIRE(turns);
    REQUIRE(turns->size() == 1);
    CHECK(cube::spell(turns->front()) == "F");
}

TEST_CASE("missing turns are not searched on large cubes and for numbers") {
    const auto numbers = generated({}, {{{1, 2, 0}}});
    CHECK(!missing_turns(*numbers, {1, 0, 2}));
    CHECK(non_membership_reason(*numbers, {1, 0, 2}) == "it is odd on the numbers, and every generator is even there");
    const Domain domain({20});
    CHECK(!missing_turns(*generated(domain, {turn(domain, r)}), turn(domain, u).permutation));
}

}  // namespace cubelang::cube_group::non_membership_test
