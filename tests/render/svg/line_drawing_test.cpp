#include "runtime/render/svg/cayley_layout.hpp"

#include <cmath>

#include "tests/support/catch.hpp"

namespace cubelang::render::line_drawing_test {
namespace {

bool about(double a, double b) { return std::abs(a - b) < 1e-9; }

}  // namespace

TEST_CASE("lines cross once, but not at common points") {
    const Points square{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    CHECK(crossings(square, {{0, 2}, {1, 3}}) == 1);
    CHECK(crossings(square, {{0, 1}, {1, 2}, {2, 3}, {0, 3}}) == 0);
    CHECK(crossings(square, {{0, 1}, {2, 3}, {0, 2}}) == 0);
}

TEST_CASE("distances of points and lines are correct") {
    const Points points{{0, 0}, {4, 0}, {2, 1}};
    CHECK(about(nearest(points), std::sqrt(5.0)));
    CHECK(about(clearance(points, {{0, 1}}), 1));
    CHECK(about(clearance({{0, 0}, {4, 0}, {6, 0}}, {{0, 1}}), 2));
    CHECK(about(mean_length(points, {{0, 1}}), 4));
}

}  // namespace cubelang::render::line_drawing_test
