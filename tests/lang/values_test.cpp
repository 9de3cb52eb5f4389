#include "tests/support/catch.hpp"
#include "tests/support/dump_ast.hpp"

namespace cubelang::values_test {

using test::dump_text;

TEST_CASE("integers have any length") {
    CHECK(dump_text("0") == "0");
    CHECK(dump_text("123456789012345678901234567890") == "123456789012345678901234567890");
    CHECK(dump_text("1 . 5") == "(product 1 [.] 5)");
}

TEST_CASE("a decimal is an integer divided by a power of ten") {
    CHECK(dump_text("105.0") == "(product 1050 /10)");
    CHECK(dump_text("0.25 R") == "(product (product 025 /100) [R])");
    CHECK(dump_text("7/2") == "(product 7 /2)");
    CHECK(dump_text("assert 1 == 2, \"no\"") == "assert (== 1 2), \"no\"");
}

TEST_CASE("texts have escapes") {
    CHECK(dump_text(R"("a\"b\\c\nd\te")") == "\"a\"b\\c\nd\te\"");
    CHECK(dump_text(R"("\u{e9}\u{1F600}")") == "\"\xC3\xA9\xF0\x9F\x98\x80\"");
    CHECK(dump_text("\"# ( é\"") == "\"# ( é\"");
    CHECK(dump_text("\"\"") == "\"\"");
    CHECK(dump_text(R"("a\q")") ==
          R"(1:4: this is not an escape | write \\ for a backslash; other escapes are \" \{ \n \t \u{…}; )"
          "a value is written {order(p)}");
    CHECK(dump_text(R"("\u{d800}")") == "1:5: there is no character U+d800");
    CHECK(dump_text(R"("\u{110000}")") == "1:5: there is no character U+110000");
    CHECK(dump_text(R"("\u{0}")") == "1:5: there is no character U+0");
}

TEST_CASE("braces in a text hold values, with their formats") {
    CHECK(dump_text(R"("a {b_} c")") == R"((text "a " b_ " c"))");
    CHECK(dump_text(R"("{1:>8}{R U:.2}{ 2 }")") == R"((text "" 1>8 "" [R U].2 "" 2 ""))");
    CHECK(dump_text(R"("\{a\}} {"k" + "{1}"}")") == "(text \"{a}} \" (+ \"k\" (text \"\" 1 \"\")) \"\")");
    CHECK(dump_text("def g1(x) = \"{x} {x'}\"") == "def g1(x) = (text \"\" x \" \" (' x) \"\")");
    CHECK(dump_text(R"("{1:9}")").starts_with("1:5: this is not a format"));
    CHECK(dump_text(R"("{}")").starts_with("1:3: a value is missing in these braces"));
    CHECK(dump_text("\"{a_\nb_}\"").starts_with("1:2: this `{` is never closed"));
    CHECK(dump_text("\"{(a_\n)}\"").starts_with("1:1: this text goes on after its line"));
}

TEST_CASE("a text between three quotes has several lines, without their common indentation") {
    CHECK(dump_text("\"\"\"\n    a\n\n      b\n    \"\"\"") == "\"a\n\n  b\n\"");
    CHECK(dump_text("\"\"\"a\r\n  b \"c\"\r\n {1}\"\"\"") == "(text \"a\n b \"c\"\n\" 1 \"\")");
    CHECK(dump_text("\"\"\"\n  {1}\n   {2:>3}\"\"\"") == "(text \"\" 1 \"\n \" 2>3 \"\")");
    CHECK(dump_text("\"\"\"\\n  \\u{20}a\"\"\"") == "\"\n   a\"");
    CHECK(dump_text("\"\"\"\na\"\"").starts_with("1:3: this text is never closed"));
}

TEST_CASE("a touching bracket with one value selects an item") {
    CHECK(dump_text("xs[2]") == "(item xs 2)");
    CHECK(dump_text("g1(1)[2..3].part[\"[,:\"]") == "(item (field (item (call g1 1) (.. 2 3)) part) \"[,:\")");
    CHECK(dump_text("xs[g1(1, 2)] ys[{1: 2}]") == "(product (item xs (call g1 1 2)) (item ys (map 1 2)))");
    CHECK(dump_text("{1}[1] (a1)[2] \"a\"[3]") == "(product (item (list 1) 1) (item a1 2) (item \"a\" 3))");
    CHECK(dump_text("a1[n1, c1] a1[n1: c1]") == "(product a1 (comm n1 c1) a1 (conj n1 c1))");
    CHECK(dump_text("-xs[1]^ys[2]'").find("(item xs 1)") != std::string::npos);
    CHECK(dump_text("def g1(x) = x[x[1]]") == "def g1(x) = (item x (item x 1))");
    CHECK(dump_text("xs [2]").starts_with("1:6: a second value is missing"));
}

TEST_CASE("booleans are keywords") {
    CHECK(dump_text("true") == "true");
    CHECK(dump_text("false or falsehood") == "(or false falsehood)");
}

TEST_CASE("the last value is a name") { CHECK(dump_text("_' _1") == "(product (' _) _1)"); }

TEST_CASE("empty brackets are the identity") {
    CHECK(dump_text("()") == "[]");
    CHECK(dump_text("( )'") == "(' [])");
}

TEST_CASE("a comma inside [ ] makes a commutator, a colon a conjugate") {
    CHECK(dump_text("[A, B]") == "(comm A [B])");
    CHECK(dump_text("[R:U]") == "(conj [R] [U])");
    CHECK(dump_text("[[R: U], D2]'") == "(' (comm (conj [R] [U]) [D2]))");
}

TEST_CASE("a comma or a leading sign makes a cycle") {
    CHECK(dump_text("(uf,ur,ub) R (uf, ur)") == "(product (cycle uf ur ub) [R] (cycle uf ur))");
    CHECK(dump_text("(+ufl,rfu)(++u)(-fu)") == "(product (cycle +ufl rfu) (cycle ++u) (cycle -fu))");
    CHECK(dump_text("(r1,+r2,++r3,-r4)") == "(cycle r1 +r2 ++r3 -r4)");
    CHECK(dump_text("( uf ,\n ur )") == "(cycle uf ur)");
    CHECK(dump_text("(R,U)") == "(cycle R U)");
    CHECK(dump_text("(uf,ur)2'") == "(' (^ (cycle uf ur) 2))");
    CHECK(dump_text("(-(R U))") == "(- [R U])");
    CHECK(dump_text("(-1)") == "(- 1)");
}

TEST_CASE("a location has a part, or a number in a numbering") {
    CHECK(dump_text("{@ufr, @fu1, @net.12, @fruldb.19}") == "(list @ufr @fu1 @net.12 @fruldb.19)");
    CHECK(dump_text("@") == "1:2: a location is missing after `@` | write @ufr, @fu1 or @net.12");
    CHECK(dump_text("@12").starts_with("1:2: a location is missing"));
}

TEST_CASE("a map has a colon after each key") {
    CHECK(dump_text("{1: 13, \"a\": R}") == "(map 1 13 \"a\" [R])");
    CHECK(dump_text("{:}") == "(map)");
    CHECK(dump_text("{ : }") == "(map)");
    CHECK(dump_text("{1: {2: 3}, {4}: {}}") == "(map 1 (map 2 3) (list 4) (list))");
    CHECK(dump_text("{{1: 2}, [R: U]}") == "(list (map 1 2) (conj [R] [U]))");
}

TEST_CASE("lists may be empty") {
    CHECK(dump_text("{}") == "(list)");
    CHECK(dump_text("{R, {1, 2}, \"a\"}") == "(list [R] (list 1 2) \"a\")");
}

TEST_CASE("a call is a name with a bracket that touches it") {
    CHECK(dump_text("twice(R U, p)") == "(call twice [R U] p)");
    CHECK(dump_text("now()") == "(call now)");
    CHECK(dump_text("show(R, style = numbers)") == "(call show [R] (style = numbers))");
    CHECK(dump_text("fun(a = g(b = 1, 2), c = a == 1)") == "(call fun (a = (call g (b = 1) 2)) (c = (== a 1)))");
    CHECK(dump_text("twice (R U)") == "(product twice [R U])");
    CHECK(dump_text("f(x)") == "(product [1-2F] [x])");
}

TEST_CASE("a dot between a value and a name is a field access") {
    CHECK(dump_text("parity(p).corners") == "(field (call parity p) corners)");
    CHECK(dump_text("orders.all.R") == "(field (field orders all) R)");
    CHECK(dump_text("(p).a'") == "(' (field p a))");
    CHECK(dump_text("sune . U") == "(product sune [. U])");
}

TEST_CASE("if can be an expression") {
    CHECK(dump_text("let a = if p == q then 1 else 2 + 3") == "let a = (if (== p q) 1 (+ 2 3))");
    CHECK(dump_text("(if a then R else U) D") == "(product (if a [R] [U]) [D])");
    CHECK(dump_text("let p = if a then 1") ==
          "1:20: `else` is missing | inside an expression an `if` needs both `then` and `else`");
}

TEST_CASE("newlines are blanks inside brackets") {
    CHECK(dump_text("(R\n U # c\n)2") == "(^ [R U] 2)");
    CHECK(dump_text("{R,\r\n\tU}") == "(list [R] [U])");
    CHECK(dump_text("sune(\n1\n,\n2\n)") == "(call sune 1 2)");
}

}  // namespace cubelang::values_test
