#include "runtime/query/reachable.hpp"

#include <algorithm>

#include "tests/query/written.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query {
namespace {

using cube::Cube;

// "what | fix", one line for each broken invariant.
std::string broken(Cube cube, const std::string& cycles) {
    std::string text;
    for (const auto& [what, fix] : broken_invariants(test::product_of(cube, cycles)))
        text += (text.empty() ? "" : "\n") + what + " | " + fix;
    return text;
}

std::string suggested_cycle(const std::string& fix) {
    const auto open = fix.find('(');
    return open == fix.npos ? "" : fix.substr(open);
}

}  // namespace

TEST_CASE("every word can be reached") {
    test::property("on cubes of 2 to 9 layers, ordinary and super", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto p = test::play(cube, *test::moves(cube.n));
        RC_ASSERT(broken_invariants(p).empty());
    });
}

TEST_CASE("a twisted corner is reported, by how much, and what would fix it") {
    CHECK(broken({3}, "(+ufl)") == "corner twists add up to 1 (mod 3) | turn one corner anticlockwise, such as (-urf)");
    CHECK(broken({2}, "(-ufl)") == "corner twists add up to 2 (mod 3) | turn one corner clockwise, such as (+urf)");
    CHECK(broken({4}, "(+ufl)(+ubr)") ==
          "corner twists add up to 2 (mod 3) | turn one corner clockwise, such as (+urf)");
    CHECK(broken({3}, "(+ufl)(-ubr)").empty());
    CHECK(broken({3}, "(+ufl)(+ubr)(+urf)").empty());
}

TEST_CASE("a flipped edge is told") {
    CHECK(broken({3}, "(+fu)") == "edge flips add up to 1 (mod 2) | flip one edge, such as (+ur)");
    CHECK(broken({5}, "(+fu)") == "edge flips add up to 1 (mod 2) | flip one edge, such as (+ur)");
    CHECK(broken({3}, "(+fu)(+bl)").empty());
}

TEST_CASE("a single swap is told") {
    CHECK(broken({3}, "(urf,ufl)") ==
          "the edges are an even permutation, but turns that put the other parts where they are make an odd one | swap "
          "two of "
          "them, such as (ur,rf)");
    CHECK(broken({3}, "(fu,fr)") ==
          "the edges are an odd permutation, but turns that put the other parts where they are make an even one | swap "
          "two of "
          "them, such as (ur,rf)");
    CHECK(broken({3}, "(fu,fr)(urf,ufl)").empty());
    CHECK(broken({2}, "(urf,ufl)").empty());
}

TEST_CASE("wings may be swapped alone, centres off the middle not") {
    CHECK(broken({4}, "(fu1,fr2)").empty());  // the parity that the 4x4x4 is known for
    CHECK(broken({4}, "(r1,r2)") ==
          "the x-centres around r1 are an odd permutation, but turns that put the other parts where they are make an "
          "even one | "
          "swap two of them, such as (r1,u1)");
    CHECK(broken({4}, "(urf,ufl)") ==
          "the x-centres around r1 are an even permutation, but turns that put the other parts where they are make an "
          "odd one | "
          "swap two of them, such as (r1,u1)");
    CHECK(broken({5}, "(r5,r6)").find("the t-centres around ") == 0);
}

TEST_CASE("fixed centres are as in a turned cube") {
    const std::string centres = "the fixed centres are not as in any turned cube";
    CHECK(broken({3}, "(r,l)").find(centres) == 0);
    CHECK(broken({3}, "(r,u)").find(centres) == 0);
    CHECK(broken({5}, "(r,l)(u,d)(f,b)").find(centres) == 0);  // a mirror image
    CHECK(broken({3}, "(r,u,f)(l,d,b)").empty());              // turned about a corner
}

TEST_CASE("on the supercube the centres' quarter turns go with the corners") {
    CHECK(broken({3, true}, "(+f)") ==
          "the fixed centres' quarter turns add up to an odd number, the corners are an even permutation | turn one "
          "centre by a quarter, such as (+r)");
    CHECK(broken({3, true}, "(fu,fr)(urf,ufl)") ==
          "the fixed centres' quarter turns add up to an even number, the corners are an odd permutation | turn one "
          "centre by a quarter, such as (+r)");
    CHECK(broken({3, true}, "(++f)").empty());
    CHECK(broken({3, true}, "(+f)(-r)").empty());
}

TEST_CASE("several broken invariants are told together") {
    const auto text = broken({3}, "(+ufl)(+fu)(fr,dl)");
    CHECK(std::count(text.begin(), text.end(), '\n') == 2);
}

TEST_CASE("what is suggested fixes it: after all of it, any state can be reached") {
    test::property("on cubes of 2 to 9 layers, ordinary and super, whatever is wrong", [] {
        const auto cube = *test::any_cube(2, 9);
        auto p = *test::state(cube);
        for (const auto& [what, fix] : broken_invariants(p)) {
            RC_PRE(!suggested_cycle(fix).empty());  // centres out of place have no single cycle
            p = test::product(p, test::product_of(cube, suggested_cycle(fix)));
        }
        RC_ASSERT(broken_invariants(p).empty());
    });
    test::property("with the fixed centres in place", [] {
        const auto cube = *test::any_cube(2, 9);
        auto p = *test::state(cube);
        if (cube.has_fixed_centres()) p.blocks.back() = perm::identity();
        for (const auto& [what, fix] : broken_invariants(p))
            p = test::product(p, test::product_of(cube, suggested_cycle(fix)));
        RC_ASSERT(broken_invariants(p).empty());
    });
}

TEST_CASE("reachable states are closed under products, and a broken one stays broken by turning") {
    test::property([] {
        const auto cube = *test::any_cube(2, 7);
        const auto p = *test::state(cube);
        const auto q = test::play(cube, *test::moves(cube.n));
        RC_ASSERT(broken_invariants(test::product(p, q)).empty() == broken_invariants(p).empty());
        RC_ASSERT(broken_invariants(test::product(q, p)).empty() == broken_invariants(p).empty());
    });
}

}  // namespace cubelang::query
