#include "runtime/cube/coordinates/numbered_points.hpp"

#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::numbered_points_test {
namespace {

std::vector<std::int64_t> identity_images(Cube cube) { return point_images(solved(cube)); }

PointProblem problem(Cube cube, std::vector<std::int64_t> images) {
    return std::get<PointProblem>(state_of_points(cube, images));
}

}  // namespace

TEST_CASE("a supercube's centres have four numbers each, after those of the stickers") {
    CHECK(point_count({3}) == 54);
    CHECK(point_count({4, true}) == 96);
    CHECK(point_count({3, true}) == 78);
    CHECK(point_count({5, true}) == 174);
}

TEST_CASE("a centre that turns clockwise moves each of its arrows to the next") {
    const std::string net_order = "ULFRBD";
    for (int f = 0; f < 6; ++f) {
        const auto images = point_images(test::play({3, true}, {{.letter = net_order[static_cast<std::size_t>(f)]}}));
        for (int arrow = 0; arrow < 24; ++arrow) {
            const auto to = arrow / 4 == f ? arrow / 4 * 4 + (arrow + 1) % 4 : arrow;
            CHECK(images[static_cast<std::size_t>(54 + arrow)] == 55 + to);
        }
    }
}

TEST_CASE("y moves the arrow at the top of L, F, R or B to the next face, and turns U and D") {
    const auto images = point_images(test::play({3, true}, {{.letter = 'y'}}));
    // y moves F to L, L to B, B to R, R to F.
    const std::vector<std::int64_t> expected{56, 57, 58, 55, 71, 72, 73, 74, 59, 60, 61, 62,
                                             63, 64, 65, 66, 67, 68, 69, 70, 78, 75, 76, 77};
    CHECK(std::vector<std::int64_t>(images.begin() + 54, images.end()) == expected);
}

TEST_CASE("a state is determined by its numbers") {
    test::property("on cubes of 2 to 9 layers, ordinary and super", [] {
        const auto cube = *test::any_cube();
        const auto p = *test::state(cube);
        const auto again = state_of_points(cube, point_images(p));
        RC_ASSERT(std::holds_alternative<State>(again));
        RC_ASSERT(std::get<State>(again) == p);
    });
}

TEST_CASE("products of states are products of their numbers, first the left one") {
    test::property("any two", [] {
        const auto cube = *test::any_cube(2, 6);
        const auto p = *test::state(cube), q = *test::state(cube);
        const auto a = point_images(p), b = point_images(q), both = point_images(test::product(p, q));
        for (std::size_t i = 0; i < a.size(); ++i) RC_ASSERT(both[i] == b[static_cast<std::size_t>(a[i] - 1)]);
    });
}

TEST_CASE("permutations of numbers that are impossible on a cube are refused") {
    auto images = identity_images({3});
    std::swap(images[0], images[1]);  // a corner's sticker and an edge's
    CHECK(problem({3}, images).fault == PointProblem::Fault::wrong_class);
    images = identity_images({3});
    std::swap(images[0], images[2]);  // two corners, one sticker each
    CHECK(problem({3}, images).fault == PointProblem::Fault::torn);
    images = identity_images({3, true});
    std::swap(images[54], images[55]);
    CHECK(problem({3, true}, images).fault == PointProblem::Fault::centre_torn);
    images = identity_images({3, true});
    std::swap(images[4], images[54]);
    CHECK(problem({3, true}, images).fault == PointProblem::Fault::wrong_class);
    images = point_images(test::play({3, true}, {{.letter = 'M'}}));
    for (std::size_t i = 54; i < 78; ++i)
        images[i] = static_cast<std::int64_t>(i) + 1;  // centres move without their arrows
    CHECK(problem({3, true}, images).fault == PointProblem::Fault::centre_torn);
}

TEST_CASE("cycles begin with their smallest number, in order") {
    const std::vector<std::int64_t> images{3, 2, 1, 5, 6, 4};
    CHECK(point_cycles(images) == std::vector<std::vector<std::int64_t>>{{1, 3}, {4, 5, 6}});
}

}  // namespace cubelang::cube::numbered_points_test
