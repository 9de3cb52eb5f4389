// The whole program on terminals of several sizes.

#include <stdlib.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "front/terminal/program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/pseudo_terminal.hpp"
#include "tests/support/terminal.hpp"

namespace cubelang::terminal::screens_test {
namespace {

using test::PseudoTerminal;

/// A user at the program's terminal: types, and sees the screen.
class Person {
public:
    Person(unsigned short columns, unsigned short rows, std::vector<std::string> words = {"--no-init", "--no-cache"})
        : screen_(columns, rows), terminal_("xterm", [words = std::move(words)] {
              ::setenv("XDG_STATE_HOME", "/dev/null/nowhere", 1);
              ::setenv("LC_ALL", "C.UTF-8", 1);
              ::unsetenv("PAGER");
              ::usleep(50'000);  // until the terminal has its new size
              static_cast<void>(program("cube", words));
          }) {
        terminal_.resize(columns, rows);
        see("> ");
    }
    void type(const std::string& line) {
        terminal_.type(line + "\r");
        see("\n");
    }
    void press(std::string_view keys) { terminal_.type(keys); }
    /// The screen after this text has appeared.
    std::string see(std::string_view awaited) {
        screen_.write(terminal_.read_until(awaited));
        return screen_.seen(true);
    }
    [[nodiscard]] std::string seen() const { return screen_.seen(true); }
    std::string answer_to(const std::string& line) {
        type(line);
        see("\033[?2004h");
        return see("> ");
    }

private:
    test::Terminal screen_;
    PseudoTerminal terminal_;
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace

TEST_CASE("a long answer is cut to the screen, and show all shows the rest") {
    Person person(80, 24);
    const auto cut = person.answer_to("help names");
    CHECK(has(cut, "more lines: `show all`\ncube 3>"));
    CHECK_FALSE(has(cut, "type(value)"));
    CHECK(has(person.answer_to("show all"), "type(value)"));
}

TEST_CASE("printed control characters have no effect on a terminal") {
    Person person(80, 24);
    const auto seen = person.answer_to("print \"a\\u{1b}[2J\\u{9b}1mb\"; \"\\u{202e}\"");
    CHECK(has(seen, "\na\\u{1b}[2J\\u{9b}1mb\n\"\\u{202e}\"\n"));
}

TEST_CASE("the cycles of a large cube are counted, and few are written") {
    Person person(80, 24);
    person.answer_to("cube 100");
    const auto seen = person.answer_to("R");
    CHECK(has(seen, "\n… and "));
    CHECK(has(seen, " more cycles: `show all`\ncube 100>"));
    CHECK(seen.size() < 3000);
}

TEST_CASE("output at a terminal is broken between words and cycles") {
    Person person(40, 24);
    const auto seen = person.answer_to("(R U R' U' L2 D F B)3");
    CHECK(has(seen, "\nR U R' U' L2 D F B R U R' U' L2 D F B R\n  U R' U' L2 D F B\n"));
    CHECK(has(seen, "\n(urf,bld,lfd,rub) (+ur,rf,fu,lb)\n  (ul,dl,db,lf) (+ub,br,dr,fd)\n"));
    CHECK(has(person.answer_to("unknown_name"), "\n<prompt>:1:1: error: unknown name\n    `unknown_name`\n"));
}

TEST_CASE("an open bracket is named in continuation prompts, and an empty line gives a hint") {
    Person person(80, 24);
    person.press("(R U\r");
    CHECK(has(person.see("leaves"), " ( ...>\nclose the ( of line 1, or press Ctrl-C"));
    person.press("quit\r");
    CHECK(has(person.see("then type quit"), "press Ctrl-C to leave the ( of line 1, then type quit"));
}

TEST_CASE("a long computation shows its seconds, and an interruption is reported on a new line") {
    Person person(80, 24);
    person.press("for i in 1..100000000000 { let total = i }\r");
    CHECK(has(person.see(" %, "), "iterations of the loop, 0 %"));
    person.press("\x03");
    const auto seen = person.see("\033[?2004h");
    INFO(seen);
    CHECK(has(seen, "\n<prompt>:1:"));  // anywhere in the loop
    CHECK(has(seen, ": error: interrupted\n"));
    CHECK_FALSE(has(seen, " %, "));
}

TEST_CASE("a lesson stops at a screenful, and Enter continues") {
    char name[] = "/tmp/cube_lesson_XXXXXX";
    const std::string folder = ::mkdtemp(name), file = folder + "/long.md";
    std::ofstream text(file);
    text << "# Long\n";
    for (int i = 1; i < 20; ++i) text << "\nParagraph " << i << ".\n";
    text.close();
    Person person(80, 24, {"lesson", file});
    INFO(person.seen());
    CHECK(has(person.seen(), "Long\n\nParagraph 1.\n"));
    CHECK(has(person.seen(), "Paragraph 9.\n- There is more; Enter shows it.\ncube 3>"));
    CHECK_FALSE(has(person.seen(), "Paragraph 12."));
    person.press("\r");
    CHECK(has(person.see("There is more"), "Paragraph 12."));
    std::filesystem::remove_all(folder);
}

}  // namespace cubelang::terminal::screens_test
