#include "runtime/base/wrapping.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::wrapping_test {

TEST_CASE("a sentence goes on in the next line between words") {
    CHECK(wrapped("one two three", {8}) == "one two\nthree");
    CHECK(wrapped("one two three", {8, 0, 2}) == "one two\n  three");
    CHECK(wrapped(" one two", {8, 6, 1}) == "\n one two");
}

TEST_CASE("without a limit nothing is changed") { CHECK(wrapped("one  two\n three ", {}) == "one  two\n three "); }

TEST_CASE("lines of the text stay, and keep the blanks that they begin with") {
    CHECK(wrapped("one\n  two three", {7}) == "one\n  two\nthree");
}

TEST_CASE("a word that fits no line goes on behind its commas") {
    CHECK(wrapped("see (uf,ur,ub,ul) there", {9}) == "see (uf,\nur,ub,ul)\nthere");
    CHECK(wrapped("see thisisaverylongword", {9}) == "see\nthisisaverylongword");
}

}  // namespace cubelang::wrapping_test
