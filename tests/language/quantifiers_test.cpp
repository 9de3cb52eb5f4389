// `forall` and `exists`.

#include "tests/language/run.hpp"

namespace cubelang::meaning::quantifiers_test {
namespace {

using test::last;

}  // namespace

TEST_CASE("forall holds for all items, or names the first for which it does not") {
    CHECK(last("forall p in {R, U}: order(p) == 4") == "true");
    CHECK(last("forall p in {}: 1 == 2") == "true");
    CHECK(last("forall n in 1..10: n < 5") == "false: n = 5");
    CHECK(last("forall a in {R, L, U}, b in {R, L}: commutes(a, b)") == "false: a = U, b = R");
    CHECK(last("forall m in 1..4, n in 1..m: n <= m") == "true");
    CHECK(last("forall k -> v in {R: 4, U: 5}: order(k) == v") == "false: k = U, v = 5");
    CHECK(last("{forall n in 1..3: n > 0, 5}") == "{true, 5}");
    CHECK(last("not forall n in 1..3: n > 1") == "true");
    CHECK(last("1 == 1 and forall n in 1..3: n > 0 and n < 4") == "true");
    CHECK(last("if forall n in 1..3: n > 0 then 1 else 2") == "1");
    CHECK(last("def all_even(list) = forall x in list: remainder(x, 2) == 0; {all_even({2, 4}), all_even({2, 3})}") ==
          "{true, false}");
}

TEST_CASE("exists names the first item for which it holds") {
    CHECK(last("exists p in {R, R U, R F}: order(p) == 105") == "true: p = R U");
    CHECK(last("exists n in 1..3: n > 5") == "false");
    CHECK(last("exists m in 1..9, n in 1..9: m * n == 35") == "true: m = 5, n = 7");
}

TEST_CASE("only as many items of a stream are made as are needed") {
    CHECK(last("forall n in 1..10^20: n < 1000") == "false: n = 1000");
    CHECK(last("exists n in {m * m for m in 1..10^20}: n > 50") == "true: n = 64");
}

TEST_CASE("a counterexample loses moves, and an integer comes nearer to 0, while the condition stays false") {
    CHECK(last("forall p in {R U F' D}: order(p) == 1") == "false: p = R U F' D; the condition is false for p = D too");
    CHECK(last("forall n in {9, 3, 5}: n > 20") == "false: n = 9; the condition is false for n = 3 too");
    CHECK(last("forall n in {5, 9}: n > 20") == "false: n = 5");
    CHECK(last("exists p in {R U R}: order(p) > 1") == "true: p = R U R; the condition is true for p = R too");
    // With fewer moves the condition has an error.
    CHECK(last("forall p in {R U}: item(moves(p), 2) == R") == "false: p = R U");
}

}  // namespace cubelang::meaning::quantifiers_test
