#include "runtime/meaning/context/progress.hpp"

#include <stdexcept>
#include <thread>
#include <vector>

#include "tests/support/catch.hpp"

namespace cubelang::meaning::ticker_test {

TEST_CASE("percentages are rounded down, to at most 99") {
    CHECK(percent(0, 7) == "0 %");
    CHECK(percent(1, 3) == "33 %");
    CHECK(percent(7, 7) == "99 %");
}

TEST_CASE("large numbers are abbreviated") {
    CHECK(short_number(950) == "950");
    CHECK(short_number(12345) == "12.3 k");
    CHECK(short_number(4'560'000) == "4.56 M");
    CHECK(short_number(43'252'003'274) == "43.3 G");
}

TEST_CASE("a short computation reports nothing") {
    std::vector<std::string> reports;
    Host host;
    host.report = [&](const std::string& progress) { reports.push_back(progress); };
    const Context context(host);
    {
        const Ticker ticker(context);
        ticker.report("begun");
        ticker.report_lazily([] { return std::string("going on"); });
    }
    CHECK(reports.empty());
}

TEST_CASE("a long computation reports its seconds, and clears the line at its end") {
    std::vector<std::string> reports;
    Host host;
    host.report = [&](const std::string& progress) { reports.push_back(progress); };
    const Context context(host);
    {
        const Ticker ticker(context);
        std::this_thread::sleep_for(std::chrono::milliseconds(220));
        ticker.report_lazily([] { return std::string("going on"); });
    }
    REQUIRE(reports.size() == 2);
    CHECK(reports[0].starts_with("going on, "));
    CHECK(reports[0].ends_with(" s"));
    CHECK(reports[1].empty());
}

TEST_CASE("no progress text is made if the host shows none") {
    const Context context;
    const Ticker ticker(context);
    std::this_thread::sleep_for(std::chrono::milliseconds(220));
    ticker.report_lazily([]() -> std::string { throw std::logic_error("this text is not needed"); });
    CHECK_FALSE(context.is_watched());
}

}  // namespace cubelang::meaning::ticker_test
