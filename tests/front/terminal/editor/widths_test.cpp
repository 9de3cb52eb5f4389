#include "front/terminal/editor/characters.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::editor::widths_test {

TEST_CASE("letters and signs have one column") {
    for (const char32_t code : {U'R', U'\u00E9', U'\u2019', U'\u2032', U'\u2026', U'\u00AD'})
        CHECK(columns_of(code) == 1);
}

TEST_CASE("combining marks have none") {
    for (const char32_t code : {U'\u0301', U'\u200D', U'\u200B', U'\uFE0F', U'\u20DD'}) CHECK(columns_of(code) == 0);
}

TEST_CASE("ideographs, syllables and emoji have two") {
    for (const char32_t code : {U'\u4E00', U'\u9B54', U'\u3042', U'\uAC00', U'\uFF21', U'\U0001F600', U'\U0001F7E5'})
        CHECK(columns_of(code) == 2);
}

TEST_CASE("the ends of the ranges are exact") {
    CHECK(columns_of(0x2FF) == 1);
    CHECK(columns_of(0x300) == 0);
    CHECK(columns_of(0x36F) == 0);
    CHECK(columns_of(0x370) == 1);
    CHECK(columns_of(0x10FFFF) == 1);
}

}  // namespace cubelang::editor::widths_test
