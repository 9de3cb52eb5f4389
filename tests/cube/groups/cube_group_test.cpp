#include "runtime/cube/groups/cube_group.hpp"

#include "tests/cube/groups/groups.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::groups::cube_group_test {

TEST_CASE("missing numbers are fixed points") {
    const auto group = generated({}, {{{1, 0}}, {{0, 2, 1}}});
    CHECK(group->group.order() == 6);
    CHECK(group->names == std::vector<std::string>{"(1,2)", "(2,3)"});
    CHECK(contains(*group, {1, 0}));
    CHECK(contains(*group, {2, 1, 0, 3, 4}));
    CHECK_FALSE(contains(*group, {0, 1, 3, 2}));
    CHECK(equal(*group, *generated({}, {{{1, 2, 0}}, {{1, 0, 2, 3, 4}}})));
}

TEST_CASE("groups of different cubes, or of numbers, have different domains") {
    const auto three = generated(Domain({3}), {}), super = generated(Domain({3, true}), {}), none = generated({}, {});
    CHECK(same_domain(*three, *three));
    CHECK_FALSE(same_domain(*three, *super));
    CHECK_FALSE(same_domain(*three, *none));
    CHECK(same_domain(*none, *none));
}

TEST_CASE("random subgroups satisfy Lagrange's theorem") {
    test::property([] {
        const cube::Cube cube{*rc::gen::inRange(2, 6)};
        const auto a = *test::moves(cube.n), b = *test::moves(cube.n), c = *test::moves(cube.n);
        const auto inner = test::group_of_words(cube, {a, b}), outer = test::group_of_words(cube, {a, b, c});
        RC_ASSERT(outer->group.order() % inner->group.order() == 0);
        RC_ASSERT(!generator_outside(*inner, *outer));
        RC_ASSERT(equal(*inner, *outer) == !generator_outside(*outer, *inner));
        std::uint64_t seed = 1;
        const auto p = inner->group.random(seed);
        RC_ASSERT(contains(*inner, p) && contains(*outer, p));
        RC_ASSERT(inner->group.order() % group::order(p) == 0);
    });
}

TEST_CASE("the enumeration of a small group has as many elements as its order") {
    using cube::Face;
    const auto squares =
        test::group_of_words({3}, {{test::layer_turn(Face::r, 1, 2)}, {test::layer_turn(Face::u, 1, 2)}});
    const auto all = elements(squares->group);
    CHECK(all.is_complete);
    CHECK(all.found.size() == 12);
    CHECK(group::is_identity(all.found.front()));
    for (const auto& p : all.found) CHECK(contains(*squares, p));
    const std::atomic<bool> stop = true;
    CHECK_FALSE(elements(squares->group, StopToken(&stop)).is_complete);
}

TEST_CASE("a stopped construction returns null") {
    const std::atomic<bool> stop = true;
    const Domain domain({3});
    const auto r = domain.permutation(test::play({3}, {test::layer_turn(cube::Face::r, 1)}));
    CHECK(generated(domain, {{r}}, StopToken(&stop)) == nullptr);
}

}  // namespace cubelang::groups::cube_group_test
