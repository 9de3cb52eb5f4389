#include "front/terminal/editor/rows.hpp"

#include "tests/front/terminal/editor/typist.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::editor::screen_test {
namespace {

using test::Terminal;
using test::Typist;

Frame frame_of(const std::vector<std::string>& texts, Position cursor) {
    Frame frame{{}, cursor};
    for (const auto& text : texts) append(frame.rows.emplace_back(), text, Style::plain, 20);
    return frame;
}

const std::string long_text = "R U F2 L' D B2 R U F2 L' D B2 R U F2 L' D B2";

}  // namespace

TEST_CASE("any frame can replace any other") {
    const auto letters = [](std::size_t size) { return std::string(size, static_cast<char>('a' + size % 3)); };
    const auto row = rc::gen::map(rc::gen::inRange<std::size_t>(0, 21), letters);
    test::property([row] {
        Screen screen(true);
        Terminal terminal(20, 6);
        for (int i = 0; i < 4; ++i) {
            const auto texts =
                *rc::gen::nonEmpty(rc::gen::resize(6, rc::gen::container<std::vector<std::string>>(row)));
            RC_PRE(texts.size() <= 6);
            const auto which = *rc::gen::inRange<std::size_t>(0, texts.size());
            const auto column = *rc::gen::inRange<std::size_t>(0, 20);
            terminal.write(screen.draw(frame_of(texts, {which, column})));
            std::string wanted;
            for (const auto& text : texts) wanted += text + "\n";
            wanted.erase(wanted.find_last_not_of('\n') + 1);
            RC_ASSERT(terminal.seen_from(terminal.row() - which) == wanted);
            RC_ASSERT(terminal.column() == column);
        }
    });
}

TEST_CASE("a key writes few bytes, and an unchanged frame none") {
    Typist typist;
    typist.type(long_text);
    typist.type("U");
    CHECK(typist.bytes_written() <= 4);
    Screen screen(true);
    static_cast<void>(screen.draw(frame_of({"abc", "def"}, {1, 2})));
    CHECK(screen.draw(frame_of({"abc", "def"}, {1, 2})).empty());
}

TEST_CASE("the rows above are not changed by any text, wrapped in any way") {
    Typist typist({20, 6});
    typist.type("first\r");
    typist.begin();
    typist.type(long_text + "\x01\x0B");
    CHECK(typist.seen(true) == "> first\n>");
}

TEST_CASE("entered text is wrapped by the terminal, and adapts to its width") {
    Typist typist({20, 6});
    typist.type(long_text + "\r");
    CHECK(typist.seen() == "> R U F2 L' D B2 R U\n F2 L' D B2 R U F2 L\n' D B2");
    typist.resize({80, 6});
    CHECK(typist.seen() == "> " + long_text);
}

TEST_CASE("a text taller than the screen is shown around the cursor, and whole when it is entered") {
    Typist typist({20, 3});
    typist.type("(1\r2\r3\r4\r5");
    CHECK(typist.seen(true) == ". 3\n. 4\n. 5");
    typist.type("\033[A\033[A\033[A");
    CHECK(typist.seen() == ". 2\n. 3\n. 4");
    CHECK(typist.cursor_row() == ". 2|");
    typist.type("\033>)\r");
    CHECK(typist.seen(true) == "> (1\n. 2\n. 3\n. 4\n. 5)");
}

TEST_CASE("the cursor is right after wide characters and combining marks") {
    Typist typist({8, 4});
    typist.type("\xE9\xAD\x94\xE9\xAD\x94\xE9\xAD\x94\xE9\xAD\x94");  // the fourth would cross the edge
    CHECK(typist.seen() == "> \xE9\xAD\x94\xE9\xAD\x94\xE9\xAD\x94\n\xE9\xAD\x94");
    typist.type(
        "\x01"
        "e\xCC\x81");
    CHECK(typist.cursor_row() == "> e\xCC\x81|\xE9\xAD\x94\xE9\xAD\x94");
    typist.type("\x7F\x04");
    CHECK(typist.seen() == "> \xE9\xAD\x94\xE9\xAD\x94\xE9\xAD\x94");
}

TEST_CASE("a cursor after a full row is in the next row") {
    Typist typist({8, 4});
    typist.type("abcdef");
    CHECK(typist.row() == 1);
    CHECK(typist.column() == 0);
    typist.type("\033[D\033[C\x7F");
    CHECK(typist.cursor_row() == "> abcde|");
}

TEST_CASE("changes of width while typing leave no stray rows") {
    Typist typist({40, 12});
    typist.type("before\r");
    typist.begin();
    typist.type(long_text + "\033[D\033[D");
    for (const std::size_t columns : {20u, 33u, 7u, 80u, 50u, 2u, 40u}) {
        typist.resize({columns, 12});
        INFO(columns);
        CHECK(typist.agrees_with_a_fresh_screen());
    }
}

TEST_CASE("after any changes of size the screen equals a fresh one, and nothing above it is lost") {
    test::property([] {
        Typist typist({40, 30});
        typist.type("x\r");
        typist.begin();
        typist.type("(" + std::string(*rc::gen::inRange<std::size_t>(1, 60), 'R') + "\rU");
        if (*rc::gen::arbitrary<bool>()) typist.type("\033[A\x01");
        for (int i = 0; i < 3; ++i) {
            typist.resize({*rc::gen::inRange<std::size_t>(5, 60), 30});
            typist.type("D");
            RC_ASSERT(typist.seen(true).starts_with("> x\n> "));
        }
        RC_ASSERT(typist.agrees_with_a_fresh_screen());
    });
}

TEST_CASE("a lower screen shows less of the text, and a higher one shows it again") {
    Typist typist({20, 10});
    typist.type("(1\r2\r3\r4\r5");
    for (const std::size_t rows : {3u, 1u, 2u, 10u}) {
        typist.resize({20, rows});
        INFO(rows);
        CHECK(typist.cursor_row() == ". 5|");
        CHECK(typist.agrees_with_a_fresh_screen());
    }
}

}  // namespace cubelang::editor::screen_test
