#include "runtime/render/cayley/layout.hpp"

#include "runtime/render/cayley/line_drawing.hpp"
#include "runtime/render/cayley/words.hpp"
#include "tests/group/graphs.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::render {

TEST_CASE("planar groups are laid out without a crossing, a cycle as a circle") {
    for (const auto& generators : {test::s3, test::a4, test::s4, test::a5, test::c5}) {
        const auto group = test::graph(generators);
        const auto points = cayley_layout(group);
        CHECK(crossings(points, links(group)) == 0);
        CHECK(nearest(points) > .3);
        CHECK(cayley_layout(group).front().x == points.front().x);
    }
    const auto circle = cayley_layout(test::graph(test::c5));
    for (const auto& point : circle) CHECK(std::abs(svg::length(point) - svg::length(circle[0])) < 1e-6);
}

TEST_CASE("elements are named by words with powers") {
    const std::vector<std::string> names{"R2", "U"};
    CHECK(spelled({}, names) == "1");
    CHECK(spelled({{1, false}, {1, false}}, names) == "U2");
    CHECK(spelled({{1, true}}, names) == "U'");
    CHECK(spelled({{0, true}, {0, true}}, names) == "(R2)2'");
    CHECK(spelled({{0, false}, {1, false}, {0, false}, {1, false}, {0, false}}, names) == "(R2 U)2 R2");
    CHECK(spelled({{0, false}, {1, false}, {1, false}}, names) == "R2 U2");
    CHECK(short_names(names) == names);
    CHECK(short_names({"R", "[R, U]"}) == std::vector<std::string>{"a", "b"});
}

}  // namespace cubelang::render
