#include "front/terminal/prompt/line_source.hpp"

#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>

#include <cstdio>

#include "front/terminal/prompt/interrupt.hpp"
#include "tests/front/terminal/typed_lines.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/pseudo_terminal.hpp"

namespace cubelang::terminal::line_editor_test {
namespace {

using test::has;
using test::PseudoTerminal;

// A prompt that repeats its input, until the end.
void say_what_is_typed() {
    ::setenv("XDG_STATE_HOME", "/dev/null/nowhere", 1);
    watch_interrupts(OnInterrupt::go_on);
    Session session({}, [](const Answer&) {});
    const auto lines = edited_lines(session, false);
    test::say_each(*lines);
}

}  // namespace

TEST_CASE("at a terminal: a line, a statement of two lines, one recalled, and its mode restored at the end") {
    PseudoTerminal terminal("xterm", say_what_is_typed);
    CHECK(has(terminal.read_until("> "), "> "));
    terminal.type("R U\r");
    CHECK(has(terminal.read_until("{R U}"), "{R U}"));
    terminal.type("[R,\rU]\r");
    CHECK(has(terminal.read_until("U]}"), "{[R,\r\nU]}"));
    terminal.type("\033[A\033[A\r");
    CHECK(has(terminal.read_until("{R U}"), "{R U}"));
    CHECK(has(terminal.read_until("\033[?2004h"), "\033[?2004h"));
    CHECK_FALSE(terminal.echoes());
    terminal.type("\x04");
    CHECK(has(terminal.read_until("left"), "\033[?2004l"));
    CHECK(terminal.wait(0) == 0);
    CHECK(terminal.echoes());
    CHECK(terminal.reads_by_lines());
}

TEST_CASE("Ctrl-C at a terminal discards the line, even in an endless paste, and never ends the session") {
    PseudoTerminal terminal("xterm", say_what_is_typed);
    terminal.read_until("> ");
    terminal.type("R U");
    terminal.read_until("R U");
    terminal.type("\x03");
    CHECK(has(terminal.read_until("dropped"), "^C"));
    terminal.read_until("> ");
    terminal.type("\033[200~never ended");
    terminal.type("\x03");  // as a key: discards the text typed before it that has not been read
    CHECK(has(terminal.read_until("dropped"), "dropped"));
    terminal.read_until("> ");
    terminal.type("F\r");
    CHECK(has(terminal.read_until("{F}"), "{F}"));
}

TEST_CASE("while stopped, the program leaves the terminal to others, and then continues with the text") {
    PseudoTerminal terminal("xterm", say_what_is_typed);
    terminal.read_until("> ");
    terminal.type("R U");
    terminal.read_until("R U");
    terminal.signal(SIGTSTP);
    CHECK(WIFSTOPPED(terminal.wait(WUNTRACED)));
    CHECK(terminal.echoes());
    CHECK(terminal.reads_by_lines());
    terminal.signal(SIGCONT);
    CHECK(has(terminal.read_until("> R U"), "> R U"));
    terminal.type("2\r");
    CHECK(has(terminal.read_until("{R U2}"), "{R U2}"));
}

TEST_CASE("on a termination signal the prompt ends") {
    PseudoTerminal terminal("xterm", say_what_is_typed);
    terminal.read_until("> ");
    terminal.type("R U");
    terminal.read_until("R U");
    terminal.signal(SIGTERM);
    CHECK(has(terminal.read_until("left"), "left"));
    CHECK(terminal.wait(0) == 0);
    CHECK(terminal.echoes());
}

TEST_CASE("a lone Esc is recognised by the pause after it, and a resize redraws the text") {
    PseudoTerminal terminal("xterm", say_what_is_typed);
    terminal.read_until("> ");
    terminal.type("\x12");
    CHECK(has(terminal.read_until("search back"), "search back"));
    terminal.type("\033");
    CHECK(has(terminal.read_until("\033[J"), "\033[J"));
    terminal.type("R U R' U' R U R' U'");
    terminal.read_until("R U R' U' R U R' U'");
    terminal.resize(12, 10);
    CHECK(has(terminal.read_until("\nR U R' U'"), "> R U R' U' "));
}

}  // namespace cubelang::terminal::line_editor_test
