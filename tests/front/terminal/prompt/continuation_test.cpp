#include "front/terminal/prompt/continuation.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::shell::continuation_test {
namespace {

std::string continuation_of(const std::string& prompt, const std::string& text) {
    return continuations_in(prompt, text + "\n").back();
}

}  // namespace

TEST_CASE("the further lines of a statement begin below its first, with the innermost open bracket") {
    CHECK(continuation_of("cube 3> ", "(R") == " ( ...> ");
    CHECK(continuation_of("cube 3> ", "order([R,") == " [ ...> ");
    CHECK(continuation_of("cube 3> ", "order([R, U]") == " ( ...> ");
    CHECK(continuation_of("cube 3> ", "for i in 1..3 {\n print (i)") == " { ...> ");
    CHECK(continuation_of("cube 3> ", "/* a") == "/* ...> ");
    CHECK(continuation_of("cube 3> ", "R") == "   ...> ");
    CHECK(continuation_of("supercube 11> ", "(R").size() == std::string("supercube 11> ").size());
    CHECK(continuation_of("> ", "(R") == "( ...> ");
}

TEST_CASE("a bracket that was opened far above has its line before it") {
    CHECK(continuation_of("cube 3> ", "(R\n\n\n\n\nU") == "1:( ...> ");
    CHECK(continuation_of("cube 3> ", "(R\n\n\n\nU") == " ( ...> ");
}

TEST_CASE("a statement of several lines is shown as it would be typed") {
    CHECK(with_prompts("cube 3> ", "[R,\n(U\n)]") == "cube 3> [R,\n [ ...> (U\n ( ...> )]");
}

TEST_CASE("whoever leaves a line empty or types a command while a bracket is open is told the way out") {
    CHECK(way_out("(R\n") == "close the ( of line 1; Ctrl-C leaves");
    CHECK(way_out("{R,\n[U\n  ") == "close the [ of line 2; Ctrl-C leaves");
    CHECK(way_out("(R\nhelp") == "Ctrl-C leaves the ( of line 1; then help");
    CHECK(way_out("(R\nquit\n") == "Ctrl-C leaves the ( of line 1; then quit");
    CHECK(way_out("/* R\n") == "close the /* of line 1; Ctrl-C leaves");
}

TEST_CASE("nobody else is") {
    for (const auto* const text : {"", "(R", "(R)\n", "(R\nU", "help", "(R\nhelpful"}) {
        INFO(text);
        CHECK(way_out(text).empty());
    }
}

}  // namespace cubelang::shell::continuation_test
