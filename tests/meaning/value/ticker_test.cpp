#include "runtime/meaning/value/context.hpp"

#include <stdexcept>
#include <thread>
#include <vector>

#include "tests/support/catch.hpp"

namespace cubelang::eval::ticker_test {

TEST_CASE("per cent are rounded down, and what goes on is never all done") {
    CHECK(percent(0, 7) == "0 %");
    CHECK(percent(1, 3) == "33 %");
    CHECK(percent(7, 7) == "99 %");
}

TEST_CASE("numbers are short") {
    CHECK(in_short(950) == "950");
    CHECK(in_short(12345) == "12.3 k");
    CHECK(in_short(4'560'000) == "4.56 M");
    CHECK(in_short(43'252'003'274) == "43.3 G");
}

TEST_CASE("what is over in no time says nothing") {
    std::vector<std::string> said;
    Host host;
    host.report = [&](const std::string& progress) { said.push_back(progress); };
    const Context context(host);
    {
        const Ticker ticker(context);
        ticker.say("begun");
        ticker.say_by([] { return std::string("going on"); });
    }
    CHECK(said.empty());
}

TEST_CASE("what takes long is told with its seconds, and wiped away when it is over") {
    std::vector<std::string> said;
    Host host;
    host.report = [&](const std::string& progress) { said.push_back(progress); };
    const Context context(host);
    {
        const Ticker ticker(context);
        std::this_thread::sleep_for(std::chrono::milliseconds(220));
        ticker.say_by([] { return std::string("going on"); });
    }
    REQUIRE(said.size() == 2);
    CHECK(said[0].starts_with("going on, "));
    CHECK(said[0].ends_with(" s"));
    CHECK(said[1].empty());
}

TEST_CASE("nobody is told where nobody looks") {
    const Context context;
    const Ticker ticker(context);
    std::this_thread::sleep_for(std::chrono::milliseconds(220));
    ticker.say_by([]() -> std::string { throw std::logic_error("nobody wants these words"); });
    CHECK_FALSE(context.is_watched());
}

}  // namespace cubelang::eval::ticker_test
