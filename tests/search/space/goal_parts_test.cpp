#include "runtime/search/space/goal_parts.hpp"

#include <algorithm>

#include "runtime/cube/cycles.hpp"
#include "runtime/cube/symmetry.hpp"
#include "tests/cube/query/written.hpp"
#include "tests/search/some_goals.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::search::goal_parts_test {
namespace {

using cube::Cube;
using test::all_of;
using test::did;
using test::inverse;
using test::named;
using test::some_goals;

Parts on_top(Cube cube) {
    auto parts = cube::all_parts(cube);
    std::erase_if(parts, [=](const cube::Part& part) {
        return std::none_of(part.stickers.begin(), part.stickers.begin() + part.count,
                            [](auto sticker) { return sticker.point / 4 == cube::index(cube::Face::u); });
    });
    return parts;
}

}  // namespace

TEST_CASE("edges are oriented as in Kociemba's definition") {
    const Cube cube{3};
    const auto goal = oriented_goal(cube, all_of(cube, cube::Kind::edge));
    test::property([&] {
        const auto p = test::play(cube, *test::moves(3));
        const auto first_letter_tells = [&](const char* name) {
            const auto image = cube::name(cube, cube::image(p, test::part(cube, name)));
            return image.find_first_of("ud") == 0 ||
                   (image.find_first_of("ud") == image.npos && image[0] != 'r' && image[0] != 'l');
        };
        const auto edges = {"ur", "uf", "ul", "ub", "dr", "df", "dl", "db", "fr", "fl", "br", "bl"};
        const bool oriented = std::ranges::all_of(edges, first_letter_tells);
        RC_ASSERT(goal.holds(p) == oriented);
    });
    CHECK(goal.holds(did(cube, "R U2 L D' F2 B2 R'")));
    CHECK_FALSE(goal.holds(did(cube, "R F")));
}

TEST_CASE("the axes of an orientation are those of turns that flip edges and of turns that keep corners") {
    const Cube cube{3};
    const OrientationAxes about_x{cube::Axis::x, cube::Axis::x};
    const auto edges = oriented_goal(cube, all_of(cube, cube::Kind::edge), about_x);
    CHECK(edges.holds(did(cube, "U F D' B R2 L2")));
    CHECK_FALSE(edges.holds(did(cube, "R")));
    const auto corners = oriented_goal(cube, all_of(cube, cube::Kind::corner), about_x);
    CHECK(corners.holds(did(cube, "R L' U2 F2")));
    CHECK_FALSE(corners.holds(did(cube, "U")));
    const OrientationAxes about_y{cube::Axis::y, cube::Axis::y};
    const auto upright = oriented_goal(cube, all_of(cube, cube::Kind::edge), about_y);
    CHECK(upright.holds(did(cube, "R F L' B U2 D2")));
    CHECK_FALSE(upright.holds(did(cube, "U")));
}

TEST_CASE("the last layer is oriented when its colour is up, in any order, also on larger cubes") {
    for (const int n : {3, 4, 5}) {
        const Cube cube{n};
        const auto goal = oriented_goal(cube, on_top(cube));
        CHECK(goal.holds(did(cube, "R' F R' B2 R F' R' B2 R2 U")));
        CHECK(goal.holds(did(cube, "U")));
        CHECK_FALSE(goal.holds(did(cube, "R U R' U R U2 R'")));
    }
}

TEST_CASE("parts in place may have any orientation") {
    const Cube cube{3};
    const auto goal = placed_goal(cube, named(cube, {"urf", "uf"}));
    CHECK(goal.holds(test::product_of(cube, "(+urf)(+uf)(ubr,ulb)")));
    CHECK_FALSE(goal.holds(test::product_of(cube, "(urf,ubr)")));
    CHECK(placed_goal({4}, all_of({4}, cube::Kind::wing)).holds(did({4}, "R R'")));
    CHECK_FALSE(placed_goal({4}, all_of({4}, cube::Kind::wing)).holds(did({4}, "R")));
}

TEST_CASE("a block is solved in any orientation of the whole") {
    for (const bool super : {false, true}) {
        const Cube cube{3, super};
        const auto goal = block_goal(cube, named(cube, {"dfr", "df", "fr"}));
        CHECK(goal.alternatives().size() == 24);
        for (const auto* moves : {"F U2 R", "F2 R", "F' L D' B", "B"}) CHECK(goal.holds(did(cube, moves)));
        for (const auto* moves : {"R", "D", "F L"}) CHECK_FALSE(goal.holds(did(cube, moves)));
    }
    CHECK(block_goal({5}, on_top({5})).holds(did({5}, "x")));
}

TEST_CASE("a colour-neutral goal is the goal in any orientation of the cube") {
    const Cube cube{3};
    const auto goal = solved_goal(cube, named(cube, {"df", "dr"}));
    const auto any = color_neutral(goal);
    test::property([&] {
        const auto p = test::play(cube, *test::moves(3));
        const bool some = std::ranges::any_of(cube::rotations(), [&](const cube::Rotation& rotation) {
            return goal.holds(cube::conjugate(p, rotation.symmetry));
        });
        RC_ASSERT(any.holds(p) == some);
    });
}

TEST_CASE("the conjunction of two goals holds where both hold") {
    const Cube cube{2};
    const auto goals = some_goals(cube);
    test::property([&] {
        const auto p = test::play(cube, *test::moves(2));
        for (const auto& a : goals)
            for (const auto& b : goals) {
                const auto joined = conjunction(a, b);
                RC_ASSERT((joined && joined->holds(p)) == (a.holds(p) && b.holds(p)));
            }
    });
}

TEST_CASE("a goal from an inverse holds after the permutation") {
    const Cube cube{3};
    test::property([&] {
        const auto p = *test::state(cube), q = *test::state(cube);
        for (const auto& goal : some_goals(cube)) {
            RC_ASSERT(goal_from_inverse(goal, p).holds(p) == goal.holds(cube::solved(cube)));
            RC_ASSERT(goal_from_inverse(goal, p).holds(q) == goal.holds(test::product(inverse(p), q)));
        }
    });
}

TEST_CASE("two parts cannot go to one place") {
    const Cube cube{3};
    CHECK_FALSE(conjunction(assignment_goal(cube, named(cube, {"uf"}), named(cube, {"ur"})),
                            assignment_goal(cube, named(cube, {"ub"}), named(cube, {"ur"}))));
}

}  // namespace cubelang::search::goal_parts_test
