#include "front/terminal/prompt/line_source.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::terminal::painting_test {
namespace {

using editor::Style;

// The style of the first byte of `part`.
Style style_of(const std::string& text, const std::string& part) {
    Session session({}, [](const Answer&) {});
    return editor::style_of_bytes(paint(session, text, editor::nowhere), text.size()).at(text.find(part));
}

}  // namespace

TEST_CASE("prompt commands are painted like keywords") {
    CHECK(style_of("help order", "help") == Style::keyword);
    CHECK(style_of("help order", "order") == Style::known);
    CHECK(style_of("  undo", "undo") == Style::keyword);
    CHECK(style_of("let help_me = 1", "help_me") == Style::plain);
}

TEST_CASE("the language is painted in its colours") {
    CHECK(style_of("print \"a\", 12 # c", "\"a") == Style::text);
    CHECK(style_of("R)", ")") == Style::wrong);
}

}  // namespace cubelang::terminal::painting_test
