#include "runtime/lesson/markdown.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::lesson {
namespace {

/// Each span as its style's first letter and its text.
std::string read(std::string_view text) {
    std::string all;
    for (const auto& span : spans(text))
        all += std::string(1, "pcsel"[static_cast<std::size_t>(span.style)]) + "(" + span.text +
               (span.target.empty() ? "" : "|" + span.target) + ")";
    return all;
}

}  // namespace

TEST_CASE("code, emphasis and links are found") {
    CHECK(read("plain") == "p(plain)");
    CHECK(read("a `R U*` b **c d** *e*") == "p(a )c(R U*)p( b )s(c d)p( )e(e)");
    CHECK(read("see [the page](https://x.org) now") == "p(see )l(the page|https://x.org)p( now)");
}

TEST_CASE("a mark without its partner is itself") {
    for (const std::string text : {"2 * 3 * 4", "a * b", "`open", "**open", "[R, U]", "[R, U](", "* ", "``"})
        CHECK(read(text) == "p(" + text + ")");
}

TEST_CASE("a commutator in a sentence is no link") {
    CHECK(read("[R, U] and `[R: U](x)`") == "p([R, U] and )c([R: U](x))");
}

}  // namespace cubelang::lesson
