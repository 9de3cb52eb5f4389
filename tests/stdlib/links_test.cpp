// Links to Twizzle and alg.cubing.net.

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
               "{\"alg\": R U R' U' F, \"setup\": F'}") == "true");
    CHECK(last("from_link(\"https://alg.cubing.net/?alg=%5BR%2C_U-%5D&title=a%20b\").alg == [R, U']") == "true");
    CHECK(last("from_link(\"http://alpha.twizzle.net/edit/?setup-alg=F%0A%5BU%3A+R%5D&alg=R%20U#x\") == "
               "{\"alg\": R U, \"setup\": F [U: R]}") == "true");
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
