// Files of timers: small ones in tests/data/timers, made by hand as the programs write them.

#include "tests/language/run.hpp"
#include "tests/stdlib/quoted.hpp"
#include "tests/support/data.hpp"

namespace cubelang::meaning::timers_test {
namespace {

std::string solves_in(const std::string& name) {
    const auto text = test::source_text("tests/data/timers/" + name);
    return test::last("import timers; write_lines(\"f\", split(" + test::quoted(text) +
                      ", \"\\n\")); {join({row.timer, row.session, row.scramble, row.comment, row.milliseconds, "
                      "row.penalty, row.second}, \"|\") for row in timer_solves(\"f\")}");
}

}  // namespace

TEST_CASE("csTimer's files are read on one line, on many, with sessions as texts, and as CSV") {
    CHECK(solves_in("cstimer.json") ==
          R"({"csTimer|1|R U2 F'||12340||1618971697", "csTimer|1|F B2 D|plus two|15210|+2|1618971797"})");
    CHECK(solves_in("cstimer-old.json") == R"({"csTimer|1|R U||900||5"})");
    CHECK(solves_in("cstimer.csv") ==
          R"({"csTimer|1|R U2 F'||10510||2023-10-05 12:00:00", "csTimer|1|L U|a;b|9800|DNF|2023-10-05 12:02:00"})");
}

TEST_CASE("the programs for phones are told apart, and a penalty in their time is taken off") {
    CHECK(solves_in("twisty.txt") == R"({"Twisty Timer|333 Normal|R U2 F' D2||12345||1696500000", )"
                                     R"("Twisty Timer|333 Normal|D2 B|pop; again|12340|+2|1696500060"})");
    CHECK(solves_in("twisty-times.txt") == R"({"Twisty Timer|1|R U F||12340||2025-01-08T19:50:06.520+01:00", )"
                                           R"("Twisty Timer|1|R U F||62340|DNF|2025-01-08T19:51:06.520+01:00"})");
    CHECK(solves_in("cubic.csv") == R"({"Cubic Timer|333oh Normal|R U|hi|18000|+2|1696500000"})");
    CHECK(
        solves_in("lastcubex.csv") ==
        R"({"LastCubeX|3x3x3 export|R U R' U'||1113||1700974002", "LastCubeX|3x3x3 A|L U2 L' U2||688|+2|1700974007"})");
}

TEST_CASE("CubeDesk and NexusTimer are read") {
    CHECK(solves_in("cubedesk.json") ==
          R"({"CubeDesk|Main 333|R U R'||10345|+2|1716458400", "CubeDesk|Main|||688|DNF|1694662774"})");
    CHECK(solves_in("nexustimer.json") == R"({"NexusTimer|My cube|R U|lucky|10000|+2|1716458400"})");
}

}  // namespace cubelang::meaning::timers_test
