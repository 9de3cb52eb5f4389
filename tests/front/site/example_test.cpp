#include "front/site/example.hpp"

#include <algorithm>

#include "tests/support/catch.hpp"

using namespace cubelang::site;

namespace {

std::string shown(std::string_view block) {
    Trial trial;
    return example(turns_in(block), trial);
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a block's prompts tell what is typed") {
    const auto turns = turns_in("cube 3> R\nR\n(ur,br)\ncube 3> cube 4\nsupercube 12> 1\n1\n");
    REQUIRE(turns.size() == 3);
    CHECK(turns[0].prompt == "cube 3>");
    CHECK(turns[0].typed == "R");
    CHECK(turns[0].answer == "R\n(ur,br)");
    CHECK(turns[1].typed == "cube 4");
    CHECK(turns[1].answer.empty());
    CHECK(turns[2].prompt == "supercube 12>");
}

TEST_CASE("a statement may go on for lines") {
    const auto turns = turns_in("cube 3> for i in 1..2 {\n    { ...>     i\n  12:( ...> \n      ...> }\n1\n2\n");
    REQUIRE(turns.size() == 1);
    CHECK(turns[0].typed == "for i in 1..2 {\n    i\n\n}");
    CHECK(turns[0].answer == "1\n2");
}

TEST_CASE("a line that only looks like a prompt is an answer") {
    const auto turns = turns_in("cube 3> 1\n1\n  ...> 2\ncube x> 3\n");
    REQUIRE(turns.size() == 1);
    CHECK(turns[0].answer == "1\n  ...> 2\ncube x> 3");
}

TEST_CASE("code is painted by what its words mean") {
    CHECK(has(shown("cube 3> let sexy = order(R)\n"),
              "<span class=\"keyword\">let</span> sexy = <span "
              "class=\"known\">order</span>(R)"));
    CHECK(has(shown("cube 3> let a = R\ncube 3> a\nR\n"), "<span class=\"own\">a</span>"));
}

TEST_CASE("a short answer stands beside its question, a long one below") {
    CHECK(has(shown("cube 3> order(R U)\n105\n"), "<samp class=\"answer short\">105</samp>"));
    CHECK(has(shown("cube 3> R\nR\n(urf,bru,drb,frd) (ur,br,dr,fr)\n"), "<samp class=\"answer lines\">"));
    CHECK(has(shown("cube 3> " + std::string(50, 'R') + "\n1\n"), "<samp class=\"answer line\">1</samp>"));
}

TEST_CASE("a net is drawn, and told in letters to whoever cannot see it") {
    const auto html = shown(
        "cube 3> show(())\n        u u u\n        u u u\n        u u u\n\nl l l   f f f   r r r   b b b\n"
        "l l l   f f f   r r r   b b b\nl l l   f f f   r r r   b b b\n\n        d d d\n        d d d\n        d d "
        "d\n");
    CHECK(has(html, "role=\"img\" aria-label=\"        u u u\n"));
    CHECK(has(html, "<svg"));
}

TEST_CASE("what the session would not say is left as it is written") {
    CHECK(has(shown("cube 3> order(R)\n<5 & \"more\"\n"), ">&lt;5 &amp; &quot;more&quot;</samp>"));
}

TEST_CASE("nothing that is typed or answered breaks out of the page") {
    const auto html = shown("cube 3> \"</code><script>\"\n\"</code><script>\"\ncube 3> <b>\n<samp>\n");
    CHECK(!has(html, "<script>"));
    CHECK(!has(html, "<b>"));
    CHECK(!has(html, "<samp>"));
}
