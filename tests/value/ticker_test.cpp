#include "runtime/value/ticker.hpp"

#include <vector>

#include "tests/support/catch.hpp"

namespace cubelang::eval {

TEST_CASE("per cent are rounded down, and what goes on is never all done") {
    CHECK(percent(0, 7) == "0 %");
    CHECK(percent(1, 3) == "33 %");
    CHECK(percent(7, 7) == "99 %");
}

TEST_CASE("numbers are short") {
    CHECK(in_short(950) == "950");
    CHECK(in_short(12345) == "12.3 k");
    CHECK(in_short(4'560'000) == "4.56 M");
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

}  // namespace cubelang::eval
