#include "runtime/render/svg/document.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::render::svg::document_test {

TEST_CASE("numbers have at most two decimals and no trailing zeros") {
    CHECK(number(3) == "3");
    CHECK(number(-.25) == "-0.25");
    CHECK(number(1.5) == "1.5");
    CHECK(number(100) == "100");
    CHECK(number(-.001) == "0");
    CHECK(number(2.999) == "3");
}

TEST_CASE("text is escaped for XML") {
    CHECK(text_at({1, 2}, "a < b\x1b") == "<text x=\"1\" y=\"2\">a &lt; b\\u{1b}</text>");
    CHECK(text_at({1, 2}, "×…") == "<text x=\"1\" y=\"2\">×…</text>");
}

TEST_CASE("ids depend on the subject of the picture") {
    CHECK(key({"a", "b"}) == key({"a", "b"}));
    CHECK(key({"a", "b"}) != key({"a", "c"}));
    CHECK(key({"a", "bc"}) != key({"ab", "c"}));
}

TEST_CASE("a picture has the requested background, or none") {
    const Box box{0, 0, 3, 4};
    for (const auto& ground : grounds()) {
        const auto svg = document({"a", "b"}, box, ground, "<circle/>");
        const bool filled = svg.find("<rect x=\"0\" y=\"0\" width=\"3\" height=\"4\"") != svg.npos;
        CHECK(filled == (ground.name != "none"));
    }
}

TEST_CASE("angles are clockwise from the top") {
    CHECK(length(on_circle({1, 1}, 2, 0) - Point{1, -1}) < 1e-9);
    CHECK(length(on_circle({1, 1}, 2, .25) - Point{3, 1}) < 1e-9);
}

}  // namespace cubelang::render::svg::document_test
