#include "tests/support/catch.hpp"
#include "tests/support/dump_ast.hpp"

namespace cubelang::operators_test {

using test::dump_text;

TEST_CASE("juxtaposition and * make one product, in order") {
    CHECK(dump_text("a p1 c") == "(product a p1 c)");
    CHECK(dump_text("a * c1 p * q") == "(product a *c1 p *q)");
    CHECK(dump_text("sune^2 * [F: sune]") == "(product (^ sune 2) *(conj [F] sune))");
    CHECK(dump_text("(R U) 2") == "(product [R U] 2)");
}

TEST_CASE("operators bind in levels, from or (loosest) to suffixes") {
    CHECK(dump_text("a or p and q") == "(or a (and p q))");
    CHECK(dump_text("not a == p and q") == "(and (not (== a p)) q)");
    CHECK(dump_text("a == 1 .. 2") == "(== a (.. 1 2))");
    CHECK(dump_text("1 .. n + 1") == "(.. 1 (+ n 1))");
    CHECK(dump_text("1 + 2 * 3 - 4") == "(- (+ 1 (product 2 *3)) 4)");
    CHECK(dump_text("-a p'") == "(product (- a) (' p))");
    CHECK(dump_text("-a^2") == "(- (^ a 2))");
    CHECK(dump_text("a <= 1 or a >= 2") == "(or (<= a 1) (>= a 2))");
    CHECK(dump_text("not not a") == "(not (not a))");
    CHECK(dump_text("not p q in a") == "(not (in (product p q) a))");
    CHECK(dump_text("a and not p or q") == "(or (and a (not p)) q)");
}

TEST_CASE("comparisons and ranges do not chain") {
    CHECK(dump_text("a == p == q") ==
          "1:8: `==` cannot follow a comparison | compare two at a time: a == b and b == c");
    CHECK(dump_text("1 < n <= 3").starts_with("1:7: `<=` cannot follow a comparison"));
    CHECK(dump_text("1..2..3") == "1:5: a range has two ends | write first..last");
}

TEST_CASE("a minus with blanks on both sides subtracts, any other inverts") {
    CHECK(dump_text("a - p") == "(- a p)");
    CHECK(dump_text("a -p") == "(product a (- p))");
    CHECK(dump_text("R-U") == "(product [R] (- [U]))");
    CHECK(dump_text("a + -p") == "(+ a (- p))");
    CHECK(dump_text("- - R") == "(- (- [R]))");
    CHECK(dump_text("a- p") ==
          "1:2: a minus between two values has a space on either side | write a - b; or a -b for a "
          "times the inverse of b, and R' for the inverse of R");
}

TEST_CASE("a minus before a run of moves applies to the first") {
    CHECK(dump_text("-R U D") == "(product (- [R]) [U D])");
    CHECK(dump_text("-RUD'") == "(product (- [R]) [U D-1])");
}

TEST_CASE("a suffix after a run of moves applies to the last") {
    CHECK(dump_text("R U^2") == "(product [R] (^ [U] 2))");
    CHECK(dump_text("RUR''") == "(product [R U] (' [R-1]))");
    CHECK(dump_text("(R U)^2") == "(^ [R U] 2)");
    CHECK(dump_text("(R U)'") == "(' [R U])");
}

TEST_CASE("digits may touch a closing bracket") {
    CHECK(dump_text("(R U R' U')6") == "(^ [R U R-1 U-1] 6)");
    CHECK(dump_text("[A, B]3'") == "(' (^ (comm A [B]) 3))");
    CHECK(dump_text("twice(p)2") == "(^ (call twice p) 2)");
    CHECK(dump_text("[R, U]\xE2\x80\x99\x33") == "1:8: the number comes before the prime | write [R, U]3'");
    CHECK(dump_text("(R U)'2") == "1:7: the number comes before the prime | write (R U)2'");
    CHECK(
        dump_text("D RUR'U'6") ==
        "1:9: the number comes before the prime | write (D RUR'U')6 to repeat all of it, U6' to repeat the last move");
}

TEST_CASE("an exponent is a number, or one value with its suffixes") {
    CHECK(dump_text("p^12") == "(^ p 12)");
    CHECK(dump_text("p ^ -1") == "(^ p (- 1))");
    CHECK(dump_text("R^U D") == "(product (^ [R] [U]) [D])");
    CHECK(dump_text("R^UD") == "(product (^ [R] [U]) [D])");
    CHECK(dump_text("R^U'") == "(^ [R] [U-1])");
    CHECK(dump_text("p^q'") == "(^ p (' q))");
    CHECK(dump_text("p^(q)2") == "(^ p (^ q 2))");
    CHECK(dump_text("p^2'") == "(' (^ p 2))");
    CHECK(dump_text("p^-q") == "(^ p (- q))");
    CHECK(dump_text("p^2R") == "(^ p [2-2R])");
}

TEST_CASE("a power of a power needs brackets") {
    CHECK(dump_text("2^3^2") == "1:1: `2^3^2` can be read in two ways | write (2^3)^2 or 2^(3^2)");
    CHECK(dump_text("p ^ q ^ -s").ends_with("| write (p ^ q)^-s or p^(q^-s)"));
    CHECK(dump_text("R U^F2^[D, L]") ==
          "1:3: `U^F2^[D, L]` can be read in two ways | write (U^F2)^[D, L] or U^(F2^[D, L])");
    CHECK(dump_text("(R U)^2'^3").ends_with("| write ((R U)^2')^3"));
    CHECK(dump_text("(p^q)^s") == "(^ (^ p q) s)");
    CHECK(dump_text("p^(q^s)") == "(^ p (^ q s))");
    CHECK(dump_text("(p)2^3") == "(^ (^ p 2) 3)");
}

TEST_CASE("a list is not a factor, so that a block can follow a value") {
    CHECK(dump_text("{R} {U}") == "1:5: the statement should end before this | a newline or `;` ends a statement");
}

namespace {

std::string spanned(const std::string& text) {
    const auto parsed = lang::parse(lang::make_source("test", text));
    const auto& shown = *std::get<lang::Show>(parsed.statements.at(0).node).value;
    return text.substr(shown.span.begin, shown.span.end - shown.span.begin);
}

}  // namespace

TEST_CASE("a value's span covers all its parts, without blanks around") {
    for (const std::string text : {"R U", "(R U)2", "[R, U]'", "a + p", "-R", "not a", "sune(1, 2)", "sune^ 2",
                                   "(uf,ur)", "@net.1", "{1, 2}", "\"a\"", "p.q", "R U^2", "a * p", "()"})
        CHECK(spanned("  " + text + "  # c") == text);
}

TEST_CASE("the factors of a split run keep their spans") {
    const auto parsed = lang::parse(lang::make_source("test", "R U  D^2"));
    const auto& shown = *std::get<lang::Show>(parsed.statements.at(0).node).value;
    const auto& factors = std::get<lang::Product>(shown.node).factors;
    CHECK(factors.at(0).expr->span == lang::Span{0, 3});
    CHECK(factors.at(1).expr->span == lang::Span{5, 8});
}

}  // namespace cubelang::operators_test
