#include "runtime/base/english.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::english_test {

TEST_CASE("one is singular, any other number plural") {
    CHECK(counted(0, "move") == "0 moves");
    CHECK(counted(1, "move") == "1 move");
    CHECK(counted(2, "move") == "2 moves");
    CHECK(counted("1", "dimension") == "1 dimension");
    CHECK(counted("100000000000000000000", "move") == "100000000000000000000 moves");
}

}  // namespace cubelang::english_test
