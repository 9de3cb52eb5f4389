#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/cube/parts.hpp"
#include "tests/render/svg/svg_page.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render::svg::cube_test {
namespace {

using cube::Face;
using test::color_at;
using test::stickers_in;

// The colours as a string: U R F D L B, each row by row.
Face written(const std::vector<Face>& colors, int n, int face, int row, int column) {
    return colors[static_cast<std::size_t>((face * n + row) * n + column)];
}

struct InSpace {
    double x, y, z;
};
// The middle of a sticker on a cube from -1 to 1, computed by folding the net.
InSpace place(int face, int n, int row, int column) {
    const double across = (2.0 * column + 1) / n - 1, down = (2.0 * row + 1) / n - 1;
    const InSpace all[] = {{across, 1, down},   {1, -down, -across}, {across, -down, 1},
                           {across, -1, -down}, {-1, -down, across}, {-across, -down, -1}};
    return all[face];
}

}  // namespace

TEST_CASE("the net shows the colours of the state on each of its faces") {
    test::property([] {
        const auto state = *test::state(*test::any_cube(2, 7));
        const int n = state.cube.n;
        const auto colors = cube::colors_of(state);
        const auto stickers = stickers_in(test::drawn(state, "net"));
        RC_ASSERT(stickers.size() == colors.size());
        constexpr int column_of[] = {1, 2, 1, 1, 0, 3}, row_of[] = {0, 1, 1, 2, 1, 1};  // of U R F D L B
        for (int face = 0; face < 6; ++face)
            for (int row = 0; row < n; ++row)
                for (int column = 0; column < n; ++column) {
                    const double x = 155 * column_of[face] + 150 * (column + .5) / n,
                                 y = 155 * row_of[face] + 150 * (row + .5) / n;
                    RC_ASSERT(color_at(stickers, x, y) == written(colors, n, face, row, column));
                }
    });
}

TEST_CASE("the solid shows each visible sticker at its place in space, and no hidden face") {
    test::property([] {
        const auto state = *test::state(*test::any_cube(2, 6));
        const int n = state.cube.n;
        const auto colors = cube::colors_of(state);
        const auto front = stickers_in(test::drawn(state, "isometric")), back = stickers_in(test::drawn(state, "back")),
                   both = stickers_in(test::drawn(state, "both"));
        RC_ASSERT(front.size() + back.size() == colors.size());
        RC_ASSERT(both.size() == colors.size());
        for (int face = 0; face < 6; ++face)
            for (int row = 0; row < n; ++row)
                for (int column = 0; column < n; ++column) {
                    const auto [x, y, z] = place(face, n, row, column);
                    const double right = 75 * (x - z) * std::sqrt(3.0) / 2, down = 75 * ((x + z) / 2 - y);
                    const auto color = written(colors, n, face, row, column);
                    RC_ASSERT(color_at(face < 3 ? front : back, right, face < 3 ? down : -down) == color);
                }
    });
}

TEST_CASE("moved stickers are framed on request") {
    const auto r = test::play({3}, {{0, 1, 1, 'R', 1}});
    const auto frames = [](const cube::State& state, bool marked) {
        // A rectangle in a group without a fill.
        const auto svg = test::drawn(state, "net", {Label::none, marked, false});
        std::size_t found = 0;
        for (auto at = svg.find("fill=\"none\""); at != svg.npos; at = svg.find("fill=\"none\"", at + 1))
            found += test::count(svg.substr(at, svg.find("</g>", at) - at), "<rect");
        return found;
    };
    CHECK(frames(r, true) == 20);
    CHECK(frames(r, false) == 0);
    CHECK(frames(cube::solved({3}), true) == 0);
    CHECK(frames(test::play({3, true}, {{0, 1, 1, 'R', 1}}), true) == 21);  // the centre is rotated
}

TEST_CASE("labels are letters, numbers, patterns or missing") {
    const auto solved = cube::solved({4});
    const auto with = [&](std::optional<Label> label) { return test::drawn(solved, "net", {label, false, false}); };
    CHECK(with(Label::letters) == with(std::nullopt));
    CHECK(test::count(with(Label::letters), ">F</text>") == 16);
    CHECK(test::count(with(Label::numbers), ">96</text>") == 1);
    CHECK(test::count(with(Label::numbers), "<text") == 96);
    CHECK(test::count(with(Label::none), "<text") == 0);
    CHECK(test::count(with(Label::patterns), "<pattern") == 6);
    CHECK(test::drawn(cube::solved({11}), "net", {std::nullopt, false, false}).find("<pattern") != std::string::npos);
}

TEST_CASE("a solid has no labels unless they are asked for") {
    for (const int n : {3, 11})
        for (const auto* style : {"isometric", "back", "both"}) {
            const auto plain = test::drawn(cube::solved({n}), style, {});
            CHECK(plain == test::drawn(cube::solved({n}), style, {Label::none, false, false}));
            CHECK(test::count(plain, "<text") + test::count(plain, "<pattern") == 0);
        }
    CHECK(test::count(test::drawn(cube::solved({3}), "both", {Label::letters, false, false}), "<text") == 54);
}

TEST_CASE("any colour can be up, and the others follow by a rotation of the cube") {
    using cube::Face;
    for (const auto up : cube::faces) {
        const auto held = held_with_up(standard_palette(), up);
        std::array<Face, 6> on{};  // the face whose colour each face has
        for (const auto face : cube::faces)
            for (const auto color : cube::faces)
                if (held.of(face).fill == standard_palette().of(color).fill) on[cube::index(face)] = color;
        CHECK(on[cube::index(Face::u)] == up);
        const auto at = [&](Face face) { return on[cube::index(face)]; };
        for (const auto face : cube::faces) CHECK(at(cube::opposite(face)) == cube::opposite(at(face)));
        CHECK(cube::cross(at(Face::r), at(Face::u)) == at(cube::cross(Face::r, Face::u)));  // not a mirror image
        if (cube::axis_of(up) != cube::axis_of(Face::f)) CHECK(at(Face::f) == Face::f);
    }
}

TEST_CASE("the stickers of masked parts are grey wherever they are, and have no letter") {
    const auto state = test::play({3}, {{0, 1, 1, 'R', 1}});
    std::vector<cube::Part> corners;
    for (const auto& part : cube::all_parts(state.cube))
        if (part.kind == cube::Kind::corner) corners.push_back(part);
    Options options;
    options.grey = mask_of(state.cube, corners);
    const auto svg = test::drawn(state, "net", options);
    CHECK(stickers_in(svg).size() == 30);  // those that keep their colour
    CHECK(test::count(svg, "</text>") == 30);
    CHECK(svg.find("Face U, row by row: -U- UUF -U-.") != std::string::npos);
}

TEST_CASE("the option before shows the position that the permutation solves") {
    test::property([] {
        const auto state = *test::state(*test::any_cube(2, 5));
        const cube::State back{state.cube, perm::inverse(state.blocks)};
        const auto one = stickers_in(test::drawn(state, "net", {Label::none, false, true})),
                   other = stickers_in(test::drawn(back, "net"));
        for (std::size_t i = 0; i < one.size(); ++i) RC_ASSERT(one[i].color == other[i].color);
    });
}

TEST_CASE("a picture has a description, with its colours on small cubes") {
    auto what = test::subject(test::play({3}, {{0, 1, 1, 'R', 1}}));
    what.algorithm = "R";
    what.cube_name = "3x3x3";
    const auto svg = picture(test::style_called("net"), what, {});
    CHECK(svg.find(">Net of a 3x3x3, after R</title>") != std::string::npos);
    CHECK(svg.find("Face U, row by row: UUF UUF UUF.") != std::string::npos);
    what.title = "R & <R>";
    CHECK(picture(test::style_called("net"), what, {}).find(">R &amp; &lt;R&gt;</title>") != std::string::npos);
}

}  // namespace cubelang::render::svg::cube_test
