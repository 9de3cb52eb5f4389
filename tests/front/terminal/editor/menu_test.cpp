#include "front/terminal/editor/menu.hpp"

#include "tests/front/terminal/editor/typist.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::editor::menu_test {
namespace {

using test::Typist;

std::vector<std::string> shown(const std::vector<Candidate>& candidates, Size room, std::size_t chosen = nowhere) {
    std::vector<std::string> texts;
    for (const auto& row : menu_rows(candidates, chosen, room)) {
        auto& text = texts.emplace_back();
        for (const auto& cell : row) text += cell.glyph;
    }
    return texts;
}

std::vector<Candidate> letters(const std::string& which) {
    std::vector<Candidate> candidates;
    for (const char letter : which) candidates.push_back({std::string(1, letter), "a letter"});
    return candidates;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("the common beginning of all candidates") {
    CHECK(common_beginning({}).empty());
    CHECK(common_beginning({{"order", ""}}) == "order");
    CHECK(common_beginning({{"order", ""}, {"orders", ""}, {"orbit", ""}}) == "or");
    CHECK(common_beginning({{"a", ""}, {"b", ""}}).empty());
}

TEST_CASE("the common beginning ends between characters") {
    CHECK(common_beginning({{"h\xC3\xA9", ""}, {"h\xC3\xA8", ""}}) == "h");
    CHECK(common_beginning({{"h\xC3\xA9s", ""}, {"h\xC3\xA9t", ""}}) == "h\xC3\xA9");
    CHECK(common_beginning({{"\xC3\xA9", ""}, {"\xC3\xA9t\xC3\xA9", ""}}) == "\xC3\xA9");
}

TEST_CASE("candidates are shown with their meanings if they fit") {
    const std::vector<Candidate> candidates{{"order", "how often until solved"}, {"orbit", ""}};
    CHECK(shown(candidates, {80, 24}) == Texts{"order  how often until solved", "orbit"});
    CHECK(shown(candidates, {12, 24}) == Texts{"order  how …", "orbit"});
    CHECK(shown(candidates, {3, 24}) == Texts{"or…", "or…"});
}

TEST_CASE("too many candidates are shown in columns, column by column") {
    CHECK(shown(letters("abcde"), {6, 4}) == Texts{"a  d", "b  e", "c"});
    CHECK(shown(letters("abcde"), {1, 4}) == Texts{"a", "b", "c", "\xE2\x80\xA6"});
}

TEST_CASE("candidates without room are counted, and the chosen one is always visible") {
    CHECK(shown(letters("abcdefgh"), {12, 2}) == Texts{"a  c  e  g", "b  d  f  h"});
    CHECK(shown(letters("abcdefgh"), {8, 2}).size() == 2);
    CHECK(shown(letters("abcdefgh"), {10, 0}).empty());
    const auto rows = menu_rows(letters("abcdefgh"), 7, {1, 4});
    CHECK(rows.size() == 4);
    CHECK(rows[2].front().glyph == "h");
    CHECK(rows[2].front().style == Style::chosen);
}

TEST_CASE("Tab adds the common beginning, then shows the candidates, then cycles through them and the typed text") {
    Typist typist;
    typist.type("al\t");
    CHECK(typist.seen() == "> al\nalgebra    sums\nalgorithm  moves\nalibi      elsewhere");
    typist.type("\t");
    CHECK(typist.text() == "algebra");
    CHECK(typist.painted("7") == "algebra");
    typist.type("\t\t");
    CHECK(typist.text() == "alibi");
    typist.type("\t");
    CHECK(typist.text() == "al");
    typist.type("\033[Z");
    CHECK(typist.text() == "alibi");
    typist.type("\033[A");
    CHECK(typist.text() == "algorithm");
    typist.type("\r");
    CHECK(typist.outcome() == Outcome::editing);
    CHECK(typist.seen() == "> algorithm");
}

TEST_CASE("a single candidate is inserted, and a common beginning is added first") {
    Typist typist;
    typist.type("x ali\t");
    CHECK(typist.text() == "x alibi");
    typist.type(
        "\x15"
        "a\t");
    CHECK(typist.text() == "al");
    CHECK(typist.seen() == "> al");
}

TEST_CASE("any other key closes the menu and has its usual effect, and Esc also undoes the choice") {
    Typist typist;
    typist.type("al\tg");
    CHECK(typist.seen() == "> alg");
    typist.type("\t\t\t");
    CHECK(typist.text() == "algorithm");
    typist.type("\033");
    CHECK(typist.seen() == "> alg");
}

TEST_CASE("names are completed in the middle of a text, and in its later lines") {
    Typist typist;
    typist.type("(\rali)\033[D\t");
    CHECK(typist.text() == "(\nalibi)");
    CHECK(typist.cursor_row() == ". alibi|)");
}

TEST_CASE("Tab at the start of a continuation line indents it") {
    Typist typist;
    typist.type("(\r\tx");
    CHECK(typist.text() == "(\n    x");
}

TEST_CASE("a menu leaves room for the text on the smallest screen") {
    Typist typist({8, 2});
    typist.type("(\r(\ral\t");
    CHECK(typist.cursor_row() == ". al|");
    Typist one({8, 1});
    one.type("al\t");
    CHECK(one.seen() == "> al");
}

}  // namespace cubelang::editor::menu_test
