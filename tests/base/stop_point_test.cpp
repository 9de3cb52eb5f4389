#include "runtime/base/stop_point.hpp"

#include <thread>
#include <vector>

#include "tests/support/catch.hpp"

namespace cubelang::stop_point_test {

TEST_CASE("a stop point checks the innermost scope of its thread only") {
    std::atomic<bool> flag = true;
    CHECK_NOTHROW(stop_point());
    {
        const StopScope outer(&flag);
        CHECK_THROWS_AS(stop_point(), Stopped);
        {
            const StopScope inner(StopToken{});
            CHECK_NOTHROW(stop_point());
        }
        CHECK_THROWS_AS(stop_point(), Stopped);
        bool elsewhere = true;
        std::thread([&] {
            stop_point();
            elsewhere = false;
        }).join();
        CHECK_FALSE(elsewhere);
        flag = false;
        CHECK_NOTHROW(stop_point());
    }
    flag = true;
    CHECK_NOTHROW(stop_point());
}

TEST_CASE("a scope stops at its deadline") {
    const StopScope scope(StopToken().until(std::chrono::steady_clock::now()));
    CHECK_THROWS_AS(stop_point(), Stopped);
}

TEST_CASE("a stoppable loop visits all items, and stops only between two") {
    const std::vector<int> items{1, 2, 3, 4};
    std::atomic<bool> flag = false;
    const StopScope scope(&flag);
    int sum = 0;
    for (const int item : stoppable(items)) sum += item;
    CHECK(sum == 10);
    const auto until_stopped = [&] {
        for (const int item : stoppable(items)) {
            sum += item;
            flag = true;
        }
    };
    CHECK_THROWS_AS(until_stopped(), Stopped);
    CHECK(sum == 11);
}

}  // namespace cubelang::stop_point_test
