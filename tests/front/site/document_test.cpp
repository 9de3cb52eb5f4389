#include "front/site/page.hpp"

#include "tests/session/lesson/well_formed.hpp"
#include "tests/support/catch.hpp"

using namespace cubelang::site;

namespace {

// Addresses of this repository's site.
const SiteMap& places() {
    static const SiteMap of_the_repository(CUBELANG_ROOT);
    return of_the_repository;
}

Page read(std::string_view text) {
    Page page{"here.html", {}, MenuGroup::guide, {}};
    write_document(page, "docs/here.md", text, places());
    return page;
}
std::string html(std::string_view text) { return read(text).body; }

}  // namespace

TEST_CASE("headings have anchors, and are the page's sections") {
    const auto page = read("# A *page*\n\nwords\n\n## What `R` does\n\nmore\n");
    CHECK(page.title == "A page");
    CHECK(page.body ==
          "<h1>A <em>page</em></h1>\n<p>words</p>\n<h2 id=\"what-r-does\"><a class=\"anchor\" "
          "href=\"#what-r-does\">What <code>R</code> does</a></h2>\n<p>more</p>\n");
    REQUIRE(page.sections.size() == 2);
    CHECK(page.sections[1].title == "What R does");
    CHECK(page.sections[1].id == "what-r-does");
    CHECK(page.sections[1].text.find("more") != std::string::npos);
}

TEST_CASE("links lead to pages of the site") {
    CHECK(html("[x](language.md#cycles)") == "<p><a href=\"language.html#cycles\">x</a></p>\n");
    CHECK(html("[x](../README.md)") == "<p><a href=\"index.html\">x</a></p>\n");
    CHECK(html("[x](../stdlib)") == "<p><a href=\"library.html\">x</a></p>\n");
    CHECK(html("[x](#below)") == "<p><a href=\"#below\">x</a></p>\n");
    CHECK(html("[x](https://x.org/?a&b)") == "<p><a href=\"https://x.org/?a&amp;b\">x</a></p>\n");
}

TEST_CASE("a link whose text is the file name shows the page's title") {
    CHECK(html("[language.md](language.md)") == "<p><a href=\"language.html\">The language</a></p>\n");
    CHECK(html("language.md") == "<p>language.md</p>\n");
    CHECK(html("[LICENSE](LICENSE)") == "<p><code title=\"docs/LICENSE\">LICENSE</code></p>\n");
}

TEST_CASE("a link to a file without a page becomes the file name") {
    CHECK(html("[the licence](../LICENSE)") == "<p><code title=\"LICENSE\">the licence</code></p>\n");
    CHECK(html("[x](javascript:alert)") == "<p><code title=\"docs/javascript:alert\">x</code></p>\n");
}

TEST_CASE("calls of built-ins and library names are links") {
    CHECK(html("`order(p)`") ==
          "<p><a href=\"built-ins-orders-and-parity.html#order\"><code>order(p)</code></a></p>\n");
    CHECK(html("`pll_t`") == "<p><a href=\"library-pll.html#pll_t\"><code>pll_t</code></a></p>\n");
    CHECK(html("`order`, `f(x)`") == "<p><code>order</code>, <code>f(x)</code></p>\n");
    CHECK(html("[`order(p)`](groups.md)") == "<p><a href=\"groups.html\"><code>order(p)</code></a></p>\n");
}

TEST_CASE("a block that is a program is coloured, any other is unchanged") {
    CHECK(html("    let a = R\n") == "<pre><code><span class=\"keyword\">let</span> a = R</code></pre>\n");
    CHECK(html("    ./cube <FILE>\n") == "<pre><code>./cube &lt;FILE&gt;</code></pre>\n");
}

TEST_CASE("HTML in a document is dropped, and its characters in code are escaped") {
    CHECK(html("<!-- facts\nassert 1 == 1\n-->\n\nafter") == "<p>after</p>\n");
    CHECK(html("<script>alert(1)</script>\n") == "");
    CHECK(html("a `<script>` \\<b> ![\"><b](x.svg)") ==
          "<p>a <code>&lt;script&gt;</code> &lt;b&gt; <img src=\"docs/x.svg\" alt=\"&quot;&gt;&lt;b\"/></p>\n");
}

TEST_CASE("every kind of block is well-formed") {
    const auto all = html(
        "# T\n\n- a\n- b\n  1. c\n\n    d\n\n> q\n\n| a | b |\n| --- | ---: |\n| `x` | **y** |\n\n---\n\n3. three\n4. "
        "four\n\n"
        "```cube\ncube 3> 1\n1\n```\n\n```\nplain & simple\n```\n\nend  \nof *all*\n");
    CHECK(cubelang::test::XmlReader(all).run().empty());
    CHECK(all.find("<th scope=\"col\" class=\"right\">b</th>") != std::string::npos);
    CHECK(all.find("<ol start=\"3\">") != std::string::npos);
    CHECK(all.find("plain &amp; simple") != std::string::npos);
}
