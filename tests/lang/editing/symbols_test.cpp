#include "lang/editing/outline.hpp"

#include <fmt/format.h>

#include "tests/support/catch.hpp"

namespace cubelang::lang::symbols_test {
namespace {

// `kind name(detail) "doc" <text of the whole>`, one line each.
std::string outline(const std::string& text) {
    constexpr const char* kinds[] = {"value", "function", "module"};
    std::string all;
    for (const auto& symbol : symbols_of(bind_text(make_source("test", text)))) {
        const auto [begin, end] = symbol.whole;
        all += fmt::format("{} {}{} \"{}\" <{}>\n", kinds[static_cast<std::size_t>(symbol.kind)], symbol.name,
                           symbol.detail, symbol.doc, text.substr(begin, end - begin));
    }
    return all;
}

}  // namespace

TEST_CASE("the outline has definitions and imports in order, also from blocks") {
    CHECK(outline("let a1 = 1\nimport pll\nfor i in 1..2 { def g2(p, q) = p }\nprint a1; import \"a.cube\"") ==
          "value a1 \"\" <let a1 = 1>\n"
          "module pll \"\" <pll>\n"
          "function g2(p, q) \"\" <def g2(p, q) = p>\n"
          "module a.cube \"\" <\"a.cube\">\n");
    CHECK(outline("def g2(p, q = a -> a, n = 2) = p") ==
          "function g2(p [, q] [, n]) \"\" <def g2(p, q = a -> a, n = 2) = p>\n");
}

TEST_CASE("a symbol begins with its doc comment") {
    CHECK(outline("# no\n## One.\n  ## Two.\n let a1 = 1") ==
          "value a1 \"One.\nTwo.\" <## One.\n  ## Two.\n let a1 = 1>\n");
    CHECK(outline("## One.\nlet a1 = 1") == "value a1 \"One.\" <## One.\nlet a1 = 1>\n");
    CHECK(outline("## One.\r\ndef g2() = 1") == "function g2() \"One.\" <## One.\r\ndef g2() = 1>\n");
    CHECK(outline("R; let a1 = 1") == "value a1 \"\" <let a1 = 1>\n");
}

TEST_CASE("broken statements are left out of the outline") {
    CHECK(outline("let a1 = \nlet c2 = 2") == "value c2 \"\" <let c2 = 2>\n");
    CHECK(outline("") == "");
}

}  // namespace cubelang::lang::symbols_test
