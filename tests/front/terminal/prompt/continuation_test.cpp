#include "front/terminal/prompt/continuation.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::terminal::continuation_test {
namespace {

std::string continuation_of(const std::string& prompt, const std::string& text) {
    return continuations_in(prompt, text + "\n").back();
}

}  // namespace

TEST_CASE("the prompts of continuation lines are aligned with the first and show the innermost open bracket") {
    CHECK(continuation_of("cube 3> ", "(R") == " ( ...> ");
    CHECK(continuation_of("cube 3> ", "order([R,") == " [ ...> ");
    CHECK(continuation_of("cube 3> ", "order([R, U]") == " ( ...> ");
    CHECK(continuation_of("cube 3> ", "for i in 1..3 {\n print (i)") == " { ...> ");
    CHECK(continuation_of("cube 3> ", "/* a") == "/* ...> ");
    CHECK(continuation_of("cube 3> ", "print \"\"\"a\n(") == " \" ...> ");
    CHECK(continuation_of("cube 3> ", "(\"\"\"a\nb\"\"\",") == " ( ...> ");
    CHECK(continuation_of("cube 3> ", "R") == "   ...> ");
    CHECK(continuation_of("supercube 11> ", "(R").size() == std::string("supercube 11> ").size());
    CHECK(continuation_of("> ", "(R") == "( ...> ");
}

TEST_CASE("a bracket that was opened far above is preceded by its line number") {
    CHECK(continuation_of("cube 3> ", "(R\n\n\n\n\nU") == "1:( ...> ");
    CHECK(continuation_of("cube 3> ", "(R\n\n\n\nU") == " ( ...> ");
}

TEST_CASE("a statement of several lines is shown as it would be typed") {
    CHECK(with_prompts("cube 3> ", "[R,\n(U\n)]") == "cube 3> [R,\n [ ...> (U\n ( ...> )]");
}

TEST_CASE("an empty line or a command while a bracket is open gives a hint") {
    CHECK(unclosed_hint("(R\n") == "close the ( of line 1, or press Ctrl-C");
    CHECK(unclosed_hint("{R,\n[U\n  ") == "close the [ of line 2, or press Ctrl-C");
    CHECK(unclosed_hint("(R\nhelp") == "press Ctrl-C to leave the ( of line 1, then type help");
    CHECK(unclosed_hint("(R\nquit\n") == "press Ctrl-C to leave the ( of line 1, then type quit");
    CHECK(unclosed_hint("/* R\n") == "close the /* of line 1, or press Ctrl-C");
}

TEST_CASE("a row of numbers that waits for its second row gives a hint") {
    for (const auto* const text : {"(1 2 3)", "(1 2 3)\n"})
        CHECK(unclosed_hint(text) == "a second row of numbers is expected here, or Enter; a cycle has commas: (1,2,3)");
    CHECK(unclosed_hint("(2 3 1)").empty());
}

TEST_CASE("other texts give no hint") {
    for (const auto* const text : {"", "(R", "(R)\n", "(R\nU", "help", "(R\nhelpful"}) {
        INFO(text);
        CHECK(unclosed_hint(text).empty());
    }
}

}  // namespace cubelang::terminal::continuation_test
