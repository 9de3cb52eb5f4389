#include "runtime/session/lesson/snippets.hpp"

#include "tests/session/lesson/lessons.hpp"

namespace cubelang::lesson::snippets_test {

TEST_CASE("a piece keeps its line and column, and what is said of it is put back") {
    const auto file = lang::make_source("f.md", "first\ncheck: R == U\nlast");
    const auto [text, line] = placed(*file, {"R == U", 13});
    CHECK(text == "       R == U");
    CHECK(line == 2);
    const auto piece = lang::make_source("f.md", text, line);
    const auto moved = in_file(file, {{piece, {12, 13}}, "m", {}, {{{piece, {7, 8}}, "n"}}});
    CHECK(moved.where.source == file);
    CHECK(moved.where.span == lang::Span{18, 19});
    CHECK(moved.notes.at(0).where.span == lang::Span{13, 14});
}

TEST_CASE("places in other texts stay") {
    const auto file = lang::make_source("f.md", "first\n"), other = lang::make_source("g.cube", "R");
    CHECK(in_file(file, {{other, {0, 1}}, "m", {}, {}}).where.source == other);
}

}  // namespace cubelang::lesson::snippets_test
