// Links to the players of other sites.

#include "tests/language/run.hpp"

namespace cubelang::meaning::links_test {

using test::last;
using test::message;

TEST_CASE("an algorithm comes back from its link") {
    for (const auto* a : {"R U R' U'", "[F: R U] M2", "Rw 2R 3Rw2 x y' z", "(R U)3", "R . U", "F"})
        CHECK(last(fmt::format("cube 5; from_link(link({0})).alg == {0}", a)) == "true");
    CHECK(last("from_link(link(R U, setup = F B')).setup == F B'") == "true");
    CHECK(last("cube 4; link(Rw U')") == R"("https://alpha.twizzle.net/edit/?puzzle=4x4x4&alg=Rw+U%27")");
}

TEST_CASE("links of other sites are read with their comments and lines") {
    CHECK(last("from_link(\"https://alg.cubing.net/?alg=R_U_R-_U-%2F%2Fhello_F2%0AF&setup=F-\") == "
               "{\"alg\": R U R' U' F, \"setup\": F', \"puzzle\": 0}") == "true");
    CHECK(last("from_link(\"https://alg.cubing.net/?alg=%5BR%2C_U-%5D&title=a%20b\").alg == [R, U']") == "true");
    CHECK(last("from_link(\"http://alpha.twizzle.net/edit/?setup-alg=F%0A%5BU%3A+R%5D&alg=R%20U#x\") == "
               "{\"alg\": R U, \"setup\": F [U: R], \"puzzle\": 0}") == "true");
}

std::string from_link(std::string_view address) { return last(fmt::format("from_link(\"https://{}\")", address)); }

TEST_CASE("each site's fields and spelling are read") {
    CHECK(from_link("www.cubedb.net/?puzzle=3&alg=U-_R2&scramble=R_U") ==
          R"({"alg": U' R2, "setup": R U, "puzzle": 3})");
    CHECK(from_link("or.cubing.net/?scramble=R+U") == R"({"alg": (), "setup": R U, "puzzle": 0})");
    CHECK(from_link("visualcube.api.cubing.net/visualcube.php?fmt=svg&view=plan&case=R2U2R") ==
          R"({"alg": R2 U2 R, "setup": R' U2' R2', "puzzle": 0})");
    CHECK(from_link("alpha.twizzle.net/edit/?alg=R+U+R%E2%80%99+U%e2%80%b2") ==
          R"({"alg": R U R' U', "setup": (), "puzzle": 0})");
    CHECK(from_link("alg.cubing.net/?alg=R_%2f%2f_100%25_%E4%0AU&type=alg") ==
          R"({"alg": R U, "setup": (), "puzzle": 0})");
    for (const auto* site : {"alg.cubing.net", "cubedb", "twizzle"})
        CHECK(last(fmt::format("cube 4; from_link(link([Rw, U'], 2R2, site = \"{}\"))", site)) ==
              R"({"alg": Rw U' Rw' U, "setup": 2R2, "puzzle": 4})");
    CHECK(last(R"(literal(from_link(link(R U', F B2, site = "visualcube")).alg))") == "F B2 R U'");
}

TEST_CASE("a link for another puzzle, or without an algorithm, is refused by name") {
    const auto refused = [](std::string_view fields) {
        return message(fmt::format("from_link(\"https://alpha.twizzle.net/edit/?{}\")", fields));
    };
    CHECK(refused("puzzle=megaminx&alg=R+U") == "this link is for the puzzle megaminx, which is no cube");
    CHECK(refused("puzzle=pyraminx&alg=U+L%27+r") == "this link is for the puzzle pyraminx, which is no cube");
    CHECK(refused("puzzle=4x4x4&alg=R") == "this link is for the 4x4x4: write cube 4 before");
    CHECK(refused("fmt=svg&fd=uuu") == "this link has no algorithm: its fields are fmt, fd");
    CHECK(message("link(R, site = \"x\")") ==
          "there is no link to x; it can be twizzle, alg.cubing.net, cubedb, visualcube");
}

TEST_CASE("a text that is no link with an algorithm is refused") {
    CHECK(message("from_link(\"R U\")").starts_with("this is no link with an algorithm, such as https://"));
    CHECK(message("from_link(\"https://x.y/?alg=R%E4\")") == "an algorithm in a link has no %E4");
    CHECK(message("from_link(R)") == "from_link needs a text for text, but this is an algorithm");
    CHECK(message("link((uf,ub))") == "link needs an algorithm (moves) for a, but this is a permutation");
}

TEST_CASE("a text is split at its separators, and each of them replaced") {
    CHECK(last("split(\"uf;ub;;\", \";\")") == R"({"uf", "ub", "", ""})");
    CHECK(last("split(\"a b\")") == R"({"a", "b"})");
    CHECK(last("split(\"\", \",\")") == R"({""})");
    CHECK(last("split(\"\xC3\xA4y\", \"\")") == "{\"\xC3\xA4\", \"y\"}");
    CHECK(last("split(\"\", \"\")") == "{}");
    CHECK(last("replace(\"R-U-\", \"-\", \"'\")") == R"("R'U'")");
    CHECK(last("replace(\"aaa\", \"aa\", \"b\")") == R"("ba")");
}

}  // namespace cubelang::meaning::links_test
