#include "runtime/render/cayley/names.hpp"

#include "runtime/render/cayley/layout.hpp"
#include "runtime/render/cayley/picture.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render::svg {
namespace {

Arrow line(Point from, Point to) { return {from, to}; }

cube::Move half(char letter) { return {0, 1, 1, letter, 2}; }

}  // namespace

TEST_CASE("a line runs over a box if any of it lies there") {
    const Box box{0, 0, 10, 4};
    CHECK(runs_over(line({-5, 2}, {15, 2}), box));
    CHECK(runs_over(line({5, -5}, {5, 9}), box));
    CHECK(runs_over(line({1, 1}, {2, 2}), box));
    CHECK_FALSE(runs_over(line({-5, 5}, {15, 5}), box));
    CHECK_FALSE(runs_over(line({-5, 0}, {0, 9}), box));
    CHECK_FALSE(runs_over(line({11, 0}, {11, 4}), box));
    CHECK(runs_over({{-5, 6}, {15, 6}, .2}, box));
}

TEST_CASE("the names of three commuting slices lie on no line, no dot and no other name") {
    std::vector<cube::State> slices;
    for (const char letter : {'M', 'E', 'S'}) slices.push_back(test::play({3}, {half(letter)}));
    const auto graph = std::get<group::CayleyGraph>(group::cayley_graph(slices, 500));
    const auto sheet = sheet_of(cayley_layout(graph), 62);
    const auto lines = lines_of(graph, sheet);
    const auto names = placed_names({"1", "M2", "E2", "S2", "M2 E2", "M2 S2", "E2 S2", "M2 E2 S2"}, sheet, lines);
    CHECK(names.size() == 8);
    CHECK(collisions(names, sheet, lines) == 0);
}

}  // namespace cubelang::render::svg
