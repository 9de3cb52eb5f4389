#include "front/site/example.hpp"

#include <algorithm>

#include "tests/support/catch.hpp"

using namespace cubelang::site;

namespace {

std::string shown(std::string_view block) {
    ExampleSession example_session;
    return example(exchanges_in(block), example_session);
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("the prompts of a block mark the input") {
    const auto exchanges = exchanges_in("cube 3> R\nR\n(ur,br)\ncube 3> cube 4\nsupercube 12> 1\n1\n");
    REQUIRE(exchanges.size() == 3);
    CHECK(exchanges[0].prompt == "cube 3>");
    CHECK(exchanges[0].input == "R");
    CHECK(exchanges[0].answer == "R\n(ur,br)");
    CHECK(exchanges[1].input == "cube 4");
    CHECK(exchanges[1].answer.empty());
    CHECK(exchanges[2].prompt == "supercube 12>");
}

TEST_CASE("a statement may have several lines") {
    const auto exchanges =
        exchanges_in("cube 3> for i in 1..2 {\n    { ...>     i\n  12:( ...> \n      ...> }\n1\n2\n");
    REQUIRE(exchanges.size() == 1);
    CHECK(exchanges[0].input == "for i in 1..2 {\n    i\n\n}");
    CHECK(exchanges[0].answer == "1\n2");
}

TEST_CASE("a line that only looks like a prompt is an answer") {
    const auto exchanges = exchanges_in("cube 3> 1\n1\n  ...> 2\ncube x> 3\n");
    REQUIRE(exchanges.size() == 1);
    CHECK(exchanges[0].answer == "1\n  ...> 2\ncube x> 3");
}

TEST_CASE("code is coloured by the meaning of its words") {
    CHECK(has(shown("cube 3> let sexy = order(R)\n"),
              "<span class=\"keyword\">let</span> sexy = <span "
              "class=\"known\">order</span>(R)"));
    CHECK(has(shown("cube 3> let a = R\ncube 3> a\nR\n"), "<span class=\"own\">a</span>"));
}

TEST_CASE("a short answer is beside its input, a long one below") {
    CHECK(has(shown("cube 3> order(R U)\n105\n"), "<samp class=\"answer short\">105</samp>"));
    CHECK(has(shown("cube 3> R\nR\n(urf,bru,drb,frd) (ur,br,dr,fr)\n"), "<samp class=\"answer lines\">"));
    CHECK(has(shown("cube 3> " + std::string(50, 'R') + "\n1\n"), "<samp class=\"answer line\">1</samp>"));
}

TEST_CASE("a net is a picture, with letters as alternative text") {
    const auto html = shown(
        "cube 3> show(())\n        u u u\n        u u u\n        u u u\n\nl l l   f f f   r r r   b b b\n"
        "l l l   f f f   r r r   b b b\nl l l   f f f   r r r   b b b\n\n        d d d\n        d d d\n        d d "
        "d\n");
    CHECK(has(html, "role=\"img\" aria-label=\"        u u u\n"));
    CHECK(has(html, "<svg"));
}

TEST_CASE("an answer that differs from the session's is unchanged") {
    CHECK(has(shown("cube 3> order(R)\n<5 & \"more\"\n"), ">&lt;5 &amp; &quot;more&quot;</samp>"));
}

TEST_CASE("input and answers are escaped") {
    const auto html = shown("cube 3> \"</code><script>\"\n\"</code><script>\"\ncube 3> <b>\n<samp>\n");
    CHECK(!has(html, "<script>"));
    CHECK(!has(html, "<b>"));
    CHECK(!has(html, "<samp>"));
}
