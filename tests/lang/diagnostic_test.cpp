#include "lang/diagnostic.hpp"

#include "runtime/base/utf8.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::lang::diagnostic_test {
namespace {

std::string shown(std::string text, Span span, std::string hint = {}) {
    return to_string(Error({make_source("a.cube", std::move(text)), span}, "wrong here", std::move(hint)).diagnostic());
}

}  // namespace

TEST_CASE("places are counted in lines and characters, from 1") {
    const auto source = make_source("a.cube", "R\né U\n", 10);
    const auto place = line_column(*source, 5);
    CHECK(place.line == 11);
    CHECK(place.column == 3);
    CHECK(line_column(*source, 0).line == 10);
    CHECK(line_column(*source, 7).line == 12);
}

TEST_CASE("a mistake is shown in its line, underlined, with its hint") {
    CHECK(shown("R\nlet fur = 1\n", {6, 9}, "choose another") ==
          "a.cube:2:5: error: wrong here\nlet fur = 1\n    ^~~\nhint: choose another\n");
}

TEST_CASE("the end of a text can be pointed at") {
    CHECK(shown("R +", {3, 3}) == "a.cube:1:4: error: wrong here\nR +\n   ^\n");
    CHECK(shown("", {0, 0}) == "a.cube:1:1: error: wrong here\n\n^\n");
    CHECK(shown("R +\r\nU", {4, 4}) == "a.cube:1:5: error: wrong here\nR +\n   ^\n");
}

TEST_CASE("columns are characters, and tabs stay tabs") {
    CHECK(shown("\té = 1", {4, 5}) == "a.cube:1:4: error: wrong here\n\té = 1\n\t  ^\n");
}

TEST_CASE("a span over several lines is underlined on its first") {
    CHECK(shown("(R\nU)", {0, 5}) == "a.cube:1:1: error: wrong here\n(R\n^~\n");
}

TEST_CASE("only the part of a long line around the mistake is shown") {
    const std::string error = "a.cube:1:1001: error: wrong here\n";
    const std::string before(40, 'a'), after(59, 'b');
    CHECK(shown(std::string(1000, 'a') + "X" + std::string(1000, 'b'), {1000, 1001}) ==
          error + "…" + before + "X" + after + "…\n" + std::string(41, ' ') + "^\n");
    CHECK(shown(std::string(1000, 'a') + "X", {1000, 1001}) ==
          error + "…" + before + "X\n" + std::string(41, ' ') + "^\n");
    CHECK(shown("X" + std::string(200, 'b'), {0, 201}) ==
          "a.cube:1:1: error: wrong here\nX" + std::string(99, 'b') + "…\n^" + std::string(99, '~') + "\n");
}

TEST_CASE("a quoted line can neither move the cursor nor break the encoding") {
    CHECK(shown("R \xFF \x1B[2J", {2, 3}) == "a.cube:1:3: error: wrong here\nR \uFFFD \uFFFD[2J\n  ^\n");
}

TEST_CASE("the caret is below its span, also after unprintable characters") {
    CHECK(shown("\u202E\u009B R \033", {6, 7}) == "a.cube:1:4: error: wrong here\n\uFFFD\uFFFD R \uFFFD\n   ^\n");
}

TEST_CASE("control characters are escaped in names, messages, hints and notes") {
    const auto source = make_source("a\n\033b.cube", "R");
    Error error({source, {0, 1}}, "no `\u009B2J`", "write \033");
    error.diagnostic().notes.push_back({{source, {0, 1}}, "in \u202E"});
    CHECK(to_string(error.diagnostic()) ==
          "a\\u{a}\\u{1b}b.cube:1:1: error: no `\\u{9b}2J`\nR\n^\nhint: write \\u{1b}\n"
          "a\\u{a}\\u{1b}b.cube:1:1: note: in \\u{202e}\nR\n^\n");
}

TEST_CASE("each note has its own place") {
    const auto source = make_source("a.cube", "(R U]");
    Error error({source, {4, 5}}, "not this", "write )");
    error.diagnostic().notes.push_back({{source, {0, 1}}, "opened here"});
    CHECK(to_string(error.diagnostic()) ==
          "a.cube:1:5: error: not this\n(R U]\n    ^\nhint: write )\na.cube:1:1: note: opened here\n(R U]\n^\n");
}

TEST_CASE("the parts of a message are painted") {
    const Error error({make_source("a", "R"), {0, 1}}, "no", "so");
    CHECK(to_string(error.diagnostic(), {"<e>", "<h>", "<p>", "</>"}) ==
          "<p>a:1:1:</> <e>error:</> no\nR\n<e>^</>\n<h>hint:</> so\n");
}

TEST_CASE("on a narrow screen sentences are wrapped between words, and the caret stays below its span") {
    const auto error = Error({make_source("a.cube", "R U R' U' R U R' U' R U R' U' R U R' U' let"), {40, 43}},
                             "the number comes before the prime", "write 3' as two letters, with blanks around it");
    CHECK(to_string(error.diagnostic(), {}, 40) ==
          "a.cube:1:41: error: the number comes\n"
          "    before the prime\n"
          "…' U' R U R' U' let\n"
          "                ^~~\n"
          "hint: write 3' as two letters, with\n"
          "      blanks around it\n");
}

TEST_CASE("no line of a message is wider than the screen") {
    std::string line;
    for (int i = 0; i < 60; ++i) line += "R U' ";
    for (const std::uint32_t at : {0U, 100U, 290U})
        for (const std::size_t columns : {40U, 80U, 200U}) {
            const auto error = Error({make_source("a.cube", line), {at, at + 1}}, "wrong here", "and a hint");
            const auto lines = to_string(error.diagnostic(), {}, columns);
            std::string_view rest = lines;
            for (; !rest.empty(); rest.remove_prefix(rest.find('\n') + 1))
                CHECK(count_characters(rest.substr(0, rest.find('\n'))) <= columns);
        }
}

}  // namespace cubelang::lang::diagnostic_test
