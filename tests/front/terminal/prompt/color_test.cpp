#include "front/terminal/prompt/output.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/environment.hpp"

namespace cubelang::terminal::color_test {
namespace {

using test::Setting;

// The result of "auto" for a terminal and for other outputs.
struct Seen {
    bool at_terminal, elsewhere;
    friend bool operator==(Seen, Seen) = default;
};

Seen automatic(const char* no_color, const char* force, const char* term) {
    const Setting first("NO_COLOR", no_color), second("CLICOLOR_FORCE", force), third("TERM", term);
    return {wants_color(ColorChoice::automatic, true), wants_color(ColorChoice::automatic, false)};
}

}  // namespace

TEST_CASE("terminals with colours get colours") {
    CHECK(automatic(nullptr, nullptr, "xterm") == Seen{true, false});
    CHECK(automatic(nullptr, nullptr, "dumb") == Seen{false, false});
    CHECK(automatic(nullptr, nullptr, nullptr) == Seen{false, false});
}

TEST_CASE("the environment can disable and enable colours, and disabling takes precedence") {
    CHECK(automatic("1", nullptr, "xterm") == Seen{false, false});
    CHECK(automatic("", nullptr, "xterm") == Seen{true, false});
    CHECK(automatic(nullptr, "1", "dumb") == Seen{true, true});
    CHECK(automatic(nullptr, "0", "xterm") == Seen{true, false});
    CHECK(automatic("1", "1", "xterm") == Seen{false, false});
}

TEST_CASE("the command line takes precedence over the environment") {
    const Setting no_color("NO_COLOR", "1");
    CHECK(wants_color(ColorChoice::always, false));
    CHECK_FALSE(wants_color(ColorChoice::never, true));
}

}  // namespace cubelang::terminal::color_test
