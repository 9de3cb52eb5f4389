#include "runtime/cube/coordinates/coloring.hpp"
#include "tests/render/svg/svg_page.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::render::svg::last_layer_test {
namespace {

using test::color_at;

constexpr std::string_view arrow_ink = "stroke=\"#20252b\"";

std::size_t arrows_of(cube::Cube cube, const std::string& cycles) {
    return test::count(test::drawn(test::product_of(cube, cycles), "last_layer"), arrow_ink);
}

}  // namespace

TEST_CASE("the last layer shows U and the top row of each side around it") {
    test::property([] {
        const auto state = *test::state(*test::any_cube(2, 6));
        const int n = state.cube.n;
        const auto colors = cube::colors_of(state);
        const auto stickers = test::stickers_in(test::drawn(state, "last_layer", {Label::none, false, false}));
        RC_ASSERT(stickers.size() == static_cast<std::size_t>(n * n + 4 * n));
        const auto top_row = [&](int face, int column) {
            return colors[static_cast<std::size_t>(face * n * n + column)];
        };
        const double around = 6.8, scale = 216 / (10 * n + 2 * around), origin = 12 + scale * around;
        const auto at = [&](double x, double y) { return color_at(stickers, origin + scale * x, origin + scale * y); };
        for (int i = 0; i < n; ++i) {
            for (int j = 0; j < n; ++j)
                RC_ASSERT(at(10 * j + 5, 10 * i + 5) == colors[static_cast<std::size_t>(i * n + j)]);
            RC_ASSERT(at(10 * i + 5, 10 * n + 4.4) == top_row(2, i));        // F below, left to right
            RC_ASSERT(at(10 * n + 4.4, 10 * (n - i) - 5) == top_row(1, i));  // R on the right, upwards
            RC_ASSERT(at(10 * (n - i) - 5, -4.4) == top_row(5, i));          // B on top, right to left
            RC_ASSERT(at(-4.4, 10 * i + 5) == top_row(4, i));                // L on the left, downwards
        }
    });
}

TEST_CASE("a part that moves within the layer has an arrow, and a swap one with two heads") {
    CHECK(arrows_of({3}, "") == 0);
    CHECK(arrows_of({3}, "(uf,ur,ub)") == 3);
    CHECK(arrows_of({3}, "(urf,ubr)(ur,ul)") == 2);
    CHECK(arrows_of({3}, "(+uf,ur)") == 1);
    CHECK(arrows_of({3}, "(+urf)(-ulb)") == 0);
    CHECK(arrows_of({3}, "(uf,df)") == 0);
    CHECK(arrows_of({4}, "(fu1,bu2)") == 1);
    CHECK(arrows_of({4}, "(u1,u2,u3)") == 0);
    CHECK(arrows_of({4, true}, "(u1,u2,u3)") == 3);
}

TEST_CASE("parts that move outside the layer are mentioned") {
    const auto told = [](const std::string& cycles) {
        return test::drawn(test::product_of({3}, cycles), "last_layer");
    };
    CHECK(told("(uf,ur)").find("outside the last layer") == std::string::npos);
    CHECK(told("(df,dr)").find("2 pieces outside the last layer are moved too") != std::string::npos);
    CHECK(told("(uf,ur,df)").find("One piece outside the last layer is moved too") != std::string::npos);
}

TEST_CASE("the orientation picture shows only the colour of U") {
    const auto svg = test::drawn(test::product_of({3}, "(+uf)(+ub)"), "oll");
    CHECK(test::stickers_in(svg).size() == 9);
    CHECK(svg.find(standard_palette().of(cube::Face::f).fill) == std::string::npos);
}

}  // namespace cubelang::render::svg::last_layer_test
