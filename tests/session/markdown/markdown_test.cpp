#include "runtime/session/markdown/markdown.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::markdown::markdown_test {
namespace {

/// Each span as its style's first letter and its text.
std::string spans_of(std::string_view text) {
    std::string all;
    for (const auto& span : spans(text))
        all += std::string(1, "pcselb"[static_cast<std::size_t>(span.style)]) + "(" + span.text +
               (span.target.empty() ? "" : "|" + span.target) + ")";
    return all;
}

}  // namespace

TEST_CASE("code, emphasis and links are found") {
    CHECK(spans_of("plain") == "p(plain)");
    CHECK(spans_of("a `R U*` b **c d** *e*") == "p(a )c(R U*)p( b )s(c d)p( )e(e)");
    CHECK(spans_of("see [the page](https://x.org) now") == "p(see )l(the page|https://x.org)p( now)");
}

TEST_CASE("a mark without its partner is itself") {
    for (const std::string text : {"2 * 3 * 4", "a * b", "`open", "**open", "[R, U]", "[R, U](", "* ", "``"})
        CHECK(spans_of(text) == "p(" + text + ")");
}

TEST_CASE("a commutator in a sentence is no link") {
    CHECK(spans_of("[R, U] and `[R: U](x)`") == "p([R, U] and )c([R: U](x))");
}

TEST_CASE("a line is no block, whatever it begins with, and keeps its blanks") {
    for (const std::string text : {"# R", "- R", "12. R", "> R", "    R", " R ", "---", "| a |", "<b>", ""})
        CHECK(spans_of(text) == (text.empty() ? "" : "p(" + text + ")"));
}

TEST_CASE("marks within marks are read, and signs after a backslash are themselves") {
    CHECK(spans_of("**a *b* c**") == "s(a )s(b)s( c)");
    CHECK(spans_of("*a **b***") == "e(a )s(b)");
    CHECK(spans_of("[`R` here](x.md)") == "l(R|x.md)l( here|x.md)");
    CHECK(spans_of("a \\* b \\* c &lt; d") == "p(a * b * c < d)");
    CHECK(spans_of("`a``b`") != "c(ab)");
}

TEST_CASE("commutators with emphasis or a bracket beside them stay what they are") {
    CHECK(spans_of("**[R, U]**, *[R, U]*") == "s([R, U])p(, )e([R, U])");
    CHECK(spans_of("(R U) * 2 and 2 * 3") == "p((R U) * 2 and 2 * 3)");
}

TEST_CASE("quotes and lists are read as deep as they can be shown") {
    const auto faults = [](std::size_t depth) { return markdown::read(std::string(depth, '>') + " R\n").faults; };
    CHECK(faults(31).empty());
    REQUIRE(faults(100'000).size() == 1);
    CHECK(faults(100'000)[0].message ==
          "lists or quotes are too deep within each other here, and what follows is left out");
    CHECK(faults(100'000)[0].hint == "begin anew at the start of a line; 32 within each other are the most");
}

TEST_CASE("a link is harmless that leads to a page or a file") {
    for (const auto* const target : {"https://example.org/", "http://a", "2-order.md", "#here", ""})
        CHECK(is_harmless(target));
    for (const auto* const target :
         {"javascript:alert(1)", "JavaScript:x", "data:text/html,x", " javascript:x", "file:///"})
        CHECK_FALSE(is_harmless(target));
}

}  // namespace cubelang::markdown::markdown_test
