#include "runtime/session/markdown/layout.hpp"

#include <sstream>

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::markdown::layout_test {
namespace {

using render::ColorDepth;
using render::Role;

constexpr render::Screen narrow{20, ColorDepth::none}, wide{60, ColorDepth::none}, colored{20, ColorDepth::full};

/// The only block of the Markdown text.
std::string shown(std::string_view markdown, const render::Screen& screen) {
    const auto read = markdown::read(markdown);
    REQUIRE(read.blocks.size() == 1);
    return laid_out(read.blocks.front(), screen);
}

}  // namespace

TEST_CASE("text fills the width, word by word") {
    CHECK(wrapped("one two three four five six", narrow) == "one two three four\nfive six\n");
    CHECK(wrapped("", narrow) == "\n");
    CHECK(wrapped("  one   two ", narrow) == "one two\n");
}

TEST_CASE("code stays together if it fits on a line, with the comma after it") {
    CHECK(wrapped("it is `R U R' U'`, and", narrow) == "it is `R U R' U'`,\nand\n");
    CHECK(wrapped("so it is `R U R' U'`, and", narrow) == "so it is\n`R U R' U'`, and\n");
    CHECK(wrapped("`R U R' U' R' F R2 U' R' U'`", narrow) == "`R U R' U' R' F R2\nU' R' U'`\n");
}

TEST_CASE("a short mark comes first, and the other lines are aligned after it") {
    CHECK(wrapped("one two three four five", narrow, ">") == "> one two three four\n  five\n");
    CHECK(wrapped("one two three four", narrow, "Not yet:") == "Not yet: one two\n  three four\n");
}

TEST_CASE("widths that are too small or too large to read are adjusted") {
    CHECK(wrapped("one two three four", {1, ColorDepth::none}) == "one two\nthree four\n");
    std::string words;
    for (int i = 0; i < 100; ++i) words += "word ";
    std::istringstream lines(wrapped(words, {1000, ColorDepth::none}));
    for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 84);
}

TEST_CASE("colours replace Markdown marks") {
    CHECK(wrapped("a `R`", colored).find('`') == std::string::npos);
    CHECK(wrapped("a `R`", colored).find("\033[") != std::string::npos);
    CHECK(wrapped("a *b* **c**", narrow) == "a b c\n");
}

TEST_CASE("a heading is underlined if there are no colours") {
    CHECK(shown("# Cube", narrow) == "Cube\n====\n");
    CHECK(shown("## Über", narrow) == "Über\n----\n");
    CHECK(shown("## Cube", colored) == "\033[1mCube\033[0m\n");
}

TEST_CASE("lists have bullets or numbers") {
    CHECK(shown("- one two three four\n- five", narrow) == "  - one two three\n    four\n  - five\n");
    CHECK(shown("1. one\n2. two", narrow) == " 1. one\n 2. two\n");
    CHECK(shown("9) one\n10) two", narrow) == " 9. one\n10. two\n");
}

TEST_CASE("nested lists and other blocks of an item are indented") {
    CHECK(shown("- one\n  - two three four five\n    1. six\n- seven", wide) ==
          "  - one\n      - two three four five\n         1. six\n  - seven\n");
    CHECK(shown("- one\n  - two three four five", narrow) == "  - one\n      - two three\n        four five\n");
    CHECK(shown("- one\n\n  more\n\n      as is\n- two", wide) == "  - one\n\n    more\n\n        as is\n  - two\n");
}

TEST_CASE("a table has aligned columns, wrapped if it is too wide") {
    CHECK(shown("| a | order |\n| --- | --: |\n| `R U` | 105 |\n| R | 4 |", wide) ==
          "a      order\n─────  ─────\n`R U`    105\nR          4\n");
    CHECK(shown("| a | b |\n| --- | :-: |\n| one | two three four five six |", narrow) ==
          "a           b\n───  ───────────────\n"
          "one  two three four\n        five six\n");
    CHECK(shown("| a |\n| --- |\n| b |", {20, ColorDepth::none, false}) == "a\n-\nb\n");
}

TEST_CASE("a quote has a bar on its left") {
    CHECK(shown("> one two three four five\n>\n> six", narrow) == "│ one two three four\n│ five\n│ \n│ six\n");
    CHECK(shown("> one", {20, ColorDepth::none, false}) == "> one\n");
}

TEST_CASE("rules, code and hard breaks are shown") {
    CHECK(shown("***", narrow) == "* * *\n");
    CHECK(shown("    as  is\n\n      so too", narrow) == "    as  is\n\n      so too\n");
    CHECK(shown("one  \ntwo\\\nthree\nfour", narrow) == "one\ntwo\nthree four\n");
}

TEST_CASE("no line is wider than the screen, unless a word is") {
    test::property([] {
        const auto lengths = *rc::gen::arbitrary<std::vector<std::uint8_t>>();
        std::string text;
        for (const auto length : lengths) text += std::string(length % 11, 'x') + " ";
        std::istringstream lines(wrapped(text, narrow, "  -"));
        for (std::string line; std::getline(lines, line);) RC_ASSERT(line.size() <= 20U);
    });
}

}  // namespace cubelang::markdown::layout_test
