#include "front/site/page.hpp"

#include "tests/support/catch.hpp"

using namespace cubelang;
using namespace cubelang::site;

TEST_CASE("a definition has its doc comment, facts, examples and picture") {
    const auto all = definitions_of({"pll",
                                     "# About.\n\n## Words & more\n## words.\n## example: pll_t == pll_t'\n"
                                     "let pll_t = R U R' U' R' F R2 U' R' U' R U R' F'\n"});
    REQUIRE(all.size() == 1);
    CHECK(all[0].name == "pll_t");
    CHECK(all[0].meaning == "Words & more words.");
    CHECK(all[0].picture.find("<svg") == 0);
    CHECK(all[0].examples.find("<samp class=\"answer short\">true</samp>") != std::string::npos);
    const auto html = all[0].facts;
    CHECK(html.find("<dt>order</dt><dd><code>2</code></dd>") != std::string::npos);
    CHECK(html.find("<dt>length</dt><dd><code>14</code></dd>") != std::string::npos);
    CHECK(html.find("(urf,ubr) (ur,ul)") != std::string::npos);
}

TEST_CASE("the example determines the cube") {
    const auto all = definitions_of(
        {"commutators",
         "## Wings.\n## example: cube 4; wing_cycle == (uf1,bu1,rf2)\nlet wing_cycle = [2L', U R U']\n"});
    REQUIRE(all.size() == 1);
    CHECK(all[0].facts.find("<dt>does on a 4x4x4</dt><dd><code>(uf1,bu1,rf2)</code></dd>") != std::string::npos);
}

TEST_CASE("a small group is drawn, a large one is not") {
    const auto all = definitions_of({"groups",
                                     "## Small.\n## example: 1 == 1\ndef two_squares() = group(R2, U2)\n"
                                     "## Large.\n## example: 1 == 1\ndef two_generator() = group(R, U)\n"});
    REQUIRE(all.size() == 2);
    CHECK(all[0].facts.find("<dt>elements</dt><dd><code>12</code></dd>") != std::string::npos);
    CHECK(all[0].picture.find("<svg") == 0);
    CHECK(all[1].picture.empty());
}

TEST_CASE("a picture's title is unchanged") {
    CHECK(title_of("<svg><title id=\"a\">R &amp; U</title><desc>x</desc></svg>") == "R &amp; U");
}
