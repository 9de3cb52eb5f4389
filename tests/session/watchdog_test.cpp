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

TEST_CASE("the last resort is called once, and only for a session that does not stop") {
    std::atomic<int> calls = 0;
    std::atomic<bool> held = true;
    Host host;
    host.read_file = [&](const std::string&) {
        while (held) std::this_thread::yield();
        return FileText{"let a = 1"};
    };
    Session session(
        {}, [](const Answer&) {}, host);
    const LastResort last_resort{[&] {
                                     ++calls;
                                     held = false;
                                 },
                                 std::chrono::milliseconds(50)};
    const Watchdog limit(session, std::chrono::milliseconds(10), Watchdog::always, last_resort);
    static_cast<void>(session.run("test", "import \"a.cube\""));
    CHECK(calls == 1);
    CHECK_FALSE(session.run("test", "for i in 1..10^30 { }"));
    CHECK(calls == 1);
}

TEST_CASE("work on a separate thread is waited for until it ends or is given up") {
    bool done = false;
    CHECK(run_separately([&](const auto&) { done = true; }));
    CHECK(done);
    auto left = std::make_shared<std::atomic<bool>>(true);
    std::weak_ptr<std::atomic<bool>> alive = left;
    CHECK_FALSE(run_separately([left](const auto& give_up) {
        give_up();
        while (*left) std::this_thread::yield();
    }));
    CHECK(*left);
    *left = false;
    left.reset();
    while (!alive.expired()) std::this_thread::yield();
}

}  // namespace cubelang::watchdog_test
