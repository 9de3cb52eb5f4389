// The animated page: the data of its program is correct, and it is self-contained.

#include "runtime/render/svg/animation.hpp"

#include <nlohmann/json.hpp>

#include "runtime/cube/coordinates/coloring.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/slow_cube.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render::animation_test {
namespace {

using cube::Cube;
using cube::Move;
using Json = nlohmann::json;

Animation animation(cube::State start, std::vector<Move> moves) {
    return {std::move(start), std::move(moves), "A title", "A summary", {}, 2};
}
Json data(cube::State start, std::vector<Move> moves) {
    return Json::parse(animation_data(animation(std::move(start), std::move(moves))));
}

const cube::Numbering& kociemba() { return *cube::find_numbering("kociemba"); }

// Numbers on the solved cube to faces: the numbering goes face by face.
std::string colors_by_number(const cube::State& state) {
    const int per_face = state.cube.n * state.cube.n;
    std::string letters;
    for (const int number : cube::second_row(state, kociemba())) letters += "URFDLB"[(number - 1) / per_face];
    return letters;
}

// The data for each place of `kociemba`, in the order of the net.
std::vector<char> as_net(Cube cube, const std::string& by_place) {
    const auto places = cube::places(cube, kociemba());
    std::vector<char> row;
    for (const auto& place : cube::places(cube, test::net()))
        row.push_back(
            by_place[static_cast<std::size_t>(std::find(places.begin(), places.end(), place) - places.begin())]);
    return row;
}

std::vector<int> vector(const Json& json) { return json.get<std::vector<int>>(); }
int dot(const std::vector<int>& a, const std::vector<int>& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
std::vector<int> cross(const std::vector<int>& a, const std::vector<int>& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

bool has(const std::string& page, std::string_view text) { return page.find(text) != page.npos; }

}  // namespace

TEST_CASE("the turns in a page's data, applied to another cube model, equal the moves") {
    test::property("on any cube", [] {
        const auto cube = *test::any_cube(2, 8);
        const auto moves = *test::moves(cube.n);
        slow::SlowCube other(cube.n);
        const Json turns = data(cube::solved(cube), moves)["moves"];
        for (const auto& turn : turns) {
            const int axis = turn[0], from = turn[1], to = turn[2], quarters = turn[3];
            other.turn("xyz"[axis], cube.n - to, cube.n - from, quarters);
        }
        RC_ASSERT(other.net_row() == test::net_row(test::play(cube, moves)));
    });
}

TEST_CASE("a turn has the direction in which its move is written") {
    const auto turns = data(cube::solved({3}), {{0, 1, 1, 'R', 2},
                                                {0, 1, 1, 'R', -2},
                                                {0, 1, 1, 'L', 2},
                                                {0, 1, 1, 'U', 3},
                                                {0, 1, 1, 'D', -1},
                                                {0, 1, 1, '.', 1}})["moves"];
    std::vector<int> quarters;
    for (const auto& turn : turns) quarters.push_back(turn[3]);
    CHECK(quarters == std::vector<int>{2, -2, -2, 3, 1, 0});
}

TEST_CASE("the page starts with the colours of its position") {
    test::property("on any cube", [] {
        const auto state = *test::state(*test::any_cube(2, 12));
        RC_ASSERT(data(state, {})["start"] == colors_by_number(state));
    });
}

TEST_CASE("a supercube's centres have arrows with their rotation, and no other sticker has one") {
    test::property("on any supercube", [] {
        const Cube cube{*rc::gen::inRange(2, 9), true};
        const auto moves = *test::moves(cube.n);
        slow::SlowCube other(cube.n);
        other.play(test::spelled(moves));
        const auto turns = other.centre_turns();
        const auto arrows = as_net(cube, data(test::play(cube, moves), {})["arrows"]);
        const auto places = cube::places(cube, test::net());
        for (std::size_t i = 0; i < places.size(); ++i)
            RC_ASSERT(arrows[i] == (cube::is_centre(cube::kind_of(cube, places[i].block)) ? '0' + turns[i] : '.'));
    });
    CHECK(data(test::play({5}, {{0, 1, 1, 'R', 1}}), {})["arrows"] == "");
}

TEST_CASE("faces are drawn as in the net") {
    const auto faces = data(cube::solved({3}), {})["faces"];
    for (const auto& face : faces) {
        INFO(face);
        const auto normal = vector(face["normal"]), right = vector(face["right"]), down = vector(face["down"]),
                   arrow = vector(face["arrow"]);
        CHECK(cross(down, right) == normal);
        CHECK(dot(arrow, arrow) == 1);
        CHECK(dot(arrow, normal) == 0);
    }
    CHECK(faces[0]["down"] == faces[2]["normal"]);  // U is above F
    CHECK(faces[3]["down"] == faces[5]["normal"]);  // D's lower edge is at B
    CHECK(faces[2]["right"] == faces[1]["normal"]);
}

TEST_CASE("a page is self-contained") {
    const auto page = animation_page(animation(cube::solved({3}), {{0, 1, 1, 'R', 1}}));
    for (const std::string_view outside : {"http:", "https:", "src=", "url(", "@import", "import(", "fetch(", "//cdn"})
        CHECK_FALSE(has(page, outside));
    CHECK(has(page, "default-src 'none'"));
    CHECK_FALSE(has(page, "{{"));
    CHECK(page.starts_with("<!doctype html>"));
    for (const std::string_view own :
         {"<title>A title</title>", "class Cube", "class View", "class Player", "class Artist", "function listen()"})
        CHECK(has(page, own));
}

TEST_CASE("the steps of a page are listed, and their names and remarks are text") {
    auto stepped = animation(cube::solved({3}), {{0, 1, 1, 'R', 1}, {0, 1, 1, 'U', 1}});
    CHECK_FALSE(has(animation_page(stepped), "id=\"steps\""));
    stepped.steps = {{"first <b>", "R", "</script>"}, {"second", "U", ""}};
    const auto page = animation_page(stepped);
    CHECK(has(page, "<li><b>first &lt;b&gt;</b> <small>&lt;/script&gt;</small>\n<p class=\"code\">R</p></li>"));
    CHECK(has(page, "<li><b>second</b> <small></small>\n<p class=\"code\">U</p></li>\n</ol>"));
}

TEST_CASE("the largest page without steps is below 105 kB") {
    const Cube cube{largest_animated, true};
    const std::vector<Move> moves(longest_animation, Move{0, 11, 22, 'B', -2});
    auto largest = animation(test::play(cube, {moves.front()}), moves);
    largest.title = std::string(longest_title, '&');
    largest.facts.assign(3, {"Heading", std::string(longest_fact, 'x')});
    CHECK(animation_page(largest).size() < 105'000);
}

TEST_CASE("text on a page is escaped") {
    auto hostile = animation(cube::solved({2}), {});
    hostile.title = "</title><script>\"&";
    hostile.facts.emplace_back("<b>", "{{data}}");
    const auto page = animation_page(hostile);
    CHECK(has(page, "<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;</title>"));
    CHECK(has(page, "<h2>&lt;b&gt;</h2>"));
    CHECK(has(page, "{{data}}"));
}

}  // namespace cubelang::render::animation_test
