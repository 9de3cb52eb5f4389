// Several names for the parts of one value.

#include "tests/language/run.hpp"

namespace cubelang::meaning::parts_test {
namespace {

using test::last;
using test::message;
using test::run;
using Answers = std::vector<std::string>;

}  // namespace

TEST_CASE("several names share the items of a list, a tuple or a record") {
    CHECK(last("let (first_, second_) = {R, 5}; {second_, first_}") == "{5, R}");
    CHECK(last("let (a1, a2, a3) = (3 1 2); a1 + 10 * a2 + 100 * a3") == "213");
    CHECK(last("let (where_, turn) = source(F, @urf); {where_, turn}") == "{@luf, 1}");
    CHECK(last("let a1 = 1; let a2 = 2; let (a1, a2) = {a2, a1}; {a1, a2}") == "{2, 1}");
    CHECK(last("def swapped(pair) { let (m, n) = pair; {n, m} }; swapped({1, 2})") == "{2, 1}");
    CHECK(
        last(
            "def g(pair) { let m = 0; let (m, n) = pair; for i in 1..2 { let (m, n) = {n, m} }; {m, n} }; g({1, 2})") ==
        "{1, 2}");
    CHECK(last("let (x, y) = {R, U}; x y x'") == last("R U R'"));
    CHECK(message("let (a1, order) = {1, 2}") == "`order` is built in and cannot be redefined");
}

TEST_CASE("so do the variables of loops and lists, and the key and the value of a map") {
    CHECK(run("for (m, n) in {{1, 2}, {3, 4}} { print m, n }").answers == Answers{"1 2", "3 4"});
    CHECK(run("for k -> v in {R: 4, R U: 105} { print k, v }").answers == Answers{"R 4", "R U 105"});
    CHECK(run("for (x, y) in {R: 4} { print x, y }").answers == Answers{"R 4"});
    CHECK(last("{k for k -> v in {R: 4, R U: 105} if v > 4}") == "{R U}");
    CHECK(last("{m * n for (m, n) in {{1, 2}, {3, 4}} for i in 1..m if i < 3}") == "{2, 12, 12}");
    CHECK(last("let fs = {() -> m + n for (m, n) in {{1, 2}, {3, 4}}}; map(g -> g(), fs)") == "{3, 7}");
    CHECK(last("def total(m_) { let t = 0; for k -> v in m_ { let t = t + k * v }; t }; total({2: 3, 4: 5})") == "26");
    CHECK(last("let n = 9; for (m, n) in {{1, 2}} { print n }; n") == "9");
}

}  // namespace cubelang::meaning::parts_test
