#include "front/terminal/editor/text.hpp"

#include <string>

#include "tests/support/catch.hpp"

namespace cubelang::editor::motions_test {

TEST_CASE("a line is the text between newlines") {
    const std::string text = "ab\n\ncd";
    CHECK(line_begin(text, 2) == 0);
    CHECK(line_end(text, 0) == 2);
    CHECK(line_begin(text, 3) == 3);
    CHECK(line_end(text, 3) == 3);
    CHECK(line_begin(text, 6) == 4);
    CHECK(line_end(text, 5) == 6);
}

TEST_CASE("words are names, and blank-separated words end at blanks") {
    const std::string text = "order(R_2, U')";
    CHECK(word_end(text, 0) == 5);
    CHECK(word_end(text, 5) == 9);
    CHECK(word_begin(text, 9) == 6);
    CHECK(word_begin(text, 6) == 0);
    CHECK(blank_word_begin(text, text.size()) == 11);
    CHECK(blank_word_begin(text, 11) == 0);
    CHECK(word_end(text, text.size()) == text.size());
    CHECK(word_begin(text, 0) == 0);
}

TEST_CASE("columns are counted as on the screen") {
    const std::string text = "R\n\xE9\xAD\x94U";  // an ideograph of two columns
    CHECK(column_of(text, 5) == 2);
    CHECK(at_column(text, 2, 2) == 5);
    CHECK(at_column(text, 2, 1) == 2);
    CHECK(at_column(text, 2, 99) == text.size());
    CHECK(at_column(text, 0, 99) == 1);
}

}  // namespace cubelang::editor::motions_test
