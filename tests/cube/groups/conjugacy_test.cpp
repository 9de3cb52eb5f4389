#include "runtime/cube/groups/conjugacy.hpp"

#include "runtime/cube/groups/full_group.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "tests/cube/groups/full_group_states.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::groups::conjugacy_test {
namespace {

using cube::Cube;
using cube::State;

// Elements with all cycle lengths, and powers with few: their centralizers are small or large.
State drawn(Cube cube) {
    const auto p = test::some_element(cube, *test::seeds());
    const auto power = *rc::gen::element<std::uint64_t>(1, 1, 2, 3, 12, 60);
    return {cube, perm::power(p.blocks, power)};
}

void require_conjugates(const State& p, const State& q) {
    const auto c = conjugator(p, q);
    RC_ASSERT(c.has_value());
    RC_ASSERT(test::conjugated(p, *c) == q);
    RC_ASSERT(reach::broken_invariants(*c).empty());
    RC_ASSERT(test::is_in_full_group(*c));
}

// The number of elements of p's type in the wreath products.
Integer size_of_type(const State& p) { return class_size(p) << static_cast<unsigned>(splitting_exponent(p)); }

}  // namespace

TEST_CASE("an element and its conjugate have a reachable conjugator") {
    for (int n = 2; n <= 9; ++n)
        for (const bool super : {false, true})
            test::property(std::to_string(n) + (super ? " super" : ""), [cube = Cube{n, super}] {
                const auto p = drawn(cube);
                require_conjugates(p, test::conjugated(p, test::some_element(cube, *test::seeds())));
            });
}

TEST_CASE("conjugates by words have conjugators") {
    test::property([] {
        const auto cube = *test::any_cube(2, 9);
        auto moves = *rc::gen::resize(6, test::moves(cube.n));
        auto others = *rc::gen::resize(6, test::moves(cube.n));
        const auto p = test::play(cube, moves), c = test::play(cube, others);
        RC_PRE(test::is_in_full_group(p) && test::is_in_full_group(c));
        require_conjugates(p, test::conjugated(p, c));
    });
}

TEST_CASE("the full group consists of the reachable states with fixed centres in place") {
    test::property([] {
        const auto p = *test::state(*test::any_cube(2, 8));
        RC_ASSERT(test::is_in_full_group(p) == (reach::broken_invariants(p).empty() && keeps_centres(p)));
    });
    test::property("random elements are in it", [] {
        RC_ASSERT(test::is_in_full_group(test::some_element(*test::any_cube(2, 8), *test::seeds())));
    });
}

// A type that splits: all cycles of odd and different lengths, in corners and edges.
TEST_CASE("elements with the same cycles need not be conjugate") {
    const std::string cycles = "(urf,dfr,ubr,drb,ulb,dbl,ufl) (ur,rf,dr,bu,rb,bd,ul,lb,dl,fu,lf)";
    const auto p = test::product_of({3}, cycles);
    const auto swap = test::product_of({3}, "(urf,dfr)"), both = test::product_of({3}, "(urf,dfr)(ur,rf)");
    REQUIRE(test::is_in_full_group(p));
    CHECK(splitting_exponent(p) == 1);
    const auto q = test::conjugated(p, swap);
    CHECK_FALSE(conjugator(p, q));
    CHECK(non_conjugacy_reason(p, q).find("their cycles agree") == 0);
    const auto c = conjugator(p, test::conjugated(p, both));
    REQUIRE(c);
    CHECK(test::conjugated(p, *c) == test::conjugated(p, both));
    // The product of two such conjugations is reachable.
    CHECK(conjugator(test::conjugated(q, swap), p));
}

TEST_CASE("a flip that no commuting element repairs separates classes") {
    // All cycles are of even length and unflipped: every commuting element flips an even number of edges.
    const auto p = test::product_of({3}, "(ur,rf)(dr,bu)(rb,bd)(ul,lb)(dl,fu)(lf,fd)");
    REQUIRE(test::is_in_full_group(p));
    CHECK(splitting_exponent(p) == 1);
    CHECK_FALSE(conjugator(p, test::conjugated(p, test::product_of({3}, "(+ur)"))));
    CHECK(conjugator(p, test::conjugated(p, test::product_of({3}, "(+ur)(+rf)"))));
}

TEST_CASE("conjugates by unreachable states are conjugate if their type does not split") {
    test::property([] {
        const auto cube = *test::any_cube(2, 6);
        const auto p = drawn(cube);
        auto any = *test::state(cube);
        if (cube.has_fixed_centres()) any.blocks.back() = perm::identity();
        const auto q = test::conjugated(p, any);
        RC_PRE(test::is_in_full_group(q));
        RC_ASSERT(splitting_exponent(p) == splitting_exponent(q));
        RC_ASSERT(class_size(p) == class_size(q));
        const auto c = conjugator(p, q);
        if (splitting_exponent(p) == 0) RC_ASSERT(c.has_value());
        if (c) RC_ASSERT(test::conjugated(p, *c) == q);
    });
}

TEST_CASE("different turns of a supercube's fixed centres are not conjugate") {
    const auto p = test::product_of({3, true}, "(+r)(-u)"), q = test::product_of({3, true}, "(+u)(-r)");
    CHECK(class_size(p) == 1);
    CHECK(centralizer_size(p) == order_of_full_group({3, true}));
    CHECK_FALSE(conjugator(p, q));
    CHECK(non_conjugacy_reason(p, q) == "the fixed centres have the cycles r+ u- in one and r- u+ in the other");
}

TEST_CASE("sizes of known classes") {
    CHECK(class_size(cube::solved({3})) == 1);
    CHECK(centralizer_size(cube::solved({3})) == order_of_full_group({3}));
    const auto flip = test::product_of({3}, "(+uf)(+ur)(+ub)(+ul)(+fr)(+fl)(+br)(+bl)(+df)(+dr)(+db)(+dl)");
    CHECK(class_size(flip) == 1);
    // Two flipped edges: any two of twelve.
    CHECK(class_size(test::product_of({3}, "(+uf)(+ur)")) == 66);
    // Two corners turned in opposite directions.
    CHECK(class_size(test::product_of({3}, "(+urf)(-ufl)")) == 56);
    // A three-cycle of edges: 220 triples, two directions, 4 ways for flips that add up to 0.
    CHECK(class_size(test::product_of({3}, "(uf,ur,ub)")) == 220 * 2 * 4);
    // Centres are all equal, and none can be turned.
    CHECK(class_size(test::product_of({4}, "(r1,r2,r3)")) == 24 * 23 * 22 / 3);
    CHECK(size_of_type(test::product_of({4}, "(r1,r2,r3)")) == 24 * 23 * 22 / 3);
}

TEST_CASE("the difference between types is reported") {
    const auto p = test::product_of({3}, "(uf,ur,ub)"), q = test::product_of({3}, "(ufl,urf,ubr)");
    CHECK_FALSE(conjugator(p, q));
    CHECK(non_conjugacy_reason(p, q) == "the corners have the cycles none in one and 3 in the other");
}

}  // namespace cubelang::groups::conjugacy_test
