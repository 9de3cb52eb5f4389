// Maps: keys with their values.

#include "tests/language/run.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::eval {
namespace {

using test::last;

bool holds(const std::string& text) { return last(text) == "true"; }

}  // namespace

TEST_CASE("a map shows its items in the order in which they were written") {
    CHECK(last("{3: 13, \"a\": R, @uf: {1, 2}, 1: {:}}") == "{3: 13, \"a\": R, @uf: {1, 2}, 1: {:}}");
    CHECK(last("{:}") == "{:}");
    CHECK(last("type({1: 2})") == "\"map\"");
}

TEST_CASE("algorithms and permutations are one key if they do the same") {
    CHECK(holds("item({R: 1, (uf,ur,ub): 2}, R5) == 1"));
    CHECK(holds("contains({permutation(R): 1}, R') == false"));
    CHECK(holds("let m = {R U2: 1, Rw: 2}; cube 4; item(m, R U U) == 1"));
}

TEST_CASE("maps are equal if they have the same items, in whatever order") {
    CHECK(holds("{1: 2, \"a\": R4} == {\"a\": (), 1: 2}"));
    CHECK(holds("{1: 2} != {1: 3}"));
    CHECK(holds("{1: 2} != {2: 2}"));
    CHECK(holds("{1: 2} != {1: 2, 3: 4}"));
}

TEST_CASE("maps are looked up, counted, gone through and joined") {
    CHECK(last("keys({1: 13, 2: 9})") == "{1, 2}");
    CHECK(last("values({1: 13, 2: 9})") == "{13, 9}");
    CHECK(last("items({1: 13, 2: 9})") == "{{1, 13}, {2, 9}}");
    CHECK(last("size({1: 13, 2: 9})") == "2");
    CHECK(last("{1: 13} + {2: 9} + {:}") == "{1: 13, 2: 9}");
    CHECK(last("let s_ = 0; for p in {1: 13, 2: 9} { let s_ = s_ + item(p, 1) * item(p, 2) }; s_") == "31");
    CHECK(last("def second(p) = item(p, 2); map(second, {1: 13, 2: 9})") == "{13, 9}");
    CHECK(last("def large(p) = item(p, 2) > 10; filter(large, {1: 13, 2: 9})") == "{{1, 13}}");
    CHECK(holds("let m = {1: 13, 2: 9}; mapping(items(m)) == m"));
}

TEST_CASE("a record is a map from its names") {
    CHECK(last("keys(orders(R))").substr(0, 2) == "{\"");
    CHECK(holds("item(source(F, @urf), \"orientation\") == 1"));
    CHECK(last("size(source(F, @urf))") == "2");
}

TEST_CASE("braces with a name in front are a permutation in numbers as before") {
    CHECK(last("type(net {2: 6, 6: 2, 38: 29, 29: 38})") == "\"permutation\"");
}

TEST_CASE("a program may use the names keys, values and items for its own") {
    CHECK(last("let keys = 3; let items = 4; def values(n) = n + 1; values(keys + items)") == "8");
}

}  // namespace cubelang::eval
