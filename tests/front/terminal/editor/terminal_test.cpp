#include "tests/support/terminal.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::test::terminal_test {

TEST_CASE("the test terminal wraps, scrolls and erases like a terminal") {
    Terminal terminal(4, 2);
    terminal.write("abcd");
    CHECK(terminal.column() == 3);  // stays at the edge
    terminal.write("e");
    CHECK(terminal.seen() == "abcd\ne");
    terminal.write("\r\nf\033[A\r\033[K");
    CHECK(terminal.seen(true) == "abcd\n\nf");
    terminal.write("\033[H\033[2J");
    CHECK(terminal.seen().empty());
    CHECK_THROWS(terminal.write("\033[3q"));
    CHECK_THROWS(terminal.write("\x07"));
}

TEST_CASE("the test terminal joins the rows that it wrapped, and no others") {
    Terminal terminal(4, 4);
    terminal.write("abcdef\r\nabcd\r\nx");
    CHECK(terminal.seen() == "abcd\nef\nabcd\nx");
    terminal.resize(8, 4);
    CHECK(terminal.seen() == "abcdef\nabcd\nx");
    terminal.resize(3, 8);
    CHECK(terminal.seen() == "abc\ndef\nabc\nd\nx");
    CHECK(terminal.cursor_row() == "x|");
}

}  // namespace cubelang::test::terminal_test
