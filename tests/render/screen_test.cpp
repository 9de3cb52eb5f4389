#include "runtime/render/screen.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::render {
namespace {

const Drawing two_lines{{{{"105", {Role::good}}, {" times"}}, {{"u", {Role::plain, cube::Face::u, true}}}}};

}  // namespace

TEST_CASE("without colours a drawing is its text") {
    CHECK(painted(two_lines, {0, Depth::none}) == "105 times\nu");
    CHECK(painted({}, {}).empty());
}

TEST_CASE("every style ends where its piece ends") {
    for (const auto depth : {Depth::basic, Depth::indexed, Depth::full}) {
        const auto shown = painted(two_lines, {80, depth});
        CAPTURE(shown);
        CHECK(shown.starts_with("\033["));
        CHECK(shown.ends_with("\033[0m"));
        CHECK(shown.find("\033[0m times\n\033[") != shown.npos);
    }
}

TEST_CASE("a bare sticker is only its colour where there is colour") {
    CHECK(painted(two_lines, {80, Depth::full}).find('u') == std::string::npos);
}

}  // namespace cubelang::render
