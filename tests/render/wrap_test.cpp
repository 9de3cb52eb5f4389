#include "runtime/render/fold.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::render::wrap_test {

using Lines = std::vector<std::string>;

TEST_CASE("words fill the lines") {
    CHECK(wrapped({"(a)", "(b)", "(c)"}, 7, 9) == Lines{"(a) (b)", "(c)"});
    CHECK(wrapped({"(a)", "(b)", "(c)"}, 6, 9) == Lines{"(a)", "(b)", "(c)"});
    CHECK(wrapped({}, 6, 9).empty());
}

TEST_CASE("a word too wide for a line is broken after a comma") {
    CHECK(wrapped({"(aa,bb,cc,dd)", "(e)"}, 7, 9) == Lines{"(aa,bb,", "cc,dd)", "(e)"});
    CHECK(wrapped({"(abcdefghij)"}, 7, 9) == Lines{"(abcdefghij)"});
}

TEST_CASE("the last of too many lines has the number of words left out") {
    CHECK(wrapped({"(a)", "(b)", "(c)", "(d)"}, 7, 2) == Lines{"(a) (b)", "(c) (d)"});
    CHECK(wrapped({"(a)", "(b)", "(c)", "(d)", "(e)"}, 7, 2) == Lines{"(a) (b)", "… and 3 more"});
    CHECK(wrapped({"(aa,bb,cc,dd)", "(e)", "(f)"}, 7, 2) == Lines{"(aa,bb,", "… and 3 more"});
}

}  // namespace cubelang::render::wrap_test
