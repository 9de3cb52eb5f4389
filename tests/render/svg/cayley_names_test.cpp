#include "runtime/render/svg/cayley_names.hpp"

#include "runtime/render/svg/cayley.hpp"
#include "runtime/render/svg/cayley_layout.hpp"
#include "tests/algebra/group/points.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render::svg::cayley_names_test {
namespace {

Arrow line(Point from, Point to) { return {from, to}; }

cube::Move half(char letter) { return {0, 1, 1, letter, 2}; }

}  // namespace

TEST_CASE("a line crosses a box if any part of it lies inside") {
    const Box box{0, 0, 10, 4};
    CHECK(crosses(line({-5, 2}, {15, 2}), box));
    CHECK(crosses(line({5, -5}, {5, 9}), box));
    CHECK(crosses(line({1, 1}, {2, 2}), box));
    CHECK_FALSE(crosses(line({-5, 5}, {15, 5}), box));
    CHECK_FALSE(crosses(line({-5, 0}, {0, 9}), box));
    CHECK_FALSE(crosses(line({11, 0}, {11, 4}), box));
    CHECK(crosses({{-5, 6}, {15, 6}, .2}, box));
}

TEST_CASE("the names of three commuting slices have no collisions") {
    std::vector<cube::State> slices;
    for (const char letter : {'M', 'E', 'S'}) slices.push_back(test::play({3}, {half(letter)}));
    const auto graph = std::get<group::CayleyGraph>(group::cayley_graph(test::points(slices), 500));
    const auto sheet = sheet_of(cayley_layout(graph), 62);
    const auto lines = lines_of(graph, sheet);
    const auto names = place_names({"1", "M2", "E2", "S2", "M2 E2", "M2 S2", "E2 S2", "M2 E2 S2"}, sheet, lines);
    CHECK(names.size() == 8);
    CHECK(collisions(names, sheet, lines) == 0);
}

TEST_CASE("with enough room, the names of groups of up to 24 elements have no collisions") {
    using Generators = std::vector<std::string>;
    const std::vector<Generators> groups{{"(uf,ur,ub)", "(uf,ur)(ub,ul)"},
                                         {"(uf,ur,ub,ul)", "(uf,ur)"},
                                         {"(uf,ur)", "(ur,ub)", "(ub,ul)", "(ul,uf)"},
                                         {"(uf,ur,ub)", "(df,dr,db)", "(fr,fl)(br,bl)"},
                                         {"(uf,ur)", "(ub,ul)", "(df,dr)", "(db,dl)"}};
    for (const auto& generators : groups) {
        std::vector<cube::State> states;
        for (const auto& cycles : generators) states.push_back(test::product_of({3}, cycles));
        const auto graph = std::get<group::CayleyGraph>(group::cayley_graph(test::points(states), 500));
        const auto sheet = sheet_of(cayley_layout(graph), 76);
        const auto lines = lines_of(graph, sheet);
        std::vector<std::string> texts;
        for (const auto& word : graph.words) texts.push_back(spelled(word, {"a", "b", "c", "d"}));
        CHECK(collisions(place_names(texts, sheet, lines), sheet, lines) == 0);
    }
}

}  // namespace cubelang::render::svg::cayley_names_test
