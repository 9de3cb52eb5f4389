// Products of permutations and symmetries, including reflections.

#include "runtime/cube/coordinates/cubie.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/structure.hpp"
#include "tests/language/run.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::cube::mirrored_test {
namespace {

using test::holds;
using test::last;
using test::message;

Mirrored element(Cube cube) { return {*test::state(cube), *rc::gen::arbitrary<bool>()}; }

Cubies cubies(const Mirrored& a) {
    return product(cubies_of(a.state), cubies_of(a.state.cube, a.reflects ? s_lr2 : Symmetry()));
}

}  // namespace

TEST_CASE("Kociemba's rule for (A*B)(x).c and (A*B)(x).o holds with reflections, with corner orientations 3 to 5") {
    test::property("for any two elements", [] {
        const auto cube = *test::any_cube(2, 5);
        const auto a = element(cube), b = element(cube);
        RC_ASSERT(cubies(product(a, b)) == product(cubies(a), cubies(b)));
    });
}

TEST_CASE("the source of a place is its cubie in Kociemba's rows") {
    test::property("for any element", [] {
        const auto a = element(*test::any_cube(2, 5));
        const auto rows = cubies(a);
        for (std::size_t x = 0; x < corner_places().size(); ++x) {
            const auto [part, turned] = query::source(a, *find_part(a.state.cube, corner_places()[x], 0).part);
            const auto from = corner_places()[static_cast<std::size_t>(rows.corners.pieces[x])];
            RC_ASSERT(identity_of(a.state.cube, part) ==
                      identity_of(a.state.cube, *find_part(a.state.cube, from, 0).part));
            RC_ASSERT(turned == rows.corners.orientations[x]);
        }
        for (std::size_t x = 0; x < rows.edges.pieces.size(); ++x)
            RC_ASSERT(query::source(a, *find_part(a.state.cube, edge_places()[x], 0).part).orientation ==
                      rows.edges.orientations[x]);
    });
}

TEST_CASE("the order of a mirrored element is its least power that is the identity") {
    test::property("for any element", [] {
        const auto a = element(*test::any_cube(2, 5));
        const Mirrored identity{solved(a.state.cube), false};
        const auto order = query::order(a);
        RC_ASSERT(power(a, order) == identity);
        for (const std::uint64_t prime : {2U, 3U, 5U, 7U})
            if (order % prime == 0) RC_ASSERT(power(a, order / prime) != identity);
    });
}

TEST_CASE("states and symmetries multiply in any order") {
    CHECK(holds("S_LR2 * F * S_LR2 == F'"));
    CHECK(holds("S_U4' F S_U4 == F^S_U4 and F * S_U4 == F y and S_U4 == y and S_F2 == z2 and S_URF3 == x y"));
    CHECK(holds("(F * S_LR2) * S_LR2 == F and F * S_LR2 != S_LR2 * F and S_LR2 F == F' S_LR2"));
    CHECK(holds("(R U S_LR2)' == S_LR2' U' R' and -(R S_LR2) == S_LR2 R'"));
    CHECK(holds("(R U S_LR2)^2 == R U L' U' and (R U S_LR2)^-3 == ((R U S_LR2)')^3"));
    CHECK(holds("S_LR2^R == R' S_LR2 R and R^(U S_LR2) == (R^U)^S_LR2 and S_U4^R == R' y R"));
    CHECK(holds("[R, S_LR2] == R L and [S_LR2: R] == R^S_LR2 and [R: S_LR2] == R S_LR2 R'"));
    CHECK(holds("(uf,ur,ub) * S_LR2 * (uf,ul,ub)' == S_LR2"));
    CHECK(holds("supercube 5; (R 2U' (+f) S_LR2)^2 == R 2U' (+f) L' 2U (-f)"));
    CHECK(holds("contains({R S_LR2, S_LR2}, L L' S_LR2) and {R, S_U4} == {R, y}"));
}

TEST_CASE("products of algorithms and symmetries without a net reflection are algorithms") {
    CHECK(last("print S_LR2 * F * S_LR2") == "F'");
    CHECK(last("print F * S_U4") == "F y");
    CHECK(last("print R S_LR2 R2 U S_LR2 S_F2") == "R L2' U' z2");
    CHECK(last("type(S_LR2 R)") == "\"mirrored permutation\"");
    CHECK(last("type(S_LR2 S_U4)") == "\"symmetry\"");
    CHECK(last("type((uf,ur) S_U4)") == "\"permutation\"");
}

TEST_CASE("orders with reflections") {
    CHECK(last("order(S_URF3)") == "3");
    CHECK(last("order(F * S_LR2)") == "2");
    CHECK(last("order(R U S_LR2)") == "56");
}

TEST_CASE("a mirrored permutation is shown as the shortest permutation times a reflection, and reads back") {
    CHECK(last("R * S_LR2") == "(urf,bru,drb,frd) (ur,br,dr,fr) * S_LR2\nand then a reflection left-right");
    CHECK(last("R * S_F2 * S_LR2") == "(urf,bru,drb,frd) (ur,br,dr,fr) * S_F2 * S_LR2\nand then a reflection up-down");
    CHECK(last("print R R' S_LR2, {S_LR2 (), R S_LR2}") ==
          "() * S_LR2 {() * S_LR2, (urf,bru,drb,frd) (ur,br,dr,fr) * S_LR2}");
    test::property("for a random algorithm and symmetry of any cube", [] {
        const auto cube = *test::any_cube(2, 6);
        const auto begin = (cube.super ? "supercube " : "cube ") + std::to_string(cube.n) +
                           "; let m = random_algorithm(" + std::to_string(*test::seeds()) + ", 5) * ";
        const auto program =
            begin + name(symmetries()[static_cast<std::size_t>(*rc::gen::inRange(0, 24)) * 2 + 1]) + "; ";
        RC_ASSERT(holds(program + last(program + "print m") + " == m"));
    });
}

TEST_CASE("the cubie level of mirrored permutations and symmetries") {
    CHECK(holds("cubie(R U * S_LR2) == cubie(R U, S_LR2)"));
    CHECK(holds("cubie(S_URF3) == cubie((), S_URF3) and cubie(R S_LR2, S_U4) == cubie(R, S_LR2 S_U4)"));
    CHECK(holds("cubie(cubie(R U S_LR2), S_LR2) * S_LR2 == R U S_LR2"));
    CHECK(last("source(F S_LR2, @urf)") == "part: @ldf\norientation: 5");
    CHECK(holds("image(F S_LR2, @ldf) == @urf"));
}

TEST_CASE("functions without a meaning for mirrored permutations refuse them") {
    CHECK(message("cycles(S_LR2)") == "cycles needs a permutation or an algorithm for p, but this is a symmetry");
    CHECK(message("R S_LR2 2") == "a number in a product of moves");
}

}  // namespace cubelang::cube::mirrored_test
