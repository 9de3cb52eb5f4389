#include "runtime/base/wrapping.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::wrapping_test {

TEST_CASE("lines break between words") {
    CHECK(wrapped("one two three", {8}) == "one two\nthree");
    CHECK(wrapped("one two three", {8, 0, 2}) == "one two\n  three");
    CHECK(wrapped(" one two", {8, 6, 1}) == "\n one two");
}

TEST_CASE("without a limit the text is unchanged") { CHECK(wrapped("one  two\n three ", {}) == "one  two\n three "); }

TEST_CASE("line breaks and leading blanks of the text stay") {
    CHECK(wrapped("one\n  two three", {7}) == "one\n  two\nthree");
}

TEST_CASE("a word longer than a line breaks after its commas") {
    CHECK(wrapped("see (uf,ur,ub,ul) there", {9}) == "see (uf,\nur,ub,ul)\nthere");
    CHECK(wrapped("see thisisaverylongword", {9}) == "see\nthisisaverylongword");
}

}  // namespace cubelang::wrapping_test
