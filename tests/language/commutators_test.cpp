#include "tests/language/run.hpp"

namespace cubelang::eval::commutators_test {
namespace {

using test::last;
using test::message;

}  // namespace

TEST_CASE("commutators of one length are all shown, or as many as are asked for") {
    const std::string cycle = "cube 4; let c = commutators((u1,f3,r4)";
    CHECK(last(cycle + "); size(c)") == "4");
    CHECK(last(cycle + "); {item(c, 1).moves, item(c, 4).moves}") == "{8, 8}");
    CHECK(last(cycle + ", answers = 3); size(c)") == "3");
    CHECK(last(cycle + ", answers = 9); item(c, 9).moves > 8") == "true");
    CHECK(last(cycle + "); item(c, 1).algorithm == (u1,f3,r4)") == "true");
}

TEST_CASE("commutators take the turns that are given, and count in the metric that is given") {
    CHECK(last("cube 4; item(commutators((u1,f3,r4), using = {2R, U, 2U}), 1).form") == "[2R U 2R', 2U]");
    CHECK(last("cube 4; commutators((u1,f3,r4), using = {U, 2U})") ==
          "false: no commutator, conjugate of one or product of two with so few turns does this");
    CHECK(message("cube 4; commutators((u1,f3,r4), using = 3)") ==
          "the moves to be used are listed: using = {R, U, M}");
    CHECK(message("commutators(R U R' U', answers = 101)") == "answers is a number from 1 to 100, not 101");
    CHECK(last("cube 4; item(commutators((u1,f3,r4)), 1).metric") == "\"SSTM\"");
    CHECK(last("item(commutators((uf,ur,ub)), 1).metric") == "\"HTM\"");
    CHECK(last("item(commutators((uf,ur,ub)), 1).moves") == "9");
    CHECK(last("item(commutators((uf,ur,ub), metric = STM), 1).moves") == "7");
}

TEST_CASE("the letters of an algorithm come first among forms of its length, and are kept if there are shorter ones") {
    CHECK(last("item(commutators(F R U R' U' F'), 1).form") == "[F: [R, U]]");
    CHECK(last("cube 6; let c = commutators([Rw U Rw', D]); item(c, 1).moves < 12") == "true");
    CHECK(last("cube 6; let c = commutators([Rw U Rw', D]); item(c, size(c)).form") == "[Rw U Rw', D]");
}

}  // namespace cubelang::eval::commutators_test
