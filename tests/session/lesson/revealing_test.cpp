#include "runtime/session/lesson/handout.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::lesson::revealing_test {
namespace {

using Kind = PartOfPage::Kind;

PartOfPage text(std::string words) { return {Kind::text, std::move(words), {}}; }
PartOfPage exercise(std::string answer) { return {Kind::exercise, "", {std::move(answer)}}; }
const PartOfPage heading{Kind::breaks, "", {}};

}  // namespace

TEST_CASE("an answer is told where it stands as a word of its own") {
    CHECK(tells("order 105.", "105"));
    CHECK(tells("it is (105)", "105"));
    CHECK(tells("so R U R' is it", "R U R'"));
    CHECK_FALSE(tells("order 1051", "105"));
    CHECK_FALSE(tells("R U R' is it", "R U R"));
    CHECK_FALSE(tells("oddly", "odd"));
    CHECK_FALSE(tells("", "odd"));
}

TEST_CASE("text before its exercise stays, text after it that tells the answer does not") {
    CHECK(revealing({text("105"), exercise("105"), text("other"), text("105")}) == std::vector{0, 0, 0, 1});
    CHECK(revealing({exercise("105"), heading, text("x"), exercise("U"), text("105")}) == std::vector{0, 0, 0, 0, 1});
}

TEST_CASE("what leads up to it and what goes on from it moves along, until something new begins") {
    CHECK(revealing({exercise("105"), text("so:"), text("105"), text("more"), heading, text("new")}) ==
          std::vector{0, 1, 1, 1, 0, 0});
}

TEST_CASE("what goes on from one exercise stays with it, whatever else it tells") {
    CHECK(revealing({exercise("105"), exercise("6"), text("105:"), text("6")}) == std::vector{0, 0, 1, 1});
}

TEST_CASE("what leads to the next exercise stays if it tells nothing itself") {
    CHECK(revealing({exercise("105"), text("105"), text("Now you."), exercise("U")}) == std::vector{0, 1, 0, 0});
    CHECK(revealing({exercise("105"), text("105"), text("Not 105."), exercise("U")}) == std::vector{0, 1, 1, 0});
}

TEST_CASE("even and odd give away no more than the part in which they stand") {
    CHECK(revealing({exercise("odd"), text("it is odd"), text("more"), text("odd"), heading, text("odd")}) ==
          std::vector{0, 1, 0, 1, 0, 0});
}

TEST_CASE("a short answer gives nothing away further on, a yes or no never") {
    CHECK(revealing({exercise("7"), text("7"), exercise("15"), text("7"), exercise("20"), text("7")}) ==
          std::vector{0, 1, 0, 1, 0, 0});
    CHECK(revealing({exercise("true"), text("this is true")}) == std::vector{0, 0});
}

}  // namespace cubelang::lesson::revealing_test
