#include <utility>

#include "tests/support/catch.hpp"
#include "tests/support/dump_ast.hpp"

namespace cubelang::errors_test {

using test::dump_text;

TEST_CASE("an unclosed bracket is shown where it was opened") {
    CHECK(dump_text("(R U") == "1:1: this `(` is never closed | write (R U)");
    CHECK(dump_text("[R, [U, D]") == "1:1: this `[` is never closed | write [R, [U, D]]");
    CHECK(dump_text("[R U") == "1:1: this `[` is never closed");
    CHECK(dump_text("print {1, 2") == "1:7: this `{` is never closed | write print {1, 2}");
    CHECK(dump_text("twice(R,") == "1:6: this `(` is never closed");
    CHECK(dump_text("for s in p {\n print s\n") == "1:12: this `{` is never closed");
    CHECK(dump_text("let t = (R U\nlet s = R") == "1:9: this `(` is never closed");
}

TEST_CASE("a bracket of the wrong kind is shown with the opening one") {
    CHECK(dump_text("(R U]") == "1:5: `]` cannot close `(` | write `)`");
    CHECK(dump_text("[R U)") == "1:5: `)` cannot close `[` | write `]`");
    const auto parsed = lang::parse(lang::make_source("test", "(R U]"));
    REQUIRE(parsed.errors.at(0).notes.size() == 1);
    CHECK(parsed.errors[0].notes[0].where.span == lang::Span{0, 1});
}

TEST_CASE("a bracket that closes nothing is shown") {
    CHECK(dump_text("R U)") == "1:4: this `)` closes nothing");
    CHECK(dump_text("R ]") == "1:3: this `]` closes nothing");
    CHECK(dump_text("}") == "1:1: this `}` closes nothing");
}

TEST_CASE("the missing part of a bracket is named") {
    CHECK(dump_text("[R]") ==
          "1:3: a second value is missing in these brackets | [A, B] is a commutator, [A: B] a conjugate; "
          "round brackets group moves, (R U)");
    CHECK(dump_text("[R, U, D]") ==
          "1:6: `,` does not belong in these brackets | [A, B] is a commutator, [A: B] a conjugate, {A, B, C} a list");
    CHECK(dump_text("twice(R,)") == "1:9: a value is missing here");
    CHECK(dump_text("{1; 2}") == "1:3: `;` does not belong in these brackets");
}

TEST_CASE("texts and comments must end") {
    CHECK(dump_text("print \"abc") ==
          "1:7: this text is never closed | a text ends with `\"` on the line where it begins; "
          "one of several lines begins and ends with three");
    CHECK(dump_text("(\"abc\n)") ==
          "1:2: this text is never closed | a text ends with `\"` on the line where it begins; "
          "one of several lines begins and ends with three\n2:1: this `)` closes nothing");
    CHECK(dump_text("\"abc\\") ==
          "1:1: this text is never closed | a text ends with `\"` on the line where it begins; "
          "one of several lines begins and ends with three");
    CHECK(dump_text("R /* and\n so on") == "1:3: this comment is never closed | it ends with */");
}

TEST_CASE("a missing value is reported where it should be") {
    CHECK(dump_text("let a =") == "1:8: a value is missing after `=`");
    CHECK(dump_text("let a =\n  R U") ==
          "1:8: a value is missing after `=` | a statement ends with its line; inside brackets it continues");
    CHECK(dump_text("1 +") == "1:4: a value is missing after the operator");
    CHECK(dump_text("a and") == "1:6: a value is missing after the operator");
    CHECK(dump_text("not") == "1:4: a value is missing after the operator");
    CHECK(dump_text("-") == "1:2: a value is missing after the minus");
    CHECK(dump_text("R^") ==
          "1:3: an exponent is missing after `^` | an exponent is a number, a move, a name or a value "
          "in brackets");
    CHECK(dump_text("assert") == "1:7: a value is missing here");
    CHECK(dump_text("print 1,") == "1:9: a value is missing here");
}

TEST_CASE("the missing part of a statement is named") {
    const std::pair<const char*, const char*> cases[] = {
        {"let",
         "1:4: a name is missing here | a name has letters, digits and underscores, a letter first: let trigger_2 = R "
         "U"},
        {"let 2 = 3",
         "1:5: a name is missing here | a name has letters, digits and underscores, a letter first: let trigger_2 = R "
         "U"},
        {"let a",
         "1:6: `=` is missing here | write let NAME = …, or def NAME(p, q) = …; a name is one word, such as my_word"},
        {"let a(p) = 3",
         "1:6: `=` is missing here | write let NAME = …, or def NAME(p, q) = …; a name is one word, such as my_word"},
        {"def two = 2",
         "1:8: the parameters are missing | write def twice(p, q) = …, with the bracket right after the name; a value "
         "has let: let twice = R U"},
        {"def two (p) = 2",
         "1:8: the parameters are missing | write def twice(p, q) = …, with the bracket right after the name; a value "
         "has let: let twice = R U"},
        {"def two(p q) = 2", "1:11: `q` does not belong in these brackets"},
        {"import 3",
         "1:8: `import` is followed by a name or a file in quotes | write import patterns, or import "
         "\"mine.cube\""},
        {"for s of p {}", "1:7: `in` is missing | write for NAME in … { … }"},
        {"for s in p", "1:11: `{` is missing here: a loop needs a block | write for NAME in … { … }"},
        {"if a { }", "1:6: `then` is missing | write if … then … else …"},
        {"if a then", "1:10: a statement or a block is missing here"},
        {"if a then 1\nelse 2", "2:1: this `else` has no `if` | put it on the line where the branch before it ends"},
        {"then 2", "1:1: a statement was expected here"},
    };
    for (const auto& [text, error] : cases) CHECK(dump_text(text) == error);
}

TEST_CASE("two statements on a line need a semicolon") {
    CHECK(dump_text("let a = 3 let p = 4") ==
          "1:11: the statement should end before this | a newline or `;` ends a statement");
}

TEST_CASE("= is not ==") {
    CHECK(dump_text("p = 3") == "1:3: `=` does not belong here | write let p = 3");
    CHECK(dump_text("if p = q then 1") == "1:6: `=` does not belong here | write if p == q then 1");
}

TEST_CASE("a prime must touch a value") {
    CHECK(dump_text("(R U) '") ==
          "1:7: this prime touches nothing | a prime directly follows the move or bracket that it inverts: R', (R U)'");
}

TEST_CASE("for a foreign sign the hint has the one to write") {
    const std::pair<const char*, const char*> cases[] = {
        {"print “a”", "1:7: this is a typographic quote | write print \"a\""},
        {"a – p", "1:3: this is a dash | leave it out between moves; a minus is written -"},
        {"R × U", "1:3: `×` is not in the language | write R * U"},
        {"R · U", "1:3: `·` is not in the language | write R * U"},
        {"a ≠ p", "1:3: `≠` is not in the language | write a != p"},
        {"a && p", "1:3: `&&` is not in the language | write a and p"},
        {"!a", "1:1: `!` is not in the language | write not a"},
        {"R\xC2\xA0U", "1:2: this is a no-break space, U+00A0 | write an ordinary space"},
        {"é", "1:1: unknown character `é`, U+00E9"},
        {"R € U", "1:3: unknown character `€`, U+20AC"},
        {"R \x01", "1:3: the character U+0001 does not belong here"},
    };
    for (const auto& [text, error] : cases) CHECK(dump_text(text) == error);
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
