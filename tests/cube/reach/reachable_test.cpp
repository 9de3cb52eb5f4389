#include "runtime/cube/reach/notes.hpp"

#include <algorithm>
#include <random>

#include <fmt/format.h>

#include "tests/cube/query/written.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::reach::reachable_test {
namespace {

using cube::Cube;
using cube::Kind;

// "what | instruction", one line for each broken invariant.
std::string broken(Cube cube, const std::string& cycles) {
    std::string text;
    for (const auto& [what, instruction, kind, repair] : broken_invariants(test::product_of(cube, cycles)))
        text += (text.empty() ? "" : "\n") + what + " | " + instruction;
    return text;
}

// One of each: a swap in every orbit (all swaps of fixed centres), both twists, a flip, a quarter turn of a centre.
std::vector<cube::State> single_repairs(cube::Cube cube) {
    std::vector<cube::State> all;
    const auto add = [&](const std::vector<cube::CyclePart>& cycle) { all.push_back(test::product_of(cube, {cycle})); };
    for (const int block : cube::orbit_blocks(cube)) {
        const auto kind = cube::kind_of(cube, block);
        const auto parts = cube::parts_of_orbit(cube, block);
        for (std::size_t a = 0; a < (kind == Kind::fixed_centre ? parts.size() : 1); ++a)
            for (std::size_t b = a + 1; b < (kind == Kind::fixed_centre ? parts.size() : 2); ++b)
                add({{parts[a]}, {cube::spelled_like(cube, parts[a], parts[b])}});
        if (kind == Kind::corner) add({{parts[0], -1, true}});
        if (kind == Kind::corner || kind == Kind::edge || (kind == Kind::fixed_centre && cube.super))
            add({{parts[0], 1, true}});
    }
    return all;
}

bool is_repaired_by(const cube::State& p, std::size_t count, const std::vector<cube::State>& repairs) {
    if (count == 0) return damage(p).broken.empty();
    return std::ranges::any_of(repairs, [&](const cube::State& repair) {
        return is_repaired_by(test::product(p, repair), count - 1, repairs);
    });
}

}  // namespace

TEST_CASE("every word is reachable") {
    test::property("on cubes of 2 to 9 layers, ordinary and super", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto p = test::play(cube, *test::moves(cube.n));
        RC_ASSERT(broken_invariants(p).empty());
    });
}

TEST_CASE("a twisted corner is reported with its twist and a repair") {
    CHECK(broken({3}, "(+ufl)") == "corner twists add up to 1 (mod 3) | turn one corner anticlockwise, such as (-urf)");
    CHECK(broken({2}, "(-ufl)") == "corner twists add up to 2 (mod 3) | turn one corner clockwise, such as (+urf)");
    CHECK(broken({4}, "(+ufl)(+ubr)") ==
          "corner twists add up to 2 (mod 3) | turn one corner clockwise, such as (+urf)");
    CHECK(broken({3}, "(+ufl)(-ubr)").empty());
    CHECK(broken({3}, "(+ufl)(+ubr)(+urf)").empty());
}

TEST_CASE("a flipped edge is reported") {
    CHECK(broken({3}, "(+fu)") == "edge flips add up to 1 (mod 2) | flip one edge, such as (+ur)");
    CHECK(broken({5}, "(+fu)") == "edge flips add up to 1 (mod 2) | flip one edge, such as (+ur)");
    CHECK(broken({3}, "(+fu)(+bl)").empty());
}

TEST_CASE("a single swap is reported") {
    CHECK(broken({3}, "(urf,ufl)") ==
          "the edges are an even permutation, but the other parts require an odd one | swap "
          "two of them, such as (ur,uf)");
    CHECK(broken({3}, "(fu,fr)") ==
          "the edges are an odd permutation, but the other parts require an even one | swap "
          "two of them, such as (ur,uf)");
    CHECK(broken({3}, "(fu,fr)(urf,ufl)").empty());
    CHECK(broken({2}, "(urf,ufl)").empty());
}

TEST_CASE("a single swap of wings is reachable, one of centres off the middle is not") {
    CHECK(broken({4}, "(fu1,fr2)").empty());  // the parity that the 4x4x4 is known for
    CHECK(broken({4}, "(r1,r2)") ==
          "the x-centres around u1 are an odd permutation, but the other parts require an even one | "
          "swap two of them, such as (u1,r1)");
    CHECK(broken({4}, "(urf,ufl)") ==
          "the x-centres around u1 are an even permutation, but the other parts require an odd one | "
          "swap two of them, such as (u1,r1)");
    CHECK(broken({5}, "(r5,r6)").find("the t-centres around ") == 0);
}

TEST_CASE("fixed centres must be arranged as on a rotated cube") {
    const std::string centres = "no rotation of the cube has the fixed centres in this arrangement";
    CHECK(broken({3}, "(r,l)").find(centres) == 0);
    CHECK(broken({3}, "(r,u)").find(centres) == 0);
    CHECK(broken({5}, "(r,l)(u,d)(f,b)").find(centres) == 0);  // a mirror image
    CHECK(broken({3}, "(r,u,f)(l,d,b)").empty());              // rotated about a corner
}

TEST_CASE("on a supercube the centres' quarter turns have the parity of the corners") {
    CHECK(broken({3, true}, "(+f)") ==
          "the fixed centres' quarter turns add up to an odd number, the corners are an even permutation | turn one "
          "centre by a quarter, such as (+u)");
    CHECK(broken({3, true}, "(fu,fr)(urf,ufl)") ==
          "the fixed centres' quarter turns add up to an even number, the corners are an odd permutation | turn one "
          "centre by a quarter, such as (+u)");
    CHECK(broken({3, true}, "(++f)").empty());
    CHECK(broken({3, true}, "(+f)(-r)").empty());
}

TEST_CASE("several broken invariants are reported together") {
    const auto text = broken({3}, "(+ufl)(+fu)(fr,dl)");
    CHECK(std::count(text.begin(), text.end(), '\n') == 2);
}

TEST_CASE("any state is reachable after the suggested repairs") {
    for (const auto counting : {Counting::labelled, Counting::by_colours})
        test::property(counting == Counting::labelled ? "labelled" : "by colours", [counting] {
            const auto cube = *test::any_cube(2, 9);
            auto p = *test::state(cube);
            const auto found = damage(p, counting);
            RC_ASSERT(found.fewest);
            RC_ASSERT(damage(test::product(p, repair(cube, found)), counting).broken.empty());
            for (const auto& [what, instruction, kind, cycles] : found.broken)
                p = test::product(p, test::product_of(cube, instruction.substr(instruction.find('('))));
            RC_ASSERT(damage(p, counting).broken.empty());
        });
}

TEST_CASE("the number of suggested repairs is minimal") {
    for (const int n : {2, 3, 4, 5, 6, 7})
        for (const bool super : {false, true}) {
            if (super && n % 2 == 0) continue;
            const auto repairs = single_repairs({n, super});
            test::property(fmt::format("N = {}{}", n, super ? ", supercube" : ""), [&] {
                auto p = test::play({n, super}, *test::moves(n));
                for (const auto i : *rc::gen::container<std::vector<std::size_t>>(
                         *rc::gen::inRange<std::size_t>(0, 5), rc::gen::inRange<std::size_t>(0, repairs.size())))
                    p = test::product(p, repairs[i]);
                const auto size = size_of_repair(damage(p));
                for (std::size_t fewer = 0; fewer < std::min<std::size_t>(size, n < 6 ? 4 : 3); ++fewer)
                    RC_ASSERT(!is_repaired_by(p, fewer, repairs));
            });
        }
}

TEST_CASE("one swap of wings or corners is repaired by one swap, even if it affects many centres") {
    for (const int n : {6, 7, 8, 20, 50, 51, 200}) {
        const auto found = damage(test::product_of({n}, "(fu1,uf2)"));
        CAPTURE(n);
        REQUIRE(found.broken.size() == 1);
        CHECK(found.fewest);
        CHECK(found.broken.front().kind == Kind::wing);
        CHECK(damage(test::product_of({n}, "(urf,ufl)")).broken.front().kind == Kind::corner);
    }
    CHECK(broken({6}, "(fu1,uf2)") ==
          "the wings of the orbit of ur1 are an odd permutation, but the other parts require "
          "an even one | swap two of them, such as (ur1,fu1)");
    CHECK(broken({6}, "(urf,ufl)") ==
          "the corners are an odd permutation, but the other parts require an even one | "
          "swap two of them, such as (urf,ufl)");
}

TEST_CASE("a badly damaged large cube is repaired, though perhaps not with the fewest swaps") {
    std::mt19937_64 chance(1);
    for (const int n : {49, 60, 101}) {
        auto p = cube::solved({n});
        for (auto& block : p.blocks)
            if (chance() % 2 == 0) std::swap(block[0], block[4]);
        p.blocks[static_cast<std::size_t>(cube::block_of({n}, {n - 1, n - 1}))] = perm::identity();
        if (n % 2 == 1) p.blocks.back() = perm::identity();
        // Wings have two blocks: a swap in only one of them is not a swap of parts.
        for (int block = 0; block < p.cube.classes(); ++block)
            if (cube::cell_of({n}, block).h == n - 1) p.blocks[static_cast<std::size_t>(block)] = perm::identity();
        const auto found = damage(p);
        CHECK(found.fewest == (n == 49));
        CHECK(damage(test::product(p, repair(p.cube, found))).broken.empty());
        const auto reasons = unreachability_reasons(p);
        CHECK(reasons.size() == 4);
        CHECK(reasons.back().find("more orbits have the wrong parity") != std::string::npos);
        CHECK((reasons.back().find(" (perhaps fewer suffice)") != std::string::npos) == !found.fewest);
    }
}

TEST_CASE("by colours the parity of centres does not matter, and a labelled reason mentions it") {
    CHECK(damage(test::product_of({5}, "(fu1,uf2)"), Counting::by_colours).broken.empty());
    CHECK(damage(test::product_of({4}, "(r1,u1)"), Counting::by_colours).broken.empty());
    CHECK(damage(test::product_of({3}, "(uf,ur)"), Counting::by_colours).broken.size() == 1);
    CHECK(damage(test::product_of({5}, "(uf,ur)"), Counting::by_colours).broken.size() == 1);
    CHECK(damage(test::product_of({3, true}, "(+f)"), Counting::by_colours).broken.empty());
    CHECK(unreachability_reasons(test::product_of({5}, "(fu1,uf2)"))
              .back()
              .ends_with(" (labelled; by colours it is reachable)"));
    CHECK(unreachability_reasons(test::product_of({5}, "(+fu)(fu1,uf2)"))
              .back()
              .ends_with(" (labelled; not reachable by colours either)"));
    CHECK(unreachability_reasons(test::product_of({3}, "(+fu)")).back().ends_with("(+ur)"));
    CHECK(unreachability_reasons(test::product_of({5, true}, "(fu1,uf2)")).back().ends_with("(u5,r5)"));
}

TEST_CASE("reachable states are closed under products, and turns do not repair an unreachable one") {
    test::property([] {
        const auto cube = *test::any_cube(2, 7);
        const auto p = *test::state(cube);
        const auto q = test::play(cube, *test::moves(cube.n));
        RC_ASSERT(broken_invariants(test::product(p, q)).empty() == broken_invariants(p).empty());
        RC_ASSERT(broken_invariants(test::product(q, p)).empty() == broken_invariants(p).empty());
    });
}

}  // namespace cubelang::reach::reachable_test
