#include "examples/cluster/mpi/asked.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::cluster {
namespace {

using Words = std::vector<std::string>;

std::string problem(const Words& words) {
    try {
        static_cast<void>(asked_by(words));
        return "";
    } catch (const WrongArguments& wrong) {
        return wrong.what();
    }
}

}  // namespace

TEST_CASE("what is asked: the cube, the moves by all their angles, how far, how much") {
    const auto asked = asked_by(Words{"--cube", "4", "2R U", "--most", "7", "--memory", "2"});
    CHECK(asked.cube.n == 4);
    CHECK(asked.generators.size() == 6);
    CHECK(asked.most == 7);
    CHECK(asked.memory == std::size_t{2} << 20U);
    CHECK(asked_by(Words{"R2"}).generators.size() == 1);
    CHECK(asked_by(Words{"--help"}).help);
    CHECK(usage().starts_with("usage: "));
}

TEST_CASE("a command line that cannot be understood says why") {
    CHECK(problem({}) == "which moves? Write them as one argument: '2R U'");
    CHECK(problem({"R", "U"}) == "'U' is not understood");
    CHECK(problem({"--far", "R"}) == "'--far' is not understood");
    CHECK(problem({"R", "--most"}) == "--most needs a number behind it");
    CHECK(problem({"R", "--most", "5x"}) == "--most is a number from 0 to 1000, not '5x'");
    CHECK(problem({"R", "--cube", "1"}) == "--cube is a number from 2 to 50, not '1'");
    CHECK(problem({"R", "--memory", "99999999999"}) == "--memory is a number from 1 to 1000000000, not '99999999999'");
    CHECK(problem({"[R, U]"}) == "'[R, U]' are no plain moves; write them so: '2R U'");
    CHECK(problem({"let a = R"}) == "'let a = R' are no plain moves; write them so: '2R U'");
    CHECK(problem({"3R"}) == "");
    CHECK(problem({"4R"}) == "4R turns no layer of the 3x3x3");
    CHECK(problem({"."}) == "no move turns anything; write some, such as '2R U'");
    CHECK(problem({"R ("}).starts_with("moves:1:"));
}

}  // namespace cubelang::cluster
