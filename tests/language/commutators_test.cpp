#include "tests/language/run.hpp"

namespace cubelang::meaning::commutators_test {
namespace {

using test::last;
using test::message;

}  // namespace

TEST_CASE("all commutators of the least length are returned, or the number requested by `answers`") {
    const std::string cycle = "cube 4; let c = commutators((u1,f3,r4)";
    CHECK(last(cycle + "); size(c)") == "4");
    CHECK(last(cycle + "); {item(c, 1).moves, item(c, 4).moves}") == "{8, 8}");
    CHECK(last(cycle + ", answers = 3); size(c)") == "3");
    CHECK(last(cycle + ", answers = 9); item(c, 9).moves > 8") == "true");
    CHECK(last(cycle + "); item(c, 1).algorithm == (u1,f3,r4)") == "true");
}

TEST_CASE("commutators uses the given turns and the given metric") {
    CHECK(last("cube 4; item(commutators((u1,f3,r4), using = {2R, U, 2U}), 1).form") == "[2R U 2R', 2U]");
    CHECK(last("cube 4; commutators((u1,f3,r4), using = {U, 2U})") ==
          "false: no short commutator, conjugated commutator or product of two commutators makes this");
    CHECK(message("cube 4; commutators((u1,f3,r4), using = 3)") == "`using` needs a list of moves: using = {R, U, M}");
    CHECK(message("commutators(R U R' U', answers = 101)") == "answers is a number from 1 to 100, not 101");
    CHECK(last("cube 4; item(commutators((u1,f3,r4)), 1).metric") == "\"SSTM\"");
    CHECK(last("item(commutators((uf,ur,ub)), 1).metric") == "\"HTM\"");
    CHECK(last("item(commutators((uf,ur,ub)), 1).moves") == "9");
    CHECK(last("item(commutators((uf,ur,ub), metric = STM), 1).moves") == "7");
}

TEST_CASE("the user's own letters come first among forms of equal length, and are kept after shorter ones") {
    CHECK(last("item(commutators(F R U R' U' F'), 1).form") == "[F: [R, U]]");
    CHECK(last("cube 6; let c = commutators([Rw U Rw', D]); item(c, 1).moves < 12") == "true");
    CHECK(last("cube 6; let c = commutators([Rw U Rw', D]); item(c, size(c)).form") == "[Rw U Rw', D]");
}

}  // namespace cubelang::meaning::commutators_test
