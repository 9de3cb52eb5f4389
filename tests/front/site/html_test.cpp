#include "front/site/html.hpp"

#include "runtime/base/text.hpp"
#include "tests/support/catch.hpp"

using namespace cubelang::site;
using cubelang::xml_escaped;

TEST_CASE("text is escaped") {
    CHECK(xml_escaped("<b a=\"'\">&amp;") == "&lt;b a=&quot;'&quot;&gt;&amp;amp;");
    CHECK(code("</code><script>") == "<code>&lt;/code&gt;&lt;script&gt;</code>");
    CHECK(link_to("a.html\" onclick=\"x", "there") == "<a href=\"a.html&quot; onclick=&quot;x\">there</a>");
}

TEST_CASE("characters that HTML forbids are written as in the language") {
    CHECK(xml_escaped("a\x1b[1m") == "a\\u{1b}[1m");
}

TEST_CASE("a heading's anchor is GitHub's") {
    CHECK(anchor_of("Numbers: tuples and lists") == "numbers-tuples-and-lists");
    CHECK(anchor_of("The cubie level, and the 48 symmetries") == "the-cubie-level-and-the-48-symmetries");
    CHECK(anchor_of("`solve(p)` & more") == "solvep--more");
    CHECK(anchor_of("snake_case") == "snake_case");
}
