#include "front/terminal/editor/rows.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::editor::flow_test {
namespace {

std::string shown(const Flowed& flowed) {
    std::string text;
    for (const auto& row : flowed.rows) {
        for (const auto& cell : row) text += cell.glyph;
        text += '|';
    }
    return text;
}

Page page_of(std::string_view text, std::size_t cursor) {
    return {"> ", ". ", text, cursor, std::vector<Style>(text.size()), {}};
}

std::string flowed(std::string_view text, std::size_t columns) { return shown(flow(page_of(text, 0), columns)); }

}  // namespace

TEST_CASE("lines come after their prompts and continue in the next row") {
    CHECK(flowed("", 8) == "> |");
    CHECK(flowed("abc\nde", 8) == "> abc|. de|");
    CHECK(flowed("abcdefgh\ni", 8) == "> abcdef|gh|. i|");
    CHECK(flowed("abcdef\ni", 8) == "> abcdef|. i|");
    CHECK(flowed("a\n", 3) == "> a|. |");
}

TEST_CASE("each continuation line can have a different prompt") {
    auto page = page_of("a\nb\nc", 0);
    page.each_further = {"( "};
    CHECK(shown(flow(page, 8)) == "> a|( b|. c|");
    CHECK(unwrapped(page, false) == "> a\r\n( b\r\n. c");
}

TEST_CASE("the cursor is never beyond a row") {
    for (std::size_t columns = 2; columns < 12; ++columns) {
        const std::string text =
            "ab\xE9\xAD\x94"
            "cdef\n\tghijkl";
        for (std::size_t at = 0; at <= text.size(); ++at) {
            const auto result = flow(page_of(text, at), columns);
            CHECK(result.cursor.column < columns);
            CHECK(result.cursor.row < result.height);
            for (const auto& row : result.rows) CHECK(width_of(row) <= columns);
        }
    }
}

TEST_CASE("only the requested rows are stored, and all are counted") {
    const auto result = flow(page_of("1\n2\n3\n4", 7), 20, 1, 3);
    CHECK(shown(result) == ". 2|. 3|");
    CHECK(result.height == 4);
    CHECK(result.cursor == Position{3, 3});
}

TEST_CASE("a suggestion never adds a row") {
    auto page = page_of("ab", 2);
    page.suggested = "cdefgh";
    CHECK(shown(flow(page, 20)) == "> abcdefgh|");
    CHECK(shown(flow(page, 8)) == "> abcde\xE2\x80\xA6|");
    page.suggested = "c\nd";
    CHECK(shown(flow(page, 20)) == "> abc\xE2\x80\xA6|");
    page.suggested = "cdef";
    CHECK(shown(flow(page, 8)) == "> abcdef|");
}

TEST_CASE("a tab extends to the next tab stop") {
    CHECK(flowed("\ta", 20) == ">   a|");
    CHECK(flowed("a\tb", 20) == "> a b|");
    CHECK(unwrapped(page_of("a\tb", nowhere), false) == "> a b");
}

TEST_CASE("unwrapped, a line is one line of any length") {
    const std::string line(100, 'R');
    CHECK(unwrapped(page_of(line + "\nU", nowhere), false) == "> " + line + "\r\n. U");
}

}  // namespace cubelang::editor::flow_test
