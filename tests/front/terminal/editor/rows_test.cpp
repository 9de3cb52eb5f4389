#include "front/terminal/editor/rows.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::editor::rows_test {

TEST_CASE("later spans override earlier ones, and spans are clipped to the text") {
    const auto styles = style_of_bytes(
        {{0, 3, Style::number}, {1, 2, Style::bracket}, {2, 99, Style::match}, {50, 60, Style::wrong}}, 4);
    CHECK(styles == std::vector{Style::number, Style::bracket, Style::match, Style::match});
}

TEST_CASE("without colours only essential styles are painted") {
    CHECK(begin_of(Style::keyword, false).empty());
    CHECK(begin_of(Style::match, false) == begin_of(Style::match, true));
    CHECK_FALSE(begin_of(Style::chosen, false).empty());
    CHECK_FALSE(begin_of(Style::keyword, true).empty());
    CHECK(begin_of(Style::plain, true).empty());
}

}  // namespace cubelang::editor::rows_test
