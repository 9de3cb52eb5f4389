#include "runtime/render/svg/charts.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::render::svg::bars_test {

TEST_CASE("bars in a picture have lengths by their shares, and labels") {
    const auto picture =
        bars({{"a<b", 1, "10", false}, {"4", 0.25, "2.5", true}, {"c", 0, "0", false}}, "Frequency", white_ground());
    CHECK(picture.find("width=\"320\"") != picture.npos);
    CHECK(picture.find("width=\"80\"") != picture.npos);
    CHECK(picture.find("a&lt;b") != picture.npos);
    CHECK(picture.find(">Frequency</title>") != picture.npos);
    CHECK(picture.find("A bar for each of 3. a&lt;b: 10, 4: 2.5, c: 0.") != picture.npos);
}

TEST_CASE("a description of many bars leaves out most of them") {
    const std::vector<Bar> many(100, {"x", 1, "1", false});
    CHECK(bars(many, "", white_ground()).find(", and 80 more.") != std::string::npos);
}

}  // namespace cubelang::render::svg::bars_test
