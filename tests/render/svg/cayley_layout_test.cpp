#include "runtime/render/svg/cayley_layout.hpp"

#include "runtime/render/svg/cayley_names.hpp"
#include "tests/algebra/group/graphs.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::render::cayley_layout_test {
namespace {
using svg::short_names, svg::spelled;

double mean_distance(const Points& points) {
    double sum = 0;
    for (const auto& a : points)
        for (const auto& b : points) sum += svg::length(a - b);
    return sum / static_cast<double>(points.size() * (points.size() - 1));
}

}  // namespace

TEST_CASE("planar groups are drawn without a crossing, a cycle as a circle") {
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

TEST_CASE("a nonplanar group has room, and no more crossings than on rings and circles") {
    struct Tangle {
        std::vector<std::string> generators;
        int crossings;  // in the best layout on rings and circles
    };
    const std::vector<Tangle> tangles{{{"(uf,ur,ub,ul,fr)", "(uf,ur,ub)"}, 81},
                                      {{"(uf,ur,ub)", "(ub,ul,fr)"}, 120},
                                      {{"(uf,ur,ub,ul,df)", "(dr,dl,db)"}, 14},
                                      {{"(uf,ur,ub)", "(df,dr,db)", "(fr,fl)(br,bl)"}, 56}};
    for (const auto& [generators, before] : tangles) {
        const auto group = test::graph(generators);
        const auto points = cayley_layout(group);
        const auto joined = links(group);
        CHECK(crossings(points, joined) <= before);
        CHECK(nearest(points) / mean_length(points, joined) > .3);
        CHECK(nearest(points) / mean_distance(points) > 1.1 / std::sqrt(static_cast<double>(points.size())));
        CHECK(clearance(points, joined) / mean_length(points, joined) > .05);
    }
}

TEST_CASE("the layout of a graph is deterministic") {
    const std::vector<std::string> generators{"(uf,ur,ub,ul,df)", "(dr,dl,db)"};
    const auto once = cayley_layout(test::graph(generators)), again = cayley_layout(test::graph(generators));
    for (std::size_t i = 0; i < once.size(); ++i) CHECK(svg::length(once[i] - again[i]) == 0);
}

TEST_CASE("names of elements are words with powers") {
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

}  // namespace cubelang::render::cayley_layout_test
