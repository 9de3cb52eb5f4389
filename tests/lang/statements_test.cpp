#include "tests/support/catch.hpp"
#include "tests/support/dump_ast.hpp"

namespace cubelang::statements_test {

using test::dump_text;

TEST_CASE("newlines and semicolons end statements") {
    CHECK(dump_text("R\nU;D") == "[R]\n[U]\n[D]");
    CHECK(dump_text(" ;;\n\n R ;\n") == "[R]");
    CHECK(dump_text("R\r\nU\r\n") == "[R]\n[U]");
    CHECK(dump_text("") == "");
    CHECK(dump_text("# nothing") == "");
}

TEST_CASE("comments are blanks, and the first line may name a program") {
    CHECK(dump_text("#!/usr/bin/env cube\nR // one\nU # two\n/* three\n */ D") == "[R]\n[U]\n[D]");
    CHECK(dump_text("\xEF\xBB\xBFR") == "[R]");
}

TEST_CASE("cube and supercube set the size") {
    CHECK(dump_text("cube 4; supercube n + 1") == "cube 4\nsupercube (+ n 1)");
}

TEST_CASE("let names a value, def a function") {
    CHECK(dump_text("let trigger = R U R' U'") == "let trigger = [R U R-1 U-1]");
    CHECK(dump_text("def twice(p, q) = [p, q]^2") == "def twice(p q) = (^ (comm p q) 2)");
    CHECK(dump_text("def two() = 2") == "def two() = 2");
    CHECK(dump_text("def two(\n p,\n q\n) = 2") == "def two(p q) = 2");
}

TEST_CASE("the ## lines right above a let or def document it") {
    CHECK(dump_text("## one\n##  two\nlet a = R") == "let a \"one\n two\" = [R]");
    CHECK(dump_text("# c\n##doc\r\n  def p1(q) = q") == "def p1(q) \"doc\" = q");
    CHECK(dump_text("## doc\ndef p1(q) { let x_ = q; x_ }").find("\"doc\"") == 10);
    CHECK(dump_text("## lost\n\nlet a = R") == "let a = [R]");
    CHECK(dump_text("## lost\n# c\nlet a = R") == "let a = [R]");
    CHECK(dump_text("## lost\nR\nlet a = R") == "[R]\nlet a = [R]");
    CHECK(dump_text("R ## no\nlet a = R") == "[R]\nlet a = [R]");
}

TEST_CASE("import takes a name or a file") {
    CHECK(dump_text("import patterns\nimport \"my file.cube\"") == "import patterns\nimport \"my file.cube\"");
}

TEST_CASE("assert and print take values") {
    CHECK(dump_text("assert order(p) == 6") == "assert (== (call order p) 6)");
    CHECK(dump_text("print \"order:\", order(p)") == "print \"order:\" (call order p)");
    CHECK(dump_text("print\nprint;R") == "print\nprint\n[R]");
}

TEST_CASE("for runs through a list, and its block has statements") {
    CHECK(dump_text("for s in {R, U} { print s, 1; R\n\n let t = s }") ==
          "for s in (list [R] [U]) {print s 1; [R]; let t = s}");
    CHECK(dump_text("for s in p {\n## doc\nlet t = s\n}\nR") == "for s in p {let t \"doc\" = s}\n[R]");
    CHECK(dump_text("for s in p {}") == "for s in p {}");
    CHECK(dump_text("for s in p { for t in s { (R\nU) } }") == "for s in p {for t in s {[R U]}}");
}

TEST_CASE("an if statement has statements or blocks, and else is optional") {
    CHECK(dump_text("if a then print 1") == "if a then {print 1} else {}");
    CHECK(dump_text("if a then R else U") == "if a then {[R]} else {[U]}");
    CHECK(dump_text("if a then { R; U } else { }\nD") == "if a then {[R]; [U]} else {}\n[D]");
    CHECK(dump_text("if a then 1 else if p then 2 else 3") == "if a then {1} else {if p then {2} else {3}}");
    CHECK(dump_text("if a then if p then 1 else 2") == "if a then {if p then {1} else {2}} else {}");
}

TEST_CASE("a statement's span is from its first word to its last") {
    const auto parsed = lang::parse(lang::make_source("test", "  let a = R U  ; for s in a { s } # c"));
    REQUIRE(parsed.statements.size() == 2);
    CHECK(parsed.statements[0].span == lang::Span{2, 13});
    CHECK(parsed.statements[1].span == lang::Span{17, 33});
    CHECK(std::get<lang::Let>(parsed.statements[0].node).name_span == lang::Span{6, 7});
}

TEST_CASE("a new name is not moves with a capital first, a keyword or the last value") {
    CHECK(dump_text("let fur = 1") == "let fur = 1");
    CHECK(dump_text("let R2U = 1") == "1:5: `R2U` is read as the moves R2 U | choose another name, such as `R2U_`");
    CHECK(dump_text("def g(b) = b") == "def g(b) = b");
    CHECK(dump_text("def F(p) = 1") == "1:5: `F` is read as the moves F | choose another name, such as `F_`");
    CHECK(dump_text("for x in p { x; x' }") == "for x in p {x; (' x)}");
    CHECK(dump_text("for x in p { x R }") ==
          "1:14: `x` is a name here, and moves too | write (x) for the value, or choose another name, such as x_");
    CHECK(dump_text("let print = 1") ==
          "1:5: `print` is a word of the language | choose another name, such as `print_`");
    CHECK(dump_text("let _ = 1") == "1:5: `_` is the last value and cannot be defined | choose another name");
    CHECK(dump_text("let fur_ = 1; let imports = 2") == "let fur_ = 1\nlet imports = 2");
}

}  // namespace cubelang::statements_test
