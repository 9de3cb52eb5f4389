#include "runtime/session/lesson/handout.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::lesson::spoilers_test {
namespace {

using Kind = HandoutPart::Kind;

HandoutPart text(std::string words) { return {Kind::text, std::move(words), {}}; }
HandoutPart exercise(std::string answer) { return {Kind::exercise, "", {std::move(answer)}}; }
const HandoutPart heading{Kind::breaks, "", {}};

}  // namespace

TEST_CASE("an answer is found only as a separate word") {
    CHECK(contains_answer("order 105.", "105"));
    CHECK(contains_answer("it is (105)", "105"));
    CHECK(contains_answer("so R U R' is it", "R U R'"));
    CHECK_FALSE(contains_answer("order 1051", "105"));
    CHECK_FALSE(contains_answer("R U R' is it", "R U R"));
    CHECK_FALSE(contains_answer("oddly", "odd"));
    CHECK_FALSE(contains_answer("", "odd"));
}

TEST_CASE("text before an exercise stays; text after it that contains the answer is moved") {
    CHECK(spoilers({text("105"), exercise("105"), text("other"), text("105")}) == std::vector{0, 0, 0, 1});
    CHECK(spoilers({exercise("105"), heading, text("x"), exercise("U"), text("105")}) == std::vector{0, 0, 0, 0, 1});
}

TEST_CASE("the introduction and the continuation of a moved part are moved too, until a new subject begins") {
    CHECK(spoilers({exercise("105"), text("so:"), text("105"), text("more"), heading, text("new")}) ==
          std::vector{0, 1, 1, 1, 0, 0});
}

TEST_CASE("a continuation stays with its exercise, even if it contains another answer") {
    CHECK(spoilers({exercise("105"), exercise("6"), text("105:"), text("6")}) == std::vector{0, 0, 1, 1});
}

TEST_CASE("text that leads to the next exercise stays unless it contains an answer") {
    CHECK(spoilers({exercise("105"), text("105"), text("Now you."), exercise("U")}) == std::vector{0, 1, 0, 0});
    CHECK(spoilers({exercise("105"), text("105"), text("Not 105."), exercise("U")}) == std::vector{0, 1, 1, 0});
}

TEST_CASE("a short answer reveals nothing further on, and even or yes never reveals anything") {
    CHECK(spoilers({exercise("7"), text("7"), exercise("15"), text("7"), exercise("20"), text("7")}) ==
          std::vector{0, 1, 0, 1, 0, 0});
    for (const auto* const answer : {"true", "even", "yes"})
        CHECK(spoilers({exercise(answer), text("this is " + std::string(answer))}) == std::vector{0, 0});
}

}  // namespace cubelang::lesson::spoilers_test
