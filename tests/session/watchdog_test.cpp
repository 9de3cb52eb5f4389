#include "runtime/session/watchdog.hpp"

#include "runtime/session/as_lines.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::watchdog_test {

TEST_CASE("a computation that takes too long is stopped, in every text") {
    std::string errors;
    Session session({}, [&](const Answer& answer) { errors += as_lines(answer); });
    const Watchdog limit(session, std::chrono::milliseconds(30));
    for (int i = 0; i < 3; ++i) CHECK_FALSE(session.run("test", "for i in 1..10^30 { }"));
    CHECK(limit.is_over());
    CHECK(errors.find("interrupted") != errors.npos);
}

TEST_CASE("a computation that ends in time is not stopped") {
    Session session({}, [](const Answer&) {});
    const Watchdog limit(session, std::chrono::hours(1));
    CHECK(session.run("test", "order(R U)"));
    CHECK_FALSE(limit.is_over());
}

TEST_CASE("time that does not count is ignored") {
    Session session({}, [](const Answer&) {});
    std::atomic<bool> counts = false;
    const Watchdog limit(session, std::chrono::milliseconds(1), [&] { return counts.load(); });
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    CHECK_FALSE(limit.is_over());
    counts = true;
    while (!limit.is_over()) std::this_thread::yield();
}

}  // namespace cubelang::watchdog_test
