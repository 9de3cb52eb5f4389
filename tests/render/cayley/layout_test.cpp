#include "runtime/render/cayley/layout.hpp"

#include "runtime/render/cayley/line_drawing.hpp"
#include "runtime/render/cayley/words.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render {
namespace {

using Cycles = std::vector<std::string>;

std::vector<cube::State> states(const Cycles& cycles) {
    std::vector<cube::State> all;
    for (const auto& text : cycles) all.push_back(test::product_of({3}, text));
    return all;
}

group::CayleyGraph graph(const Cycles& cycles) {
    return std::get<group::CayleyGraph>(group::cayley_graph(states(cycles), 500));
}

const Cycles s3{"(uf,ur,ub)", "(uf,ur)"}, a4{"(uf,ur,ub)", "(uf,ur)(ub,ul)"}, s4{"(uf,ur,ub,ul)", "(uf,ur)"},
    a5{"(uf,ur,ub,ul,df)", "(uf,ur)(ub,ul)"}, c5{"(uf,ur,ub,ul,df)"};

}  // namespace

TEST_CASE("planar groups are laid out without a crossing, a cycle as a circle") {
    for (const auto& generators : {s3, a4, s4, a5, c5}) {
        const auto group = graph(generators);
        const auto points = cayley_layout(group);
        CHECK(crossings(points, links(group)) == 0);
        CHECK(nearest(points) > .3);
        CHECK(cayley_layout(group).front().x == points.front().x);
    }
    const auto circle = cayley_layout(graph(c5));
    for (const auto& point : circle) CHECK(std::abs(svg::length(point) - svg::length(circle[0])) < 1e-6);
}

TEST_CASE("elements are named by words with powers") {
    const Cycles names{"R2", "U"};
    CHECK(spelled({}, names) == "1");
    CHECK(spelled({{1, false}, {1, false}}, names) == "U2");
    CHECK(spelled({{1, true}}, names) == "U'");
    CHECK(spelled({{0, true}, {0, true}}, names) == "(R2)2'");
    CHECK(spelled({{0, false}, {1, false}, {0, false}, {1, false}, {0, false}}, names) == "(R2 U)2 R2");
    CHECK(spelled({{0, false}, {1, false}, {1, false}}, names) == "R2 U2");
    CHECK(short_names(names) == names);
    CHECK(short_names({"R", "[R, U]"}) == Cycles{"a", "b"});
}

}  // namespace cubelang::render
