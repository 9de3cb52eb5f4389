#include "runtime/cube/reach/non_membership.hpp"

#include "runtime/cube/groups/part_orbits.hpp"
#include "tests/cube/groups/groups.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::reach::non_membership_test {

using namespace groups;

namespace {

using group::Permutation;

Generator turn(const Domain& domain, const cube::Turn& turn) {
    auto state = cube::solved(domain.cube());
    cube::Turner(domain.cube()).apply(state.blocks, turn);
    return {domain.permutation(state)};
}

constexpr cube::Turn r{cube::Axis::x, 1, 1, 1}, u{cube::Axis::y, 1, 1, 1}, f{cube::Axis::z, 1, 1, 1};

Permutation some_product(const CubeGroup& group) {
    auto made = group::identity(group.group.degree());
    for (auto count = *rc::gen::inRange(0, 12); count-- > 0;)
        made = group::product(made, *rc::gen::elementOf(group.group.generators()));
    return made;
}

// Does the element enlarge the group?
bool is_outside(const CubeGroup& group, const Permutation& p) {
    auto generators = group.group.generators();
    generators.push_back(p);
    return group::PermutationGroup::of(std::move(generators), group.group.degree())->order() != group.group.order();
}

}  // namespace

TEST_CASE("products of generators are in the group, and elements that would enlarge it are not, for a reason") {
    test::property([] {
        const cube::Cube cube{*rc::gen::inRange(2, 6), *rc::gen::inRange(0, 3) != 0};
        std::vector<std::vector<cube::Move>> words;
        for (auto count = *rc::gen::inRange(1, 4); count-- > 0;)
            words.push_back(*rc::gen::container<std::vector<cube::Move>>(count % 2 + 1, test::move(cube.n)));
        const auto of = test::group_of_words(cube, words);
        const auto member = some_product(*of);
        RC_ASSERT(contains(*of, member));
        const Domain domain(cube);
        const auto turned = domain.permutation(test::play(cube, {*test::move(cube.n)}));
        const auto any = domain.permutation(*test::state(cube));
        for (const auto& each : {turned, group::power(turned, 2), group::product(member, turned), any}) {
            RC_ASSERT(contains(*of, each) != is_outside(*of, each));
            if (contains(*of, each)) continue;
            RC_ASSERT(!non_membership_reason(*of, each).empty());
        }
    });
}

TEST_CASE("a part that no generator moves is the reason for non-membership") {
    const Domain domain({3});
    const auto group = generated(domain, {turn(domain, r), turn(domain, u)});
    const auto p = turn(domain, f).permutation;
    CHECK(non_membership_reason(*group, p) == "no generator moves df");
}

TEST_CASE("a centre that is turned otherwise than by the group is the reason") {
    const Domain domain({3, true});
    auto state = cube::solved(domain.cube());
    for (int i = 0; i < 5; ++i)  // R U R' U
        for (const auto& turn : {r, u, cube::inverse(r), u}) cube::Turner(domain.cube()).apply(state.blocks, turn);
    const auto p = domain.permutation(state);
    const auto of_x = test::group_of_words({3, true}, {{cube::move_of(cube::Letter::Kind::whole, cube::Face::r)}});
    CHECK(non_membership_reason(*of_x, p) == "u is turned by half in its place, which no element of the group does");
    const auto parts = cube::all_parts(domain.cube());
    const auto centre = *std::ranges::find(parts, cube::Kind::fixed_centre, &cube::Part::kind);
    auto quarter = group::identity(domain.degree());
    const auto points = all_points(domain, centre);
    for (std::size_t i = 0; i < points.size(); ++i) quarter[points[i]] = points[(i + 1) % points.size()];
    const auto of_half = test::group_of_words({3, true}, {{test::layer_turn(cube::Face::u, 1, 2)}});
    CHECK_FALSE(contains(*of_half, quarter));
    CHECK(non_membership_reason(*of_half, quarter) ==
          cube::name(domain.cube(), centre) +
              " is turned by a quarter in its place, which no element of the group does");
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

}  // namespace cubelang::reach::non_membership_test
