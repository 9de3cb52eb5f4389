// Maps: keys with their values.

#include "tests/language/run.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::eval::maps_test {
namespace {

using test::last;
using test::message;

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

TEST_CASE("a value is put under a key, and what is missing may have a value instead") {
    CHECK(last("with_item({1: 13, 2: 9}, 2, 7)") == "{1: 13, 2: 7}");
    CHECK(last("with_item({1: 13}, R, 7)") == "{1: 13, R: 7}");
    CHECK(last("let m = {:}; for w_ in {R, U, R5, R U, U5} { let m = with_item(m, w_, item(m, w_, 0) + 1) }; m") ==
          "{R: 2, U: 2, R U: 1}");
    CHECK(last("let m = {1: 2}; cube 4; with_item(m, 2R, 7)") == "{1: 2, 2R: 7}");
    CHECK(last("{item({1, 2}, 3, otherwise = 0), item({:}, \"a\", R), position({5, 7, 7}, 7)}") == "{0, R, 2}");
    CHECK(holds("let m = {:}; for n in 1..300 { let m = with_item(m, n, n * n) }; item(m, 150) == 22500"));
}

TEST_CASE("a map that grows in a loop leaves those alone that were made of it") {
    CHECK(last("let all = {}; let m = {1: 2}; for i in 2..4 { let m = m + {i: i}; let all = all + {m} }; all") ==
          "{{1: 2, 2: 2}, {1: 2, 2: 2, 3: 3}, {1: 2, 2: 2, 3: 3, 4: 4}}");
    CHECK(last("let m = {:}; for x_ in {{R: 1}, {U: 2}} { let m = m + x_ }; m") == "{R: 1, U: 2}");
    CHECK(message("let m = {:}; for x_ in {{1: 1}, {1: 2}} { let m = m + x_ }") == "the key 1 is there already");
}

TEST_CASE("a map that grows in a loop compares its algorithms on the current cube") {
    CHECK(last("let k = {R: 1}; cube 4; let m = {:}; for x_ in {{1: 1}, k} { let m = m + x_ }; m") == "{1: 1, R: 1}");
    CHECK(last("let m = {R: 1}; cube 4; for x_ in {{1: 1}, {2R: 2}} { let m = m + x_ }; m") == "{R: 1, 1: 1, 2R: 2}");
    CHECK(message("let m = {R: 1}; cube 4; for x_ in {{1: 1}, {2R: 2}, {R5: 3}} { let m = m + x_ }") ==
          "the key R5 is there already");
}

TEST_CASE("a permutation is no key of another cube's map") {
    CHECK(last("item({permutation(R): 1}, R)") == "1");
    CHECK(last("let m = {permutation(R): 1}; cube 4; item(m, R, 0)") == "0");
}

TEST_CASE("of several keys that are there already the first is told") {
    CHECK(message("{1: 1, 2: 2, 2: 3, 1: 4}") == "the key 2 is there already");
    CHECK(message("{1: 1, 2: 2, 1: 3, 2: 4}") == "the key 1 is there already");
    CHECK(message("{1: 1, 2: 2, 3: 3, 3: 4, 2: 5, 1: 6}") == "the key 3 is there already");
}

TEST_CASE("the rotation maps of moves are applied to a row as the 4x4x4 document does it") {
    CHECK(
        holds("cube 4; let prior = 1..96; for w_ in {U, R, U', R'} { let row = prior; "
              "for m in rotation_map(w_) { let row = with_item(row, position(prior, item(m, 1)), item(m, 2)) }; "
              "let prior = row }; prior == state(reverse(U R U' R'))"));
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

}  // namespace cubelang::eval::maps_test
