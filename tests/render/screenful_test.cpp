
#include "runtime/render/screen.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::render::screenful_test {
namespace {

std::string first(std::size_t rows, std::string_view written, int columns = 10) {
    const auto part = screenful(text(written), columns, rows);
    return painted(part.shown, {}) + " +" + std::to_string(part.rows_left);
}

}  // namespace

TEST_CASE("a screenful shows the rows that fit and counts the others") {
    CHECK(first(3, "a\nb\nc") == "a\nb\nc +0");
    CHECK(first(2, "a\nb\nc") == "a\nb +1");
    CHECK(first(0, "a\nb\nc") == "a\nb\nc +0");
    CHECK(first(2, "a\nb\nc", 0) == "a\nb +1");
}

TEST_CASE("a line of several rows is cut at the end of a row") {
    CHECK(first(2, "one two three four five\nsix") == "one two     three    +3");
    CHECK(first(1, std::string(100, 'R')) == "RRRRRRRRRR +9");
}

TEST_CASE("rows of painted lines are counted without their colours") {
    CHECK(rows_in("\033[1mR U\033[0m\n\n", 80) == 2);
    CHECK(rows_in("\033[1mone two three\033[0m\n", 7) == 2);
    CHECK(rows_in("no end", 80) == 0);
}

}  // namespace cubelang::render::screenful_test
