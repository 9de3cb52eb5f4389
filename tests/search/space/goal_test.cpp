#include "runtime/search/space/goal.hpp"

#include "tests/cube/query/written.hpp"
#include "tests/search/some_goals.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::search::goal_test {
namespace {

using cube::Cube;
using test::all_of;
using test::did;

cube::Place place(Cube cube, const std::string& name) { return test::part(cube, name).stickers[0]; }

}  // namespace

TEST_CASE("a permutation as a goal holds only for itself") {
    test::property([] {
        const auto cube = *test::any_cube(2, 6);
        const auto p = *test::state(cube), q = *test::state(cube);
        const Goal goal(p);
        RC_ASSERT(goal.holds(p));
        RC_ASSERT(goal.holds(q) == (p == q));
    });
}

TEST_CASE("only ignored parts may be in any state") {
    Goal goal(test::product_of({3}, "(uf,ur,ub)"));
    goal.ignore(all_of({3}, cube::Kind::corner));
    CHECK(goal.holds(test::product_of({3}, "(uf,ur,ub)(ufr,dlb)(+urb)")));
    CHECK_FALSE(goal.holds(test::product_of({3}, "(uf,ur,ub)(+df)")));
    CHECK_FALSE(goal.holds(test::product_of({3}, "(ufr,urb,ubl)")));
}

TEST_CASE("any part may take the place of an ignored part") {
    Goal goal(did({3}, "R"));
    const std::vector<cube::Part> ignored{test::part({3}, "ur"), test::part({3}, "fr")};
    goal.ignore(ignored);
    CHECK(goal.holds(test::product(did({3}, "R"), test::product_of({3}, "(br,ur)"))));
    CHECK_FALSE(goal.holds(test::product(did({3}, "R"), test::product_of({3}, "(br,ur,dr)"))));
}

TEST_CASE("keeping some parts means ignoring the others") {
    Goal goal(did({5}, "R U"));
    goal.keep_only(all_of({5}, cube::Kind::wing));
    CHECK(goal.holds(test::product(did({5}, "R U"), test::product_of({5}, "(uf,ur,ub)(r1,u1,f1)"))));
    CHECK_FALSE(goal.holds(did({5}, "R")));
}

TEST_CASE("a part is brought to a place with all of its stickers") {
    const Cube cube{3, true};
    auto goal = Goal::free(cube);
    goal.bring(place(cube, "ufr"), place(cube, "bur"));
    CHECK(goal.holds(test::product_of(cube, "(ufr,bur)")));
    CHECK_FALSE(goal.holds(test::product_of(cube, "(ufr,urb)")));
    auto centre = Goal::free(cube);
    centre.bring(place(cube, "f"), {place(cube, "f").block, place(cube, "f").point + 1});
    CHECK(centre.holds(did(cube, "F")));
    CHECK_FALSE(centre.holds(did(cube, "F'")));
}

TEST_CASE("centres of one colour may be exchanged") {
    Goal goal(cube::solved({4}));
    goal.colors_only();
    CHECK(goal.holds(test::product_of({4}, "(u1,u2)(f1,f3,f4)")));
    CHECK_FALSE(goal.holds(test::product_of({4}, "(u1,f1)")));
    CHECK_FALSE(goal.holds(test::product_of({4}, "(ufr,urb,ubl)")));
}

TEST_CASE("a goal has the symmetries of its permutation") {
    test::property([] {
        const auto cube = *test::any_cube(2, 5);
        const auto moves = *rc::gen::resize(3, test::moves(cube.n));
        const auto p = test::play(cube, moves);
        std::vector<cube::Symmetry> expected, back;
        for (const auto s : cube::symmetries()) {
            const auto image = cube::conjugate(p, s);
            if (image == p) expected.push_back(s);
            if (image.blocks == perm::inverse(p.blocks)) back.push_back(s);
        }
        RC_ASSERT(symmetries(Goal(p)) == expected);
        RC_ASSERT(antisymmetries(Goal(p)) == back);
    });
}

TEST_CASE("a free layer restricts the symmetries") {
    Goal goal(cube::solved({3}));
    CHECK(symmetries(goal).size() == 48);
    goal.free_after({cube::Axis::y, 1, 1, 1});
    CHECK(symmetries(goal).size() == 8);
    CHECK(antisymmetries(goal).empty());
    goal.free_before({cube::Axis::y, 1, 1, 1});
    CHECK(antisymmetries(goal).size() == 8);
}

TEST_CASE("symmetries map generators to generators, or have no images") {
    const auto some = turns_from_moves(test::written("R U"), 3);
    CHECK(images(some, 3, {}) == GeneratorWord{0, 1, 2, 3, 4, 5});
    CHECK_FALSE(images(some, 3, cube::s_u4));
    CHECK(inverses(some) == GeneratorWord{2, 1, 0, 5, 4, 3});
    CHECK(images(face_turns(3), 3, cube::s_lr2));
    int kept = 0;
    for (const auto s : cube::symmetries()) kept += images(some, 3, s).has_value();
    CHECK(kept == 4);
}

}  // namespace cubelang::search::goal_test
