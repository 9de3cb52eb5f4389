// Randelshofer's cycles: the examples of his permutation notation, and its rules for signs.

#include "runtime/cube/cycles.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::cycles_test {
namespace {

constexpr Cube ordinary{3, false}, super{3, true};

// The name spelled by the images of a part's stickers.
std::string image_name(Cube cube, const std::string& cycles, const std::string& from) {
    return name(cube, image(test::product_of(cube, cycles), test::part(cube, from)));
}

int turned(Cube cube, const std::string& cycles, int net_number) {
    return test::centre_turns(test::product_of(cube, cycles))[static_cast<std::size_t>(net_number - 1)];
}

State product(Cube cube, const std::string& cycles) { return test::product_of(cube, cycles); }

}  // namespace

TEST_CASE("each part of a cycle moves to the next location, the last to the first") {
    const std::string cycle = "(fu,fr,fd,fl)";
    CHECK(image_name(ordinary, cycle, "fu") == "fr");
    CHECK(image_name(ordinary, cycle, "fr") == "fd");
    CHECK(image_name(ordinary, cycle, "fd") == "fl");
    CHECK(image_name(ordinary, cycle, "fl") == "fu");
    CHECK(image_name(ordinary, cycle, "ub") == "ub");
    const std::string swaps = "(fu,fd) (lf,rf)";
    CHECK(image_name(ordinary, swaps, "fd") == "fu");
    CHECK(image_name(ordinary, swaps, "fr") == "fl");
    CHECK(image_name(ordinary, swaps, "lf") == "rf");
}

TEST_CASE("each sticker moves to the face of the letter at the same position") {
    CHECK(image_name(ordinary, "(fu,fr)", "uf") == "rf");
    CHECK(image_name(ordinary, "(ufl,rfu)", "ufl") == "rfu");  // u to r, f to f, l to u
    CHECK(image_name(ordinary, "(ufl,rfu)", "flu") == "fur");
    CHECK(image_name(ordinary, "(ufl,rfu)", "rfu") == "ufl");
    CHECK(image_name(ordinary, "(ufl,rfu,bdr)", "rfu") == "bdr");
    CHECK(product(ordinary, "(fu,fr)") == product(ordinary, "(uf,rf)"));
    CHECK(product(ordinary, "(ufl,rfu)") == product(ordinary, "(luf,urf)"));
    CHECK(product(ordinary, "(ufl,rfu)") == product(ordinary, "(ulf,ruf)"));  // anticlockwise spellings of the same
}

TEST_CASE("a sign flips the last edge on its way to the first") {
    CHECK(image_name(ordinary, "(+fu,fr)", "fu") == "fr");
    CHECK(image_name(ordinary, "(+fu,fr)", "fr") == "uf");  // f to u, r to f
    CHECK(image_name(ordinary, "(+fu)", "fu") == "uf");
    CHECK(image_name(ordinary, "(+fu,fr,fd)", "fr") == "fd");
    CHECK(image_name(ordinary, "(+fu,fr,fd)", "fd") == "uf");
}

TEST_CASE("a sign turns the last corner clockwise or anticlockwise seen from outside, for any spelling") {
    CHECK(image_name(ordinary, "(+ufl)", "ufl") == "flu");  // clockwise around that corner: u, f, l
    CHECK(image_name(ordinary, "(-ufl)", "ufl") == "luf");
    for (const char* spelling : {"ufl", "flu", "luf", "ulf", "lfu", "ful"}) {
        CHECK(product(ordinary, "(+" + std::string(spelling) + ")") == product(ordinary, "(+ufl)"));
        CHECK(product(ordinary, "(-" + std::string(spelling) + ")") == product(ordinary, "(-ufl)"));
    }
    CHECK(image_name(ordinary, "(+ufl,urf)", "ufl") == "urf");
    CHECK(image_name(ordinary, "(+ufl,urf)", "urf") == "flu");
    CHECK(image_name(ordinary, "(-ufl,urf)", "urf") == "luf");
    CHECK(image_name(ordinary, "(+ulf,ufr)", "ufr") == "ful");  // back to ulf, then u to f, f to l, l to u
}

TEST_CASE("signs of fixed centres are quarter turns, relative to the first") {
    // Face R of the net has its centre at 32, F at 23.
    CHECK(image_name(super, "(f,+r)", "f") == "r");
    CHECK(turned(super, "(f,+r)", 32) == 1);
    CHECK(turned(super, "(f,+r)", 23) == 3);
    CHECK(turned(super, "(+f,+r)", 32) == 1);
    CHECK(turned(super, "(+f,+r)", 23) == 0);
    CHECK(turned(super, "(+f)", 23) == 1);
    CHECK(turned(super, "(++f)", 23) == 2);
    CHECK(turned(super, "(-f)", 23) == 3);
    CHECK(test::net_row(product(super, "(f,+r)")) == test::net_row(product(super, "(f,r)")));
    CHECK_FALSE(product(super, "(f,+r)") == product(super, "(f,r)"));
    CHECK(product(super, "(-f,u,d)") == product(super, "(f,u,d) (-f)"));
}

TEST_CASE("a redundant but true sign of a centre off the middle changes nothing") {
    CHECK(product({4}, "(r1,+r2,++r3,-r4)") == product({4}, "(r1,r2,r3,r4)"));
    CHECK(product({4}, "(r2,+r3)") == product({4}, "(r2,r3)"));
    CHECK(product({5}, "(l1,-f4)") == product({5}, "(l1,f4)"));
    CHECK(image_name({4}, "(r1,r2,r3,r4)", "r4") == "r1");
}

TEST_CASE("both stickers of a wing move together") {
    CHECK(image_name({4}, "(fu1,fr2)", "fu1") == "fr2");
    CHECK(image_name({4}, "(fu1,fr2)", "uf1") == "rf2");
    CHECK(image_name({5}, "(fu1,uf2)", "fu1") == "uf2");
    CHECK(image_name({5}, "(fu1,uf2)", "fu") == "fu");
}

TEST_CASE("turns equal their cycles") {
    const auto r = test::play(super, {{0, 1, 1, 'R', 1}});
    CHECK(product(super, "(urf,bru,drb,frd) (ur,br,dr,fr) (+r)") == r);
    // An arrow on F points down and moves to U, pointing to F: three quarters from L, where U's points. And so on.
    const std::string corners = "(urf,bru,drb,frd) (ufl,bul,dbl,fdl)", centres = "(f,-u,+b,++d) (+r) (-l)";
    const std::string edges = "(ur,br,dr,fr) (ul,bl,dl,fl) (fu,ub,bd,df)";
    CHECK(product(super, corners + edges + centres) == test::play(super, {{0, 1, 1, 'x', 1}}));
}

TEST_CASE("cycles multiply from left to right and need not be disjoint") {
    CHECK(image_name(ordinary, "(uf,ur)(ur,ub)", "uf") == "ub");
    CHECK(image_name(ordinary, "(uf,ur)(ur,ub)", "ur") == "uf");
    CHECK(product(ordinary, "(uf,ur)(uf,ur)") == solved(ordinary));
    test::property("a cycle multiplies any state that it is applied to", [] {
        auto state = *test::state(super);
        const auto before = state;
        for (const auto& cycle : test::read_cycles(super, "(+uf,ur,bd)(-ufl,dfr)(f,++b)"))
            RC_ASSERT(!apply_cycle(state, cycle));
        RC_ASSERT(state == test::product(before, product(super, "(+uf,ur,bd)(-ufl,dfr)(f,++b)")));
    });
}

}  // namespace cubelang::cube::cycles_test
