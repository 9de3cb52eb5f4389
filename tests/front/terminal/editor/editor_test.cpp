#include "front/terminal/editor/editor.hpp"

#include <algorithm>

#include "tests/front/terminal/editor/typist.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::editor::editor_test {

using test::Typist;

TEST_CASE("typed text appears after the prompt, and Enter enters it") {
    Typist typist;
    typist.type("R U");
    CHECK(typist.seen() == "> R U");
    CHECK(typist.cursor_row() == "> R U|");
    typist.type("\r");
    CHECK(typist.outcome() == Outcome::entered);
    CHECK(typist.text() == "R U");
    CHECK(typist.column() == 0);
    typist.begin();
    CHECK(typist.seen() == "> R U\n>");
}

TEST_CASE("while a bracket is open Enter adds a line, and every line can be edited") {
    Typist typist;
    typist.type("[R,\rU");
    CHECK(typist.seen() == "> [R,\n. U");
    typist.type("\033[AX");
    CHECK(typist.cursor_row() == "> [X|R,");
    typist.type("\033[B]\r");
    CHECK(typist.text() == "[XR,\nU]");
    CHECK(typist.outcome() == Outcome::entered);
    CHECK(typist.seen() == "> [XR,\n. U]");
}

TEST_CASE("Alt-Enter adds a line anywhere, and Enter runs from anywhere") {
    Typist typist;
    typist.type("R\033\rU\033[A\r");
    CHECK(typist.text() == "R\nU");
    CHECK(typist.outcome() == Outcome::entered);
}

TEST_CASE("Ctrl-D leaves an empty text, ends an incomplete one in its empty last line, and otherwise erases") {
    Typist typist;
    typist.type("RU\x01\x04");
    CHECK(typist.text() == "U");
    typist.type("\x05\x04");
    CHECK(typist.outcome() == Outcome::editing);
    typist.type("\x15(\r\x04");
    CHECK(typist.outcome() == Outcome::entered);
    CHECK(typist.text() == "(");
    typist.begin();
    typist.type("\x04");
    CHECK(typist.outcome() == Outcome::left);
}

TEST_CASE("Ctrl-C discards the text and shows ^C, wherever the cursor is") {
    Typist typist;
    typist.type("[R,\rU\033[A\x03");
    CHECK(typist.outcome() == Outcome::interrupted);
    typist.begin();
    CHECK(typist.seen() == "> [R,\n. U^C\n>");
    typist.type("\033[200~never ended");
    CHECK(typist.interrupt() == Outcome::interrupted);
    typist.begin();
    typist.type("R\r");
    CHECK(typist.text() == "R");
}

TEST_CASE("Ctrl-Z leaves the screen to other programs, and editing continues afterwards") {
    Typist typist;
    typist.type("R U\x1A");
    CHECK(typist.outcome() == Outcome::suspended);
    CHECK(typist.seen() == "> R U");
    CHECK(typist.row() == 1);
    typist.type("ignored");
    typist.resume("[1]+ Stopped\r\n$ fg\r\n");
    CHECK(typist.seen() == "> R U\n[1]+ Stopped\n$ fg\n> R U");
    typist.type("2\r");
    CHECK(typist.text() == "R U2");
}

TEST_CASE("a paste can be edited before it runs, and Enter runs all of it") {
    Typist typist;
    typist.type("\033[200~R U\rorder(_)\r\033[201~");
    CHECK(typist.outcome() == Outcome::editing);
    CHECK(typist.seen() == "> R U\n. order(_)\n.");
    typist.type("\r");
    CHECK(typist.text() == "R U\norder(_)");
    CHECK(typist.outcome() == Outcome::entered);
}

TEST_CASE("tabs in a paste are text, and control characters are replaced") {
    Typist typist;
    typist.type("\033[200~a\tb\033[2J\x07\033[201~");
    CHECK(typist.text() == "a\tb\xEF\xBF\xBD[2J\xEF\xBF\xBD");
    CHECK(typist.seen() == "> a b\xEF\xBF\xBD[2J\xEF\xBF\xBD");
}

TEST_CASE("a text that is too long is refused with a notice and does not change") {
    Typist typist;
    typist.type("R\033[200~" + std::string(longest_paste + 1, 'x') + "\033[201~");
    CHECK(typist.text() == "R");
    CHECK(typist.seen().find("too long") != std::string::npos);
    typist.type("U");
    CHECK(typist.seen() == "> RU");
}

TEST_CASE("Up and Down walk through the history, and edits on the way are kept until a text is entered") {
    Typist typist;
    for (const auto* entry : {"first", "[R,\nU]", "third"}) typist.remember(entry);
    typist.type("new\033[A");
    CHECK(typist.text() == "third");
    typist.type("!\x10");
    CHECK(typist.text() == "[R,\nU]");
    CHECK(typist.cursor_row() == "> [R,|");
    typist.type("\033[A");
    CHECK(typist.text() == "first");
    typist.type("\033[A");
    CHECK(typist.text() == "first");
    typist.type("\033[B\033[B");
    CHECK(typist.text() == "third!");
    typist.type("\x0E");
    CHECK(typist.text() == "new");
    typist.type("\033[A\r");
    typist.begin();
    typist.type("\033[A");
    CHECK(typist.text() == "third");
}

TEST_CASE("PageUp and PageDown find entries with the same beginning") {
    Typist typist;
    for (const auto* entry : {"order(R)", "R U", "order(U)"}) typist.remember(entry);
    typist.type("ord\033[5~");
    CHECK(typist.text() == "order(U)");
    typist.type("\033[5~");
    CHECK(typist.text() == "order(R)");
    typist.type("\033[6~\033[6~");
    CHECK(typist.text() == "ord");
}

TEST_CASE("a history entry is suggested faintly, and accepted at the end of the line") {
    Typist typist;
    typist.remember("order(R U)");
    typist.type("ord");
    CHECK(typist.seen() == "> order(R U)");
    CHECK(typist.painted("90") == "er(R U)");
    CHECK(typist.text() == "ord");
    typist.type("\033f");
    CHECK(typist.text() == "order");
    typist.type("\033[C");
    CHECK(typist.text() == "order(R U)");
    typist.type("\x15ord\r");
    CHECK(typist.seen() == "> ord");
}

TEST_CASE("there are no suggestions without colours") {
    Typist typist({80, 24}, false);
    typist.remember("order(R U)");
    typist.type("ord\x05");
    CHECK(typist.text() == "ord");
    CHECK(typist.seen() == "> ord");
}

TEST_CASE("emacs keys") {
    Typist typist;
    typist.type("one two\x01X\x05Y");
    CHECK(typist.text() == "Xone twoY");
    typist.type("\x17Z\033\x7F");
    CHECK(typist.text() == "Xone ");
    typist.type("\033b\x0B\x19\x19");
    CHECK(typist.text() == "Xone Xone ");
    typist.type(
        "\x15"
        "ab\x14");
    CHECK(typist.text() == "ba");
    typist.type("\x01\033d\x1F");
    CHECK(typist.text() == "ba");
}

TEST_CASE("Ctrl-L leaves only the text") {
    Typist typist;
    typist.type("R\r");
    typist.begin();
    typist.type("U\x0C");
    CHECK(typist.seen() == "> U");
    CHECK(typist.row() == 0);
}

TEST_CASE("a hint for the call at the cursor is shown below the text") {
    Typist typist;
    typist.type("f(");
    CHECK(typist.seen() == "> f(\nf(p): a hint");
    CHECK(typist.cursor_row() == "> f(|");
    typist.type(")");
    CHECK(typist.seen() == "> f()");
}

TEST_CASE("the text is painted, with the brackets at the cursor") {
    Typist typist;
    typist.type("a 12");
    CHECK(typist.painted("33") == "12");
    Typist plain({80, 24}, false);
    plain.type("a 12");
    CHECK(plain.painted("33").empty());
}

TEST_CASE("each key of the table has a different action and a name that a terminal can send") {
    std::vector<std::string> seen;
    for (const auto& [keys, does, act] : Editor::bindings()) {
        CHECK_FALSE(does.empty());
        std::string rest(keys);
        for (std::size_t comma = 0; comma != rest.npos;) {
            comma = rest.find(", ");
            seen.push_back(rest.substr(0, comma));
            if (comma != rest.npos) rest.erase(0, comma + 2);
        }
    }
    auto sorted = seen;
    std::sort(sorted.begin(), sorted.end());
    CHECK(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
}

TEST_CASE("after any keys, the screen shows the text and nothing else") {
    test::property([] {
        const auto bytes = *rc::gen::arbitrary<std::vector<std::uint8_t>>();
        Typist typist({11, 5});
        for (const auto* entry : {"order(R)", "[R,\nU]"}) typist.remember(entry);
        for (const auto byte : bytes) {
            if (typist.outcome() == Outcome::suspended) typist.resume("");
            if (typist.outcome() != Outcome::editing) typist.begin();
            typist.type(std::string(1, static_cast<char>(byte)));
        }
        RC_ASSERT(typist.agrees_with_a_fresh_screen());
    });
}

}  // namespace cubelang::editor::editor_test
