#include "runtime/session/markdown/markdown.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::markdown::markdown_test {
namespace {

/// Each span as the first letter of its style and its text.
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

TEST_CASE("an unmatched mark is plain text") {
    for (const std::string text : {"2 * 3 * 4", "a * b", "`open", "**open", "[R, U]", "[R, U](", "* ", "``"})
        CHECK(spans_of(text) == "p(" + text + ")");
}

TEST_CASE("a commutator in a sentence is not a link") {
    CHECK(spans_of("[R, U] and `[R: U](x)`") == "p([R, U] and )c([R: U](x))");
}

TEST_CASE("a single line is never a block, and keeps its blanks") {
    for (const std::string text : {"# R", "- R", "12. R", "> R", "    R", " R ", "---", "| a |", "<b>", ""})
        CHECK(spans_of(text) == (text.empty() ? "" : "p(" + text + ")"));
}

TEST_CASE("nested marks are recognised, and escaped marks are plain") {
    CHECK(spans_of("**a *b* c**") == "s(a )s(b)s( c)");
    CHECK(spans_of("*a **b***") == "e(a )s(b)");
    CHECK(spans_of("[`R` here](x.md)") == "l(R|x.md)l( here|x.md)");
    CHECK(spans_of("a \\* b \\* c &lt; d") == "p(a * b * c < d)");
    CHECK(spans_of("`a``b`") != "c(ab)");
}

TEST_CASE("commutators next to emphasis or a bracket are unchanged") {
    CHECK(spans_of("**[R, U]**, *[R, U]*") == "s([R, U])p(, )e([R, U])");
    CHECK(spans_of("(R U) * 2 and 2 * 3") == "p((R U) * 2 and 2 * 3)");
}

TEST_CASE("quotes and lists are parsed to the depth that can be shown") {
    const auto faults = [](std::size_t depth) { return markdown::read(std::string(depth, '>') + " R\n").faults; };
    CHECK(faults(31).empty());
    REQUIRE(faults(100'000).size() == 1);
    CHECK(faults(100'000)[0].message == "lists or quotes are nested too deeply here; the rest is left out");
    CHECK(faults(100'000)[0].hint == "use at most 32 levels");
}

TEST_CASE("a link to a page or a file is harmless") {
    for (const auto* const target : {"https://example.org/", "http://a", "2-order.md", "/a", "#here", ""})
        CHECK(is_harmless(target));
    for (const auto* const target : {"javascript:alert(1)", "JavaScript:x", "data:text/html,x", " javascript:x",
                                     "file:///", "//evil", "\\\\evil", "/\\evil", "/\t/evil", "java\tscript:x"})
        CHECK_FALSE(is_harmless(target));
}

}  // namespace cubelang::markdown::markdown_test
