#include "front/terminal/prompt/line_source.hpp"

#include <stdlib.h>

#include <cstdio>

#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/terminal.hpp"
#include "tests/front/terminal/typed_lines.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/pseudo_terminal.hpp"

namespace cubelang::terminal::plain_lines_test {
namespace {

using test::has;
using test::PseudoTerminal;

void say_what_is_typed() {
    ::setenv("XDG_STATE_HOME", "/dev/null/nowhere", 1);
    watch_interrupts(OnInterrupt::go_on);
    std::printf(can_edit() ? "can edit\n" : "dumb\n");
    std::fflush(stdout);
    const auto lines = plain_lines();
    test::say_each(*lines);
}

}  // namespace

TEST_CASE("a dumb terminal is read line by line and gets no escape sequences") {
    PseudoTerminal terminal("dumb", say_what_is_typed);
    std::string all = terminal.read_until("> ");
    CHECK(has(all, "dumb"));
    terminal.type("R U\n");
    all += terminal.read_until("{R U}");
    CHECK(has(all, "{R U}"));
    all += terminal.read_until("> ");
    terminal.type("F");
    all += terminal.read_until("F");
    terminal.type("\x03");
    all += terminal.read_until("dropped");
    CHECK(has(all, "dropped"));
    all += terminal.read_until("> ");
    terminal.type("\x04");
    all += terminal.read_until("left");
    CHECK(has(all, "left"));
    CHECK(all.find('\033') == all.npos);
    CHECK(terminal.wait(0) == 0);
}

}  // namespace cubelang::terminal::plain_lines_test
