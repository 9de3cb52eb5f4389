// Every statement is compiled, a function when it is called first. It computes the same as its text outside.

#include <array>

#include <fmt/format.h>

#include "tests/language/run.hpp"

namespace cubelang::meaning::compiled_test {
namespace {

using test::last;
using test::message;

// The answer to an input, or its error.
std::string result(const std::string& input) {
    const auto output = test::run(input);
    return output.succeeded ? output.answers.back() : output.errors.substr(0, output.errors.find('\n')).substr(9);
}

constexpr std::array expressions{
    "a + b",
    "a - b",
    "a * b",
    "a b",
    "a a b",
    "a / b",
    "a^b",
    "a^-1",
    "a'",
    "-a",
    "[a, b]",
    "[a: b]",
    "a == b",
    "a != b",
    "a < b",
    "a >= b",
    "not (a == b)",
    "a == b and b == a",
    "a != b or a < b",
    "{a, b, 1}",
    "{a: b}",
    "size({a, b})",
    "order(a)",
    "a in {a, b}",
    "10 - a-2",
    "if a == b then a else b",
    "(x -> x == a)(b)",
    "{x: a for x in {a, b}}",
    "max({a, b})",
    "\"{a} and {b}\"",

    "image(a, @uf)",
    "@uf == @fu",
    "text((uf,ub) a)",
    "forall x in {a, b}: x == a",
    "a |> text",
    "text(b, form = cycles)",
    "(a)(b)",
    "1..b",
    "{a, b}[1]",
    "item({a}, b)",

    "{x for x in {a, b} if x == a}",
    "{{x, y} for x in {a, b} for y in {x, a}}",
    "exists x in {a, b}, y in {x}: y == b",
    "why(a == b)",
    "{a, b, a}[2..3]",
    "{\"x\": a}.x",
    "\"{a:>8} {b:.2}\"",
    "a -> b",
    "1 - a b",
};
constexpr std::array values{"2",    "-1",    "0",      "1/2",   "R",     "(uf,ub)(ur,ul)", "permutation(R U)",
                            "true", "\"x\"", "{R, 1}", "order", "10^30", "{1: 2}",         "(1,2,3)"};

}  // namespace

TEST_CASE("a function computes for its arguments what its text computes for values of these names") {
    for (const auto* expression : expressions)
        for (const auto* a : values)
            for (const auto* b : values) {
                INFO(expression << " for a = " << a << ", b = " << b);
                const auto outside = result(fmt::format("let a = {}; let b = {}; {}", a, b, expression));
                const auto inside =
                    result(fmt::format("let f = (a, b) -> {}; let u = {}; let v = {}; f(u, v)", expression, a, b));
                CHECK(inside == outside);
            }
}

TEST_CASE("a name of a block belongs to the innermost block that binds it first") {
    CHECK(last("def h(n) { let x = n; if n > 2 then { let y = x + 1; let x = y * 2 }; x }; {h(1), h(5)}") == "{1, 12}");
    CHECK(last("def k(n) { let i = 100; for i in 1..n { let s = i }; i }; k(3)") == "100");
    CHECK(last("def p(a, b) { let a = a + b; let (b, a) = {a, b}; {a, b} }; p(1, 2)") == "{2, 3}");
    CHECK(last("def q(n) { for i in 1..n { let n = n + i }; n }; q(4)") == "4");
    CHECK(last("def g(a) = b -> (a -> {a, b}); g(1)(2)(3)") == "{3, 2}");
    CHECK(last("def r(xs) { for (a, b) in xs { if a > 1 then return b }; 0 }; r({{1, 2}, {3, 4}})") == "4");
    CHECK(last("def s(n) { let xs = {}; for i in 1..n { let ys = xs; let xs = xs + {i} }; xs }; s(3)") == "{1, 2, 3}");
    CHECK(last("def t(n) { let m = {0: 0}; let old = m; let m = with_item(m, 0, n); {old, m} }; t(1)") ==
          "{{0: 0}, {0: 1}}");
    CHECK(last("def u(n) { let t = n; let t = t + t; let t = t + t; t }; {u(1), u(\"a\")}") == "{4, \"aaaa\"}");
    CHECK(message("def v(n) { let x = n }; v(1)") == "this function ended without a value");
}

TEST_CASE("a name that a function uses may get another value or type between its calls") {
    CHECK(last("let n = 1; def f() = n + 1; let first = f(); let n = 5; {first, f()}") == "{2, 6}");
    CHECK(last("def f() = later() + 1; def later() = 1; let first = f(); def later() = 5; {first, f()}") == "{2, 6}");
    CHECK(last("def f(p) = triangle(p); def triangle(p) = p^3; f(2)") == "8");
    CHECK(last("def f() = image(R, @urf); cube 4; let a = f(); cube 3; {a == f(), f()}") == "{false, @bru}");
}

TEST_CASE("a loop outside functions binds names of the scope, and all of them are as before if it fails") {
    CHECK(last("let t = 0; for i in 1..3 { let t = t + i; for j in 1..2 { let t = t + j; let u = {i, j} } }; {t, u}") ==
          "{15, {3, 2}}");
    CHECK(last("let s = 0; for i in 1..3 { let s = s * i + 1 }; s") == "10");
    CHECK(last("for i in 1..2 { def power(x) = x^2; let y = power(i) }; {y, power(5)}") == "{4, 25}");
    CHECK(last("for n in 2..4 { cube n; let p = permutation(R) }; cube 4; p == permutation(R)") == "true");
    CHECK(last("for i in 1..2 { let i = i + 10 }; i") == "12");
    CHECK(last("let xs = {0}; let old = xs; for i in 1..2 { let xs = xs + {i} }; {old, xs}") == "{{0}, {0, 1, 2}}");
    CHECK(last("for i in 1..4 { if i > 2 then { let big = i } else let small = i }; {small, big}") == "{2, 4}");
}

TEST_CASE("a loop hands the old value of a name to the next call through a pipe, too") {
    CHECK(last("let xs = {1, 2}; for i in 1..2 { let xs = xs |> map(x -> x + 1) }; xs") == "{3, 4}");
    CHECK(last("let xs = {1, 2}; for i in 1..2 { let xs = xs |> with_item(i, 0) }; xs") == "{0, 0}");
    CHECK(last("let xs = {1, 2}; for i in 1..2 { let xs = with_item(xs, value = 0, at = i) }; xs") == "{0, 0}");
}

TEST_CASE("the names of a comprehension or a quantifier hide those around it, and end with it") {
    CHECK(last("def f(x) = {x for x in {x, 2}} + {x}; f(1)") == "{1, 2, 1}");
    CHECK(last("def f(x) = {{x for x in {x}} for x in {x, 2}} + {x}; f(1)") == "{{1}, {2}, 1}");
    CHECK(last("def f(x) = {forall x in {2, 3}: x > 1, x}; f(1)") == "{true, 1}");
    CHECK(
        last("def f(xs) { for x in xs { let ys = {x + y for y in xs} }; let y = 7; {y + x for x in xs} }; f({1, 2})") ==
        "{8, 9}");
}

TEST_CASE("a stream made by a comprehension keeps the values that its function had, for each pass") {
    CHECK(last("def f(n) = {i * n for i in 1..10^9}; let s = f(3); let t = f(5); {first(s, 2), first(t, 2), first(s, "
               "3)}") == "{{3, 6}, {5, 10}, {3, 6, 9}}");
    CHECK(last("def f(n) { let m = n + 1; {{i, j} for i in 1..10^9 for j in {n, m} if j > i} }; first(f(2), 3)") ==
          "{{1, 2}, {1, 3}, {2, 3}}");
}

TEST_CASE("a long sum in a function is evaluated or refused at each depth of calls") {
    std::string terms;
    for (int i = 0; i < 900; ++i) terms += " + 1";
    const auto output = test::run(fmt::format("def f(n) = if n == 0 then 0 else f(n - 1){}; f(900)", terms));
    CHECK((output.succeeded || output.errors.find("too deep") != std::string::npos));
}

}  // namespace cubelang::meaning::compiled_test
