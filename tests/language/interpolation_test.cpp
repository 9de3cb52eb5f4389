// Values in texts.

#include "tests/language/run.hpp"

namespace cubelang::meaning::interpolation_test {
namespace {

using test::last;
using test::message;

}  // namespace

TEST_CASE("a value is written in a text as print writes it") {
    CHECK(last(R"("{R U R'} has order {order(R U R')}")") == R"("R U R' has order 4")");
    CHECK(last(R"("{"a"}{{1, "b"}} {(uf,ur)} {1/3}")") == R"("a\{1, \"b\"} (ur,uf) 1/3")");
    CHECK(last(R"(let m = {"k": 3}; "m {item(m, "k")}" == "m " + text(3))") == "true");
    CHECK(last(R"(def greet(x) = "x {x}"; map(greet, {R, 2}))") == R"({"x R", "x 2"})");
    CHECK(last(R"({"{n} {m}" for n in 1..2 for m in 1..2 if "{n}" != "{m}"})") == R"({"1 2", "2 1"})");
}

TEST_CASE("a format sets the width, in characters, and the decimals of a number") {
    CHECK(last(R"("{"é":>3}|{"é":<3}|{"é":^4}|{"long":>3}")") == R"("  é|é  | é  |long")");
    CHECK(last(R"("{2/3:.2} {2:.1} {-2/3:>7.3}|{10^20:^25.0}")") == R"("0.67 2.0  -0.667|  100000000000000000000  ")");
}

TEST_CASE("a text with braces can be read back") {
    CHECK(last(R"("\{R} {"\u{7b}"}")") == R"("\{R} \{")");
    CHECK(last(R"({"\{"} == {"\u{7b}"})") == "true");
}

TEST_CASE("a text with values is not longer than others") {
    const std::string doubled = "let t = \"01234567\"; for n in 1..23 { let t = \"{t}{t}\" }; ";
    CHECK(last(doubled + "t == t") == "true");
    CHECK(message(doubled + "\"{t}.\"") == "a text has at most 67108864 bytes");
}

TEST_CASE("assertions and files take such texts, an import does not") {
    CHECK(message(R"(assert 1 == 2, "no {1 + 1}")") == "no 2");
}

}  // namespace cubelang::meaning::interpolation_test
