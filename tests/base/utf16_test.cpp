#include "runtime/base/utf16.hpp"

#include "tests/support/catch.hpp"

namespace cubelang {

TEST_CASE("a character beyond the first plane is two units of UTF-16, every other one") {
    const std::string text = "a\u00e9\u2032\U0001f9ca!";
    const Utf16 units(text);
    CHECK(units.unit_at(text.find('!')) == 5);
    CHECK(units.byte_at(5) == text.find('!'));
    CHECK(units.unit_at(text.size()) == 6);
    CHECK(units.byte_at(6) == text.size());
}

TEST_CASE("positions within a character are its own, and those behind the text its end") {
    const std::string text = "\u2032R";
    const Utf16 units(text);
    CHECK(units.unit_at(2) == 0);
    CHECK(units.unit_at(99) == 2);
    CHECK(units.byte_at(99) == text.size());
}

TEST_CASE("a broken byte is one unit") {
    const Utf16 units("\xff\xe2R");
    CHECK(units.unit_at(2) == 2);
    CHECK(units.byte_at(2) == 2);
}

}  // namespace cubelang
