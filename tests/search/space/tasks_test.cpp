#include "runtime/search/space/search_limits.hpp"

#include <stdexcept>

#include "tests/support/catch.hpp"

namespace cubelang::search::tasks_test {

TEST_CASE("every task runs once, for any number of threads") {
    for (const unsigned threads : {1U, 2U, 7U}) {
        std::vector<std::atomic<int>> done(100);
        run_tasks(done.size(), threads, [&](std::size_t i, unsigned) { ++done[i]; });
        CHECK(std::all_of(done.begin(), done.end(), [](const auto& count) { return count == 1; }));
    }
}

TEST_CASE("an exception in a task ends all tasks and is rethrown") {
    for (const std::size_t failing : {0U, 50U, 99U}) {
        const auto task = [&](std::size_t i, unsigned) {
            if (i == failing) throw std::runtime_error("failed");
        };
        CHECK_THROWS_AS(run_tasks(100, 3, task), std::runtime_error);
    }
}

}  // namespace cubelang::search::tasks_test
