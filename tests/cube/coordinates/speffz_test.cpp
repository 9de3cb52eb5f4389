#include "runtime/cube/coordinates/speffz.hpp"

#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::speffz_test {
namespace {

OrbitLabel orbit(Cube cube, Kind kind, int number = 0) {
    for (const auto& label : orbit_labels(cube))
        if (label.kind == kind && label.number == number) return label;
    throw std::invalid_argument("no such orbit");
}

// The names of the parts with the letters A to X, the lettered sticker first.
std::string names(Cube cube, const OrbitLabel& label) {
    std::string text;
    for (int letter = 0; letter < 24; ++letter)
        text += (letter == 0 ? "" : " ") + name(cube, part_at(cube, speffz_place(cube, label, letter)));
    return text;
}

std::vector<std::vector<int>> cycles(const State& state, const OrbitLabel& label) {
    return speffz_cycles(state, label);
}

// "A B C" as indexes.
std::vector<int> letters(const std::string& text) {
    std::vector<int> all;
    for (const char c : text) all.push_back(c - 'A');
    return all;
}

}  // namespace

// Speffz's scheme, from drawings of the 3x3x3.
TEST_CASE("corners and edges have Speffz's letters") {
    CHECK(names({3}, orbit({3}, Kind::corner)) ==
          "ulb ubr urf ufl lbu luf lfd ldb flu fur frd fdl rfu rub rbd rdf bru bul bld bdr dlf dfr drb dbl");
    CHECK(names({3}, orbit({3}, Kind::edge)) ==
          "ub ur uf ul lu lf ld lb fu fr fd fl ru rb rd rf bu bl bd br df dr db dl");
    CHECK(names({2}, orbit({2}, Kind::corner)).substr(0, 15) == "ulb ubr urf ufl");
}

// UBl, URb, UFr, ULf are A, B, C, D; so FUl is I, and BUr is Q.
TEST_CASE("a wing has the letter of its left sticker") {
    const Cube cube{4};
    const auto wings = orbit(cube, Kind::wing);
    const auto at = [&](char letter) { return speffz_place(cube, wings, letter - 'A'); };
    const auto sticker = [&](const std::string& wing, int index) {
        return test::part(cube, wing).stickers[static_cast<std::size_t>(index)];
    };
    // ub1 is nearer to L, ub2 to R; ur1 nearer to B; uf2 nearer to R; fl1 nearer to D.
    CHECK(at('A') == sticker("ub1", 0));
    CHECK(at('Q') == sticker("ub2", 1));
    CHECK(at('B') == sticker("ur1", 0));
    CHECK(at('C') == sticker("uf2", 0));
    CHECK(at('I') == sticker("uf1", 1));
    CHECK(at('D') == sticker("ul2", 0));
    CHECK(at('K') == sticker("fd2", 0));
}

TEST_CASE("centres are lettered like corners and edges") {
    const auto on_u = [](Cube cube, Kind kind, int number, char letter) {
        return speffz_place(cube, orbit(cube, kind, number), letter - 'A');
    };
    const auto net_at = [](Cube cube, int number) { return place_numbered(cube, *find_numbering("net"), number); };
    CHECK(on_u({4}, Kind::x_centre, 0, 'A') == net_at({4}, 6));
    CHECK(on_u({4}, Kind::x_centre, 0, 'B') == net_at({4}, 7));
    CHECK(on_u({4}, Kind::x_centre, 0, 'C') == net_at({4}, 11));
    CHECK(on_u({4}, Kind::x_centre, 0, 'E') == net_at({4}, 22));
    CHECK(on_u({5}, Kind::t_centre, 0, 'A') == net_at({5}, 8));
    CHECK(on_u({5}, Kind::t_centre, 0, 'B') == net_at({5}, 14));
    CHECK(on_u({6}, Kind::x_centre, 2, 'A') == net_at({6}, 8));
    // The obliques of the U face's top row, left of the middle and right of it.
    const auto first = on_u({6}, Kind::oblique, 1, 'A'), second = on_u({6}, Kind::oblique, 2, 'A');
    CHECK(((first == net_at({6}, 9) && second == net_at({6}, 10)) ||
           (first == net_at({6}, 10) && second == net_at({6}, 9))));
}

TEST_CASE("the letter cycles of a move follow its face clockwise") {
    const auto u = test::play({3}, {{.letter = 'U'}});
    CHECK(cycles(u, orbit({3}, Kind::corner)) == std::vector<std::vector<int>>{letters("ABCD")});
    CHECK(cycles(u, orbit({3}, Kind::edge)) == std::vector<std::vector<int>>{letters("ABCD")});
    const auto r = test::play({4}, {{.from = 2, .to = 2, .letter = 'R'}});
    CHECK(cycles(r, orbit({4}, Kind::x_centre)) == std::vector<std::vector<int>>{letters("BTVJ"), letters("CQWK")});
    const auto turned = test::play({3, true}, {{.letter = 'U'}, {.letter = 'D', .turns = 2}});
    CHECK(cycles(turned, orbit({3, true}, Kind::fixed_centre)) ==
          std::vector<std::vector<int>>{letters("ABCD"), letters("UW")});
}

TEST_CASE("a part turned in place is a cycle of its stickers") {
    CHECK(cycles(test::product_of({3}, "(+ub)"), orbit({3}, Kind::edge)) ==
          std::vector<std::vector<int>>{letters("AQ")});
    CHECK(cycles(test::product_of({3}, "(+ulb)"), orbit({3}, Kind::corner)) ==
          std::vector<std::vector<int>>{letters("AER")});
}

TEST_CASE("letter cycles determine the state") {
    test::property("on cubes of 2 to 9 layers, ordinary and super, reachable or not", [] {
        const auto cube = *test::any_cube();
        const auto p = *test::state(cube);
        auto again = solved(cube);
        for (const auto& label : orbit_labels(cube))
            for (const auto& cycle : speffz_cycles(p, label)) RC_ASSERT(!apply_speffz(again, label, cycle));
        RC_ASSERT(again == p);
    });
}

TEST_CASE("a cycle that tears a part is refused and leaves the state unchanged") {
    auto state = solved({3});
    const auto corners = orbit({3}, Kind::corner);
    const auto torn = apply_speffz(state, corners, letters("ABCE"));
    REQUIRE(torn);
    CHECK(torn->fault == SpeffzProblem::Fault::torn);
    CHECK((torn->at == 3 && torn->with == 0 && torn->must == 'Q' - 'A'));
    const auto twice = apply_speffz(state, corners, letters("ABA"));
    REQUIRE(twice);
    CHECK((twice->fault == SpeffzProblem::Fault::repeated && twice->at == 2 && twice->with == 0));
    CHECK(state == solved({3}));
}

}  // namespace cubelang::cube::speffz_test
