#include "tests/support/catch.hpp"
#include "tests/support/dump_ast.hpp"

// The messages themselves are in tests/errors.
namespace cubelang::errors_test {

using test::dump_text;

TEST_CASE("an unclosed bracket is shown where it was opened") {
    CHECK(dump_text("[R, [U, D]") == "1:1: this `[` is never closed | write [R, [U, D]]");
    CHECK(dump_text("print {1, 2") == "1:7: this `{` is never closed | write print {1, 2}");
    CHECK(dump_text("twice(R,") == "1:6: this `(` is never closed");
    CHECK(dump_text("for s in p {\n print s\n") == "1:12: this `{` is never closed");
}

TEST_CASE("a text that is not UTF-8, or contains a NUL, is refused as a whole") {
    CHECK(dump_text("R\nU \xFF") == "2:3: the byte 0xFF is not UTF-8 text");
    CHECK(dump_text("# \xC0\xAF") == "1:3: the byte 0xC0 is not UTF-8 text");
    CHECK(dump_text(std::string("R\0U", 3)) == "1:2: a NUL byte cannot be in a text");
}

TEST_CASE("each broken statement is reported once, and the others are parsed") {
    CHECK(dump_text("let a = \nR U\nlet p = )\nlet q = 3 4 (\nR ]\n") ==
          "1:9: a value is missing after `=` | a statement ends with its line; inside brackets it continues\n"
          "3:9: this `)` closes nothing\n"
          "5:3: `]` cannot close `(` | write `)`");
    CHECK(dump_text("R ] ] ]; U )") == "1:3: this `]` closes nothing\n1:12: this `)` closes nothing");
    CHECK(lang::parse(lang::make_source("test", "R\n)\nU")).statements.size() == 2);
}

TEST_CASE("after an unclosed bracket parsing resumes at the next line that begins a statement") {
    CHECK(dump_text("let a = (R\nU\nlet p = 1\nlet q = )") ==
          "1:9: this `(` is never closed\n4:9: this `)` closes nothing");
}

TEST_CASE("the number of reported errors is limited") {
    std::string text;
    for (int i = 0; i < 100; ++i) text += ")\n";
    CHECK(lang::parse(lang::make_source("test", text)).errors.size() == 20);
}

}  // namespace cubelang::errors_test
