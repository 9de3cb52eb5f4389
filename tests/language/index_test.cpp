// Items in square brackets.

#include "tests/language/run.hpp"

namespace cubelang::meaning::index_test {
namespace {

using test::last;
using test::message;

}  // namespace

TEST_CASE("a bracket that touches a value selects its item, as item does") {
    CHECK(last("let xs = {R, U, F}; xs[2] == U and {R, U}[1] == R and xs[1 + 2] == F") == "true");
    CHECK(last("let m = {\"k\": {1, 2}, R: 3}; m[\"k\"][2] + m[R5]") == "5");
    CHECK(last("def pair(p) = {p, p'}; pair(R)[2] == R' and (pair(U))[1] == U") == "true");
    CHECK(last("let t = (2 3 1); t[1] + (2 3 1)[3]") == "3");
    CHECK(last("let m = {\"xs\": {4, 5}}; m.xs[2] + m[\"xs\"][1]") == "9");
    CHECK(last("source(F, @urf)[\"part\"]") == "@luf");
    CHECK(last("let xs = {4, 5}; \"{xs[1]:>3}{xs[2]}\"") == "\"  45\"");
    CHECK(last("let xs = {R U, F}; xs[1]3 == (R U)3 and xs[2]' == F'") == "true");
}

TEST_CASE("a range selects several items, also of a stream") {
    CHECK(last("let xs = {1, 2, 3, 4}; {xs[2..3], xs[4..4], xs[3..2], xs[5..4]}") == "{{2, 3}, {4}, {}, {}}");
    CHECK(last("let s = 1..10^9; s[5..7]") == "{5, 6, 7}");
    CHECK(last("let xs = {{1, 2}, {3}}; xs[1..2][2][1]") == "3");
    CHECK(last("let m = {{1, 2}: 3}; m[1..2]") == "3");
}

TEST_CASE("a range without an end or a beginning selects all items to the last, or from the first") {
    CHECK(last("let xs = {1, 2, 3}; {xs[2..], xs[..2], xs[4..], xs[ .. 1 ], xs[3 .. ]}") ==
          "{{2, 3}, {1, 2}, {}, {1}, {3}}");
    CHECK(last("let xs = {1, 2, 3}; xs[2..][1] + xs[..1][1] + {4, 5}[1 + 1..][1]") == "8");
    CHECK(last("first((1..10^9)[5..], 2)") == "{5, 6}");
    CHECK(message("let xs = {1, 2}; xs[..3]") == "there is no item 3: the list has 2");
    CHECK(message("let xs = {1, 2}; xs[0..]") == "there is no item 0: items are counted from 1");
}

TEST_CASE("with a comma or a colon a bracket is a commutator or a conjugate, and after moves") {
    CHECK(last("let a = R; a[U, F] == a [U, F] and a[U: F] == a [U: F] and R[U, F] == R [U, F]") == "true");
    CHECK(last("let g = {[R, U]}; g[1][R, F] == g[1] [R, F]") == "true");
    CHECK(message("R U2[2]") == "`R U2` is read as moves, which have no items");
}

TEST_CASE("a local name that spells moves has items") {
    CHECK(last("def second(f) = f[2]; second({3, 4})") == "4");
    CHECK(last("map(x -> x[1] + -x[2], {{5, 4}, {2, 2}})") == "{1, 0}");
    CHECK(last("{b[1] for b in {{1, 2}, {3, 4}}}") == "{1, 3}");
    CHECK(last("let n = 0; for x in {{1}, {2}} { let n = n + x[1] }; n") == "3");
    CHECK(message("def second(f) = f f[2]; 1") == "`f f` is read as moves, which have no items");
    CHECK(message("def second(f) = R[2]; 1") == "`R` is read as moves, which have no items");
}

TEST_CASE("an item that does not exist is an error") {
    CHECK(message("let xs = {1, 2}; xs[3]") == "there is no item 3: the list has 2");
    CHECK(message("let xs = {1, 2}; xs[2..4]") == "there is no item 4: the list has 2");
    CHECK(message("let xs = {1, 2}; xs[0..1]") == "there is no item 0: items are counted from 1");
    CHECK(message("let m = {\"a\": 1}; m[\"b\"]") == "there is no key \"b\"");
    CHECK(message("let m = {\"a\": 1}; m.b") == "there is no key \"b\"");
}

}  // namespace cubelang::meaning::index_test
