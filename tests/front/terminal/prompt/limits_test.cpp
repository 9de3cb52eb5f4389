#include "front/terminal/prompt/interrupt.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::terminal::limits_test {

TEST_CASE("a memory size is read with its unit") {
    CHECK(memory_in("33554432") == 33554432);
    CHECK(memory_in("32768K") == 33554432);
    CHECK(memory_in("32M") == 33554432);
    CHECK(memory_in("2G") == std::uint64_t{1} << 31);
    CHECK(memory_in("1024T") == std::uint64_t{1} << 50);
    for (const auto* const none : {"", "M", "-1", "31M", "0G", "1.5G", "64m", "64MB", "64 M", "1025T",
                                   "99999999999999999999", "18446744073709551615K"})
        CHECK_FALSE(memory_in(none));
}

TEST_CASE("a time limit is read in seconds") {
    CHECK(time_in("0.01") == std::chrono::milliseconds(10));
    CHECK(time_in("3600") == std::chrono::hours(1));
    for (const auto* const none : {"", "0", "0.001", "3601", "-1", "1s", "nan", "inf", "1e9"})
        CHECK_FALSE(time_in(none));
}

}  // namespace cubelang::terminal::limits_test
