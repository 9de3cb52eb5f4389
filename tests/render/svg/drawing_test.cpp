#include "runtime/render/svg/drawing.hpp"

#include "runtime/cube/numbering.hpp"
#include "runtime/render/net.hpp"
#include "tests/render/svg/svg_page.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render::svg::drawing_test {
namespace {

std::string net_after(cube::Cube cube, const std::vector<cube::Move>& moves, NetStyle style = {}) {
    const auto state = test::play(cube, moves);
    const auto drawing = render::net({state, render::differences(cube::solved(cube), state)}, style, 0);
    REQUIRE(drawing);
    return drawn(*drawing);
}

const cube::Move right{0, 1, 1, 'R', 1};

}  // namespace

TEST_CASE("a drawn net has every sticker with its colour and letter, moved ones with a frame") {
    const auto svg = net_after({3}, {right});
    CHECK(test::count(svg, "<rect") == 54);
    for (const auto face : cube::faces)
        CHECK(test::count(svg, "fill=\"" + std::string(standard_palette().of(face).fill) + "\"") >= 9);
    CHECK(test::count(svg, ">u</text>") + test::count(svg, ">U</text>") == 9);
    CHECK(test::count(svg, "stroke-width=\"1.3\"") == 20);
    CHECK(test::count(svg, "font-weight=\"bold\"") == 20);
}

TEST_CASE("numbers, arrows and large nets are drawn") {
    const auto* numbering = cube::find_numbering("net");
    CHECK(test::count(net_after({3}, {}, {NetStyle::Labels::numbers, numbering}), ">54</text>") == 1);
    CHECK(test::count(net_after({3, true}, {}), "→</text>") >= 1);
    CHECK(test::count(net_after({7}, {}), "<rect") == 6 * 49);
}

TEST_CASE("text beside a net is drawn as text") {
    const auto svg = drawn(beside(*render::net({cube::solved({2}), std::vector<bool>(24)}, {}, 0), text("a <b>"), 3));
    CHECK(test::count(svg, "<rect") == 24);
    CHECK(test::count(svg, ">a &lt;b&gt;</text>") == 1);
    const Line stickers{{"u ", {Role::plain, cube::Face::u}}}, text{{"u "}};
    const auto [above, picture, below] = parts_of({{text, stickers, text, stickers, text, text}, "more"});
    CHECK(above.lines.size() == 1);
    CHECK(picture.lines.size() == 3);
    CHECK(below.lines.size() == 2);
    CHECK(below.left_out == "more");
    CHECK(parts_of({{text}}).picture.lines.empty());
}

}  // namespace cubelang::render::svg::drawing_test
