// Sets.

#include "runtime/meaning/value/set.hpp"

#include "tests/language/run.hpp"

namespace cubelang::meaning::sets_test {
namespace {

using test::holds;
using test::last;
using test::message;

}  // namespace

TEST_CASE("a set has each item once, in the order in which they were added") {
    CHECK(last("set({R, U, R5, 1, {1, 2}, 1, {1, 2}})") == "set({R, U, 1, {1, 2}})");
    CHECK(last("set({})") == "set({})");
    CHECK(last("set(set({3, 2, 3}))") == "set({3, 2})");
    CHECK(last("set({1: 2, 3: 4})") == "set({{1, 2}, {3, 4}})");
    CHECK(last("set(1..4)") == "set({1, 2, 3, 4})");
    CHECK(last("type(set({1}))") == "\"set\"");
    CHECK(last("set({set({1, 2}), set({2, 1}), {1, 2}})") == "set({set({1, 2}), {1, 2}})");
    CHECK(last("size(set({n * n for n in -10..10}))") == "11");
}

TEST_CASE("sets are equal in any order, and are keys of maps") {
    CHECK(holds("set({1, 2}) == set({2, 1}) and set({1}) != set({1, 2}) and set({R}) == set({R5})"));
    CHECK(last("item({set({1, 2}): 7}, set({2, 1}))") == "7");
    CHECK(message("set({1}) == {1}") == "a set and a list cannot be compared");
}

TEST_CASE("+ is the union of two sets, - the difference, intersection has the items of both") {
    CHECK(last("set({1, 2}) + set({3, 2})") == "set({1, 2, 3})");
    CHECK(last("set({1, 2, 3}) - set({2, 4})") == "set({1, 3})");
    CHECK(last("intersection(set({R, U, F}), set({F5, R'}))") == "set({F})");
    CHECK(last("intersection(set({R, U}), group(R))") == "set({R})");
    CHECK(last("intersection(group(R), set({R, U}))") == "set({R})");
    // The laws of sets, for all subsets of 1..4.
    CHECK(
        holds("let all = {set({n for n in 1..4 if remainder(quotient(k, 2^(n - 1)), 2) == 1}) for k in 0..15}; "
              "size(set(all)) == 16 and size({1 for a in all for b in all if "
              "size(a + b) + size(intersection(a, b)) == size(a) + size(b) and a - (a - b) == intersection(b, a) and "
              "(a <= b) == (a + b == b) and (a < b) == (a <= b and a != b) and (a >= b) == (b <= a) and "
              "(a + b) - b == a - b}) == 256"));
}

TEST_CASE("in, for, map, comprehensions and functions of lists go through the items of a set") {
    CHECK(holds("R' in set({1, R3}) and not (R in set({1})) and contains(set({1}), 1)"));
    CHECK(last("let s_ = 0; for n in set({1, 2, 2}) { let s_ = s_ + n }; s_") == "3");
    CHECK(last("map(order, set({R, R U}))") == "{4, 105}");
    CHECK(last("{n * 2 for n in set({1, 2, 2})}") == "{2, 4}");
    CHECK(last("filter(n -> n > 1, set({1, 2, 3}))") == "{2, 3}");
    CHECK(last("{sum(set({1, 2, 2})), max(set({1, 2})), size(set({1, 1})), first(set({4, 5}))}") == "{3, 2, 1, 4}");
    CHECK(last("sort(set({3, 1, 2, 1}))") == "{1, 2, 3}");
    CHECK(last("order(group(set({R, U})))") == "73483200");
    CHECK(last("join(set({1, 2}), \"+\")") == "\"1+2\"");
}

TEST_CASE("a set that grows in a loop does not change earlier copies") {
    CHECK(
        last("let all = {}; let s_ = set({1}); for i in 2..3 { let s_ = s_ + set({i}); let all = all + {s_} }; all") ==
        "{set({1, 2}), set({1, 2, 3})}");
    CHECK(
        holds("def evens(k) { let s_ = set({}); for n in 1..k { let s_ = s_ + set({2 * n}) }; s_ }; "
              "size(evens(20000)) == 20000"));
}

TEST_CASE("algorithms in a set are compared on the current cube") {
    CHECK(holds("let s_ = set({3R}); L' in s_"));
    CHECK_FALSE(holds("let s_ = set({3R}); cube 4; L' in s_"));
    CHECK(message("let s_ = set({2R}); cube 4; s_ + set({3R})") ==
          "the algorithms in this set were compared on a 3x3x3, and the current cube is a 4x4x4");
}

}  // namespace cubelang::meaning::sets_test
