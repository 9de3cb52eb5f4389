// Kociemba's cubie level and its product rule, with reflections.

#include "runtime/cube/coordinates/cubie.hpp"

#include <algorithm>

#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::cubie_test {
namespace {

auto symmetry() {
    return rc::gen::map(rc::gen::inRange(0, 48), [](int i) { return symmetries()[static_cast<std::size_t>(i)]; });
}

Arrangement row(std::span<const std::string_view> places, const std::string& from, std::vector<int> turned) {
    Arrangement made{{}, std::move(turned)};
    for (const auto& name : test::split(from, ' '))
        made.pieces.push_back(static_cast<int>(std::find(places.begin(), places.end(), name) - places.begin()));
    return made;
}
Arrangement corners(const std::string& from, std::vector<int> turned) {
    return row(corner_places(), from, std::move(turned));
}
Arrangement edges(const std::string& from, std::vector<int> turned) {
    return row(edge_places(), from, std::move(turned));
}

Cubies turn(char letter) { return cubies_of(test::play({3}, {{0, 1, 1, letter, 1}})); }

}  // namespace

TEST_CASE("F and R have the rows printed in Kociemba's document") {
    CHECK(turn('F') == Cubies{corners("UFL DLF ULB UBR URF DFR DBL DRB", {1, 2, 0, 0, 2, 1, 0, 0}),
                              edges("UR FL UL UB DR FR DL DB UF DF BL BR", {0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0})});
    CHECK(turn('R') == Cubies{corners("DFR UFL ULB URF DRB DLF DBL UBR", {2, 0, 0, 1, 1, 0, 0, 2}),
                              edges("FR UF UL UB BR DF DL DB DR FL BL UR", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})});
}

TEST_CASE("the four basic symmetries have Kociemba's rows") {
    CHECK(cubies_of({3}, s_urf3) ==
          Cubies{corners("URF DFR DLF UFL UBR DRB DBL ULB", {1, 2, 1, 2, 2, 1, 2, 1}),
                 edges("UF FR DF FL UB BR DB BL UR DR DL UL", {1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1})});
    CHECK(cubies_of({3}, s_f2) ==
          Cubies{corners("DLF DFR DRB DBL UFL URF UBR ULB", {0, 0, 0, 0, 0, 0, 0, 0}),
                 edges("DL DF DR DB UL UF UR UB FL FR BR BL", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})});
    CHECK(cubies_of({3}, s_u4) ==
          Cubies{corners("UBR URF UFL ULB DRB DFR DLF DBL", {0, 0, 0, 0, 0, 0, 0, 0}),
                 edges("UB UR UF UL DB DR DF DL BR FR FL BL", {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1})});
    CHECK(cubies_of({3}, s_lr2) ==
          Cubies{corners("UFL URF UBR ULB DLF DFR DRB DBL", {3, 3, 3, 3, 3, 3, 3, 3}),
                 edges("UL UF UR UB DL DF DR DB FL FR BR BL", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})});
}

TEST_CASE("rows of products follow the rule: first A, then B") {
    test::property("of states", [] {
        const auto cube = *test::any_cube(2, 5);
        const auto a = *test::state(cube), b = *test::state(cube);
        RC_ASSERT(cubies_of(test::product(a, b)) == product(cubies_of(a), cubies_of(b)));
    });
    test::property("of symmetries, reflections too", [] {
        const auto a = *symmetry(), b = *symmetry();
        RC_ASSERT(cubies_of({3}, product(a, b)) == product(cubies_of({3}, a), cubies_of({3}, b)));
    });
    test::property("of conjugates: p^s is s' p s", [] {
        const auto p = *test::state({3});
        const auto s = *symmetry();
        RC_ASSERT(cubies_of(conjugate(p, s)) ==
                  product(product(cubies_of({3}, inverse(s)), cubies_of(p)), cubies_of({3}, s)));
    });
}

// Kociemba's multiplication with orientations 0..5, case by case.
TEST_CASE("orientations of mirrored corners form the symmetric group on three") {
    const auto reference = [](int a, int b) {
        int o = 0;
        if (a < 3 && b < 3)
            o = a + b >= 3 ? a + b - 3 : a + b;
        else if (a < 3)
            o = a + b >= 6 ? a + b - 3 : a + b;
        else if (b < 3)
            o = a - b < 3 ? a - b + 3 : a - b;
        else
            o = a - b < 0 ? a - b + 3 : a - b;
        return o;
    };
    const auto all_turned = [](int o) { return Cubies{{{0, 1, 2, 3, 4, 5, 6, 7}, std::vector<int>(8, o)}, {}}; };
    for (int a = 0; a < 6; ++a)
        for (int b = 0; b < 6; ++b) CHECK(product(all_turned(a), all_turned(b)) == all_turned(reference(a, b)));
    CHECK(product(all_turned(1), all_turned(3)) != product(all_turned(3), all_turned(1)));
}

TEST_CASE("a state read from its rows is unchanged") {
    test::property("of any state of any cube", [] {
        const auto cube = *test::any_cube(2, 20);
        const auto p = *test::state(cube);
        const auto read = std::get<State>(read_cubies(cube, cubies_of(p)));
        RC_ASSERT(test::product(read, without_cubies(p)) == p);
    });
    test::property("of any state followed by a symmetry", [] {
        const auto cube = *test::any_cube(2, 5);
        const auto p = *test::state(cube);
        const auto s = *symmetry();
        const auto rows = product(cubies_of(p), cubies_of(cube, s));
        RC_ASSERT(std::ranges::all_of(rows.corners.orientations, [&](int o) { return (o >= 3) == s.reflects(); }));
        RC_ASSERT(test::product(std::get<State>(read_cubies(cube, rows, s)), without_cubies(p)) == p);
    });
}

TEST_CASE("impossible rows are reported") {
    const auto problem = [](auto change) {
        auto rows = cubies_of(solved({3}));
        change(rows);
        return std::get<CubieProblem>(read_cubies({3}, rows));
    };
    const auto twice = problem([](Cubies& rows) { rows.corners.pieces[2] = 1; });
    CHECK((twice.fault == CubieFault::repeated && !twice.edge && twice.at == 2 && twice.other == 1 &&
           twice.missing == 2));
    CHECK(problem([](Cubies& rows) { rows.edges.orientations[3] = 2; }).fault == CubieFault::orientation);
    CHECK(problem([](Cubies& rows) { rows.corners.orientations[3] = 6; }).fault == CubieFault::orientation);
    CHECK(problem([](Cubies& rows) { rows.corners.orientations[3] = -1; }).fault == CubieFault::orientation);
    CHECK(problem([](Cubies& rows) { rows.corners.orientations[3] = 3; }).fault == CubieFault::mirrored);
}

}  // namespace cubelang::cube::cubie_test
