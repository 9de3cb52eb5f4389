// Randelshofer's cycles: the examples of his permutation notation, and what the notation says of signs.

#include "runtime/cube/cycles.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::cycles_test {
namespace {

constexpr Cube ordinary{3, false}, super{3, true};

// Where the part goes under the cycles, sticker by sticker: the name that its stickers spell there.
std::string goes(Cube cube, const std::string& cycles, const std::string& from) {
    return name(cube, image(test::product_of(cube, cycles), test::part(cube, from)));
}

int turned(Cube cube, const std::string& cycles, int net_number) {
    return test::centre_turns(test::product_of(cube, cycles))[static_cast<std::size_t>(net_number - 1)];
}

State product(Cube cube, const std::string& cycles) { return test::product_of(cube, cycles); }

}  // namespace

TEST_CASE("each part of a cycle moves to the next location, the last to the first") {
    const std::string cycle = "(fu,fr,fd,fl)";
    CHECK(goes(ordinary, cycle, "fu") == "fr");
    CHECK(goes(ordinary, cycle, "fr") == "fd");
    CHECK(goes(ordinary, cycle, "fd") == "fl");
    CHECK(goes(ordinary, cycle, "fl") == "fu");
    CHECK(goes(ordinary, cycle, "ub") == "ub");
    const std::string swaps = "(fu,fd) (lf,rf)";
    CHECK(goes(ordinary, swaps, "fd") == "fu");
    CHECK(goes(ordinary, swaps, "fr") == "fl");
    CHECK(goes(ordinary, swaps, "lf") == "rf");
}

TEST_CASE("each letter's sticker goes to the face of the letter in the same place") {
    CHECK(goes(ordinary, "(fu,fr)", "uf") == "rf");
    CHECK(goes(ordinary, "(ufl,rfu)", "ufl") == "rfu");  // u to r, f to f, l to u
    CHECK(goes(ordinary, "(ufl,rfu)", "flu") == "fur");
    CHECK(goes(ordinary, "(ufl,rfu)", "rfu") == "ufl");
    CHECK(goes(ordinary, "(ufl,rfu,bdr)", "rfu") == "bdr");
    CHECK(product(ordinary, "(fu,fr)") == product(ordinary, "(uf,rf)"));
    CHECK(product(ordinary, "(ufl,rfu)") == product(ordinary, "(luf,urf)"));
    CHECK(product(ordinary, "(ufl,rfu)") == product(ordinary, "(ulf,ruf)"));  // anticlockwise spellings of the same
}

TEST_CASE("a sign flips the last edge on its way home") {
    CHECK(goes(ordinary, "(+fu,fr)", "fu") == "fr");
    CHECK(goes(ordinary, "(+fu,fr)", "fr") == "uf");  // f to u, r to f
    CHECK(goes(ordinary, "(+fu)", "fu") == "uf");
    CHECK(goes(ordinary, "(+fu,fr,fd)", "fr") == "fd");
    CHECK(goes(ordinary, "(+fu,fr,fd)", "fd") == "uf");
}

TEST_CASE(
    "a sign turns the last corner on its way home, clockwise or not as seen from outside, however it is spelled") {
    CHECK(goes(ordinary, "(+ufl)", "ufl") == "flu");  // clockwise around that corner: u, f, l
    CHECK(goes(ordinary, "(-ufl)", "ufl") == "luf");
    for (const char* spelling : {"ufl", "flu", "luf", "ulf", "lfu", "ful"}) {
        CHECK(product(ordinary, "(+" + std::string(spelling) + ")") == product(ordinary, "(+ufl)"));
        CHECK(product(ordinary, "(-" + std::string(spelling) + ")") == product(ordinary, "(-ufl)"));
    }
    CHECK(goes(ordinary, "(+ufl,urf)", "ufl") == "urf");
    CHECK(goes(ordinary, "(+ufl,urf)", "urf") == "flu");
    CHECK(goes(ordinary, "(-ufl,urf)", "urf") == "luf");
    CHECK(goes(ordinary, "(+ulf,ufr)", "ufr") == "ful");  // home is ulf, then u to f, f to l, l to u
}

TEST_CASE("signs of fixed centres are quarter turns, relative to the first") {
    // Face R of the net has its centre at 32, F at 23.
    CHECK(goes(super, "(f,+r)", "f") == "r");
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
    CHECK(goes({4}, "(r1,r2,r3,r4)", "r4") == "r1");
}

TEST_CASE("a wing carries both its stickers") {
    CHECK(goes({4}, "(fu1,fr2)", "fu1") == "fr2");
    CHECK(goes({4}, "(fu1,fr2)", "uf1") == "rf2");
    CHECK(goes({5}, "(fu1,uf2)", "fu1") == "uf2");
    CHECK(goes({5}, "(fu1,uf2)", "fu") == "fu");
}

TEST_CASE("turns are cycles") {
    const auto r = test::play(super, {{0, 1, 1, 'R', 1}});
    CHECK(product(super, "(urf,bru,drb,frd) (ur,br,dr,fr) (+r)") == r);
    // An arrow on F points down and comes to U pointing to F, three quarters from L, where U's own points. And so on.
    const std::string corners = "(urf,bru,drb,frd) (ufl,bul,dbl,fdl)", centres = "(f,-u,+b,++d) (+r) (-l)";
    const std::string edges = "(ur,br,dr,fr) (ul,bl,dl,fl) (fu,ub,bd,df)";
    CHECK(product(super, corners + edges + centres) == test::play(super, {{0, 1, 1, 'x', 1}}));
}

TEST_CASE("cycles multiply from left to right and need not be disjoint") {
    CHECK(goes(ordinary, "(uf,ur)(ur,ub)", "uf") == "ub");
    CHECK(goes(ordinary, "(uf,ur)(ur,ub)", "ur") == "uf");
    CHECK(product(ordinary, "(uf,ur)(uf,ur)") == solved(ordinary));
    test::property("a cycle multiplies whatever state it is applied to", [] {
        auto state = *test::state(super);
        const auto before = state;
        for (const auto& cycle : test::read_cycles(super, "(+uf,ur,bd)(-ufl,dfr)(f,++b)"))
            RC_ASSERT(!apply_cycle(state, cycle));
        RC_ASSERT(state == test::product(before, product(super, "(+uf,ur,bd)(-ufl,dfr)(f,++b)")));
    });
}

}  // namespace cubelang::cube::cycles_test
