#include "runtime/render/net.hpp"

#include <cctype>

#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/render/screen.hpp"
#include "tests/support/data.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render::net_test {
namespace {

using cube::Cube;
using Labels = NetStyle::Labels;

const NetStyle letters{.labels = Labels::letters};
NetStyle numbers(std::string_view numbering) {
    return {.labels = Labels::numbers, .numbering = cube::find_numbering(numbering)};
}

cube::State turned(Cube cube, char letter) { return test::play(cube, {{0, 1, 1, letter, 1}}); }
View seen(const cube::State& state) { return {state, differences(cube::solved(state.cube), state)}; }
std::string plain(const cube::State& state, const NetStyle& style = {}, int columns = 0) {
    const auto drawing = net(seen(state), style, columns);
    return drawing ? painted(*drawing, {}) : "does not fit";
}

// The letters of a net face by face in Kociemba's order U R F D L B, read from the picture.
std::string read_off(const std::string& picture, std::size_t n) {
    std::vector<std::string> rows;
    for (auto line : test::split(picture, '\n')) {
        std::erase_if(line, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) == 0; });
        if (!line.empty()) rows.push_back(line);
    }
    std::string text;
    const auto face = [&](std::size_t first, std::size_t column) {
        for (std::size_t row = first; row < first + n; ++row) text += rows.at(row).substr(column * n, n);
    };
    face(0, 0), face(n, 2), face(n, 1), face(2 * n, 0), face(n, 0), face(n, 3);
    for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

std::string definition(const cube::State& state) {
    std::string text;
    for (const auto face : cube::colors_of(state)) text += "RUFLDB"[index(face)];
    return text;
}

}  // namespace

TEST_CASE("a net has U on top, L F R B in a row and D below, with moved stickers in capitals") {
    CHECK(plain(turned({3}, 'R')) ==
          "        u u F\n        u u F\n        u u F\n\n"
          "l l l   f f D   R R R   U b b\nl l l   f f D   R r R   U b b\nl l l   f f D   R R R   U b b\n\n"
          "        d d B\n        d d B\n        d d B");
    CHECK(plain(turned({2}, 'F'), {.close = true}) ==
          "     u u\n     L L\nl D  F F  U r  b b\nl D  F F  U r  b b\n     R R\n     d d");
}

TEST_CASE("the letters of a net are the definition string") {
    test::property("on any position of any cube, at any width", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto p = *test::state(cube);
        const int columns = *rc::gen::element(0, 200, 4 * 9 * 2 + 6, cube.super ? 0 : 4 * cube.n + 3);
        const auto picture = plain(p, {}, columns);
        if (picture != "does not fit")
            RC_ASSERT(read_off(picture, static_cast<std::size_t>(cube.n)) == definition(p));
        else
            RC_ASSERT(columns < narrowest_net(cube, {}));
    });
}

TEST_CASE("exactly the places with another sticker are marked") {
    test::property("on any position", [] {
        const auto p = *test::state(*test::any_cube(2, 6));
        const auto row = test::net_row(p);
        const auto marked = seen(p).marked;
        // A supercube's centre may be rotated in place.
        for (std::size_t i = 0; i < row.size(); ++i) RC_ASSERT((row[i] != static_cast<int>(i) + 1) <= marked[i]);
        if (!p.cube.super)
            for (std::size_t i = 0; i < row.size(); ++i) RC_ASSERT((row[i] != static_cast<int>(i) + 1) == marked[i]);
    });
    CHECK(differences(cube::solved({3, true}), turned({3, true}, 'R'))[3 * 9 + 4]);
    CHECK_FALSE(differences(cube::solved({3, false}), turned({3, false}, 'R'))[3 * 9 + 4]);
}

TEST_CASE("moved numbers are in brackets, in any numbering") {
    CHECK(plain(turned({2}, 'R'), numbers("net")) ==
          "            1 [10]\n            3 [12]\n\n"
          "  5   6     9 [22]  [15][13]   [4] 18\n  7   8    11 [24]  [16][14]   [2] 20\n\n"
          "           21 [19]\n           23 [17]");
    CHECK(plain(cube::solved({2}), numbers("fruldb")).find("\n 12  13     0   1  ") != std::string::npos);
    CHECK(plain(cube::solved({2}), numbers("kociemba")).find(" 17  18     9  10     5   6    21  22") !=
          std::string::npos);
}

TEST_CASE("a supercube's centres have arrows") {
    const auto solved = plain(cube::solved({3, true}));
    CHECK(solved.find("u u←u") != std::string::npos);
    CHECK(solved.find("l l↑l   f f↓f   r r→r   b b←b") != std::string::npos);
    CHECK(solved.find("d d↑d") != std::string::npos);
    CHECK(plain(turned({3, true}, 'R')).find("R R↓R") != std::string::npos);
    CHECK(plain(turned({5, true}, 'F'), numbers("net")).find("[63←]") != std::string::npos);
    CHECK(plain(cube::solved({4, true})).find("↑") == std::string::npos);
}

TEST_CASE("a net has the widest shape that fits, or is not drawn") {
    const auto p = cube::solved({3});
    const auto columns = [&](int limit) { return width(*net({p, std::vector<bool>(54)}, {}, limit)); };
    CHECK(columns(0) == 30);
    CHECK(columns(30) == 30);
    CHECK(columns(29) == 27);
    CHECK(columns(27) == 27);
    CHECK(columns(26) == 15);
    CHECK(columns(15) == 15);
    CHECK(narrowest_net({3}, {}) == 15);
    CHECK_FALSE(net({p, std::vector<bool>(54)}, {}, 14));
    CHECK_FALSE(net({cube::solved({3, true}), std::vector<bool>(54)}, {}, 26));
    CHECK(narrowest_net({3}, numbers("net")) == 51);
    CHECK_FALSE(net({p, std::vector<bool>(54)}, numbers("net"), 50));
    CHECK_FALSE(net(seen(cube::solved({largest_net + 1})), {}, 0));
}

TEST_CASE("two nets are side by side, or one below the other") {
    const auto a = cube::solved({2}), b = turned({2}, 'R');
    const auto differ = differences(a, b);
    const auto both = [&](int columns) {
        return nets_beside({"before", {a, differ}}, {"after", {b, differ}}, {}, columns);
    };
    CHECK(
        painted(*both(80), {}) ==
        "before                    after\n      u U                       u F\n      u U                       u F\n\n"
        "l l   f F   R R   B b     l l   f D   R R   U b\nl l   f F   R R   B b     l l   f D   R R   U b\n\n"
        "      d D                       d B\n      d D                       d B");
    CHECK(painted(*both(26), {}).starts_with("before         after\n   uU"));
    CHECK(painted(*both(25), {}).starts_with("before\n      u U\n"));
    CHECK_FALSE(both(10));
}

TEST_CASE("with colours a sticker without a label is a patch, with a mark if it moved") {
    const auto shown = [](const NetStyle& style) {
        return painted(*net(seen(turned({2}, 'R')), style, 0), {0, ColorDepth::full});
    };
    CHECK(shown({}).find("╺╸") != std::string::npos);
    CHECK(shown({}).find_first_of("URFLDBurfldb") == std::string::npos);
    CHECK(shown(letters).find("╺╸") == std::string::npos);
    CHECK(shown(letters).find("R R ") != std::string::npos);
}

}  // namespace cubelang::render::net_test
