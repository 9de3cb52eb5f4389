#include "runtime/render/svg/charts.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::render::svg::squares_test {
namespace {

int occurrences(const std::string& text, std::string_view part) {
    int count = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++count;
    return count;
}

}  // namespace

TEST_CASE("equal entries have the same colour, and the first one is white") {
    const auto picture = squares({{"e", "a<", "b"}, {"a<", "e", "b"}}, "Small", white_ground());
    CHECK(occurrences(picture, "fill=\"#fff\"") == 2);
    CHECK(occurrences(picture, "fill=\"hsl(137,65%,71%)\"") == 2);
    CHECK(occurrences(picture, "fill=\"hsl(274,65%,80%)\"") == 2);
    CHECK(occurrences(picture, ">a&lt;</text>") == 2);
    CHECK(picture.find(">Small</title>") != picture.npos);
    CHECK(picture.find("A table of 2 by 3 squares. Equal entries have the same colour. Rows: e a&lt; b; a&lt; e b.") !=
          picture.npos);
}

TEST_CASE("entries that do not fit into a square are not written, and large tables are not read out") {
    CHECK(squares({{"abcdefghijklmn"}}, "", white_ground()).find("</text>") == std::string::npos);
    const std::vector<std::vector<std::string>> tall(20, {"x"});
    CHECK(squares(tall, "", white_ground()).find("Rows:") == std::string::npos);
}

}  // namespace cubelang::render::svg::squares_test
