#include <regex>

#include "runtime/cube/parts.hpp"
#include "tests/render/svg/svg_page.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render::svg::cycles_test {
namespace {

std::string cycles_of(cube::Cube cube, const std::string& text) {
    return test::drawn(test::product_of(cube, text), "cycles");
}

// The lines of arrows are curves, and so is a loop.
std::size_t lines_in(const std::string& svg) { return test::count(svg, "stroke-width=\"1.5\""); }

}  // namespace

TEST_CASE("each orbit that moves has a circle with all its parts") {
    test::property([] {
        const auto state = *test::state(*test::any_cube(2, 6));
        const auto svg = test::drawn(state, "cycles");
        for (const int block : cube::orbit_blocks(state.cube)) {
            const auto cycles = cube::cycles_of(state, std::array{block});
            for (const auto& cycle : cycles)
                for (const auto& here : cycle)
                    RC_ASSERT(test::count(svg, ">" + cube::name(state.cube, here.part) + "</text>") == 1U);
            if (cycles.empty())
                for (const auto& part : cube::parts_of_orbit(state.cube, block))
                    RC_ASSERT(test::count(svg, ">" + cube::name(state.cube, part) + "</text>") == 0U);
        }
    });
    CHECK(test::count(cycles_of({3}, "(uf,ur,ub)"), "<circle") == 1 + 12);
    CHECK(test::count(cycles_of({3}, "(uf,ur,ub)(urf,ubr)"), "<circle") == 2 + 12 + 8);
    CHECK(test::count(cycles_of({3}, ""), "<circle") == 0);
    CHECK(cycles_of({3}, "").find("every piece stays") != std::string::npos);
}

TEST_CASE("each step of a cycle has an arrow, a swap has a single one, and a part turned in place a loop") {
    CHECK(lines_in(cycles_of({3}, "(uf,ur,ub)")) == 3);
    CHECK(lines_in(cycles_of({3}, "(uf,ur)(ub,ul)")) == 2);
    CHECK(lines_in(cycles_of({3}, "(+uf,ur)")) == 2);
    CHECK(lines_in(cycles_of({3}, "(+urf)(-ulb)")) == 2);
}

// The height of the smallest font on a page of width 1.
double smallest_type(const std::string& svg) {
    const std::regex sizes("font-size=\"([0-9.]+)\""), box("viewBox=\"0 0 ([0-9.]+) ");
    std::smatch width;
    REQUIRE(std::regex_search(svg, width, box));
    double least = 1e9;
    for (std::sregex_iterator at(svg.begin(), svg.end(), sizes), end; at != end; ++at)
        least = std::min(least, std::stod((*at)[1]));
    return least / std::stod(width[1]);
}

TEST_CASE("the font on sheets of large cubes is hardly smaller than on those of a 3x3x3") {
    const auto type = [](int n, const std::vector<cube::Move>& moves) {
        return smallest_type(test::drawn(test::play({n}, moves), "cycles"));
    };
    const cube::Move right{0, 1, 1, 'R', 1}, up{0, 1, 1, 'U', 1}, inner{0, 2, 2, 'R', 1};
    const double usual = type(3, {right, up});
    CHECK(type(4, {right, inner, up}) > .8 * usual);
    CHECK(type(6, {right, inner, up}) > .8 * usual);
}

TEST_CASE("the rotation of a part in a step is written at the arrow") {
    CHECK(test::count(cycles_of({3}, "(+uf,ur,ub)"), ">+</text>") == 1);
    CHECK(test::count(cycles_of({3}, "(+urf)(-ulb)"), ">+</text>") == 1);
    CHECK(test::count(cycles_of({3}, "(+urf)(-ulb)"), ">−</text>") == 1);
    CHECK(test::count(cycles_of({3, true}, "(++u)"), ">++</text>") == 1);
    // A quarter from u to f, and the rest back to u.
    CHECK(test::count(cycles_of({3, true}, "(u,+f)"), ">+</text>") == 1);
    CHECK(test::count(cycles_of({3, true}, "(u,+f)"), ">−</text>") == 1);
}

}  // namespace cubelang::render::svg::cycles_test
