// Maps.

#include "tests/language/run.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::maps_test {
namespace {

using test::holds;
using test::last;
using test::message;

}  // namespace

TEST_CASE("a map shows its items in source order") {
    CHECK(last("{3: 13, \"a\": R, @uf: {1, 2}, 1: {:}}") == "{3: 13, \"a\": R, @uf: {1, 2}, 1: {:}}");
    CHECK(last("{:}") == "{:}");
    CHECK(last("type({1: 2})") == "\"map\"");
}

TEST_CASE("algorithms and permutations with the same effect are the same key") {
    CHECK(holds("item({R: 1, (uf,ur,ub): 2}, R5) == 1"));
    CHECK(holds("contains({permutation(R): 1}, R') == false"));
    CHECK(holds("let m = {R U2: 1, Rw: 2}; cube 4; item(m, R U U) == 1"));
}

TEST_CASE("maps are equal if they have the same items, in any order") {
    CHECK(holds("{1: 2, \"a\": R4} == {\"a\": (), 1: 2}"));
    CHECK(holds("{1: 2} != {1: 3}"));
    CHECK(holds("{1: 2} != {2: 2}"));
    CHECK(holds("{1: 2} != {1: 2, 3: 4}"));
}

TEST_CASE("maps can be looked up, counted, iterated and joined") {
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

TEST_CASE("with_item sets the value of a key, and item has a default for missing keys") {
    CHECK(last("with_item({1: 13, 2: 9}, 2, 7)") == "{1: 13, 2: 7}");
    CHECK(last("with_item({1: 13}, R, 7)") == "{1: 13, R: 7}");
    CHECK(last("let m = {:}; for w_ in {R, U, R5, R U, U5} { let m = with_item(m, w_, item(m, w_, 0) + 1) }; m") ==
          "{R: 2, U: 2, R U: 1}");
    CHECK(last("let m = {1: 2}; cube 4; with_item(m, 2R, 7)") == "{1: 2, 2R: 7}");
    CHECK(last("{item({1, 2}, 3, otherwise = 0), item({:}, \"a\", R), position({5, 7, 7}, 7)}") == "{0, R, 2}");
    CHECK(holds("let m = {:}; for n in 1..300 { let m = with_item(m, n, n * n) }; item(m, 150) == 22500"));
}

TEST_CASE("a map that grows in a loop does not change earlier copies") {
    CHECK(last("let all = {}; let m = {1: 2}; for i in 2..4 { let m = m + {i: i}; let all = all + {m} }; all") ==
          "{{1: 2, 2: 2}, {1: 2, 2: 2, 3: 3}, {1: 2, 2: 2, 3: 3, 4: 4}}");
    CHECK(last("let m = {:}; for x_ in {{R: 1}, {U: 2}} { let m = m + x_ }; m") == "{R: 1, U: 2}");
    CHECK(message("let m = {:}; for x_ in {{1: 1}, {1: 2}} { let m = m + x_ }") == "the key 1 occurs twice");
}

TEST_CASE("a map that grows in a loop compares its algorithms on the current cube") {
    CHECK(last("let k = {R: 1}; cube 4; let m = {:}; for x_ in {{1: 1}, k} { let m = m + x_ }; m") == "{1: 1, R: 1}");
    CHECK(last("let m = {R: 1}; cube 4; for x_ in {{1: 1}, {2R: 2}} { let m = m + x_ }; m") == "{R: 1, 1: 1, 2R: 2}");
    CHECK(message("let m = {R: 1}; cube 4; for x_ in {{1: 1}, {2R: 2}, {R5: 3}} { let m = m + x_ }") ==
          "the key R5 occurs twice");
}

TEST_CASE("a permutation is not a key of a map from another cube") {
    CHECK(last("item({permutation(R): 1}, R)") == "1");
    CHECK(last("let m = {permutation(R): 1}; cube 4; item(m, R, 0)") == "0");
}

TEST_CASE("the first of several duplicate keys is reported") {
    CHECK(message("{1: 1, 2: 2, 2: 3, 1: 4}") == "the key 2 occurs twice");
    CHECK(message("{1: 1, 2: 2, 1: 3, 2: 4}") == "the key 1 occurs twice");
    CHECK(message("{1: 1, 2: 2, 3: 3, 3: 4, 2: 5, 1: 6}") == "the key 3 occurs twice");
}

TEST_CASE("rotation maps of moves can be applied to a row as in the 4x4x4 document") {
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

TEST_CASE("braces after the name of a numbering are a permutation in sticker numbers") {
    CHECK(last("type(net {2: 6, 6: 2, 38: 29, 29: 38})") == "\"permutation\"");
}

TEST_CASE("a program can redefine the names keys, values and items") {
    CHECK(last("let keys = 3; let items = 4; def values(n) = n + 1; values(keys + items)") == "8");
}

}  // namespace cubelang::meaning::maps_test
