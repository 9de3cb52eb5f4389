#include "runtime/base/utf8.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::utf16_test {

TEST_CASE("a character beyond the first plane has two UTF-16 units, any other has one") {
    const std::string text = "a\u00e9\u2032\U0001f9ca!";
    const Utf16 units(text);
    CHECK(units.unit_at(text.find('!')) == 5);
    CHECK(units.byte_at(5) == text.find('!'));
    CHECK(units.unit_at(text.size()) == 6);
    CHECK(units.byte_at(6) == text.size());
}

TEST_CASE("a position within a character is its beginning, one past the text its end") {
    const std::string text = "\u2032R";
    const Utf16 units(text);
    CHECK(units.unit_at(2) == 0);
    CHECK(units.unit_at(99) == 2);
    CHECK(units.byte_at(99) == text.size());
}

TEST_CASE("positions are the same with an index and without one") {
    test::property([] {
        const auto pieces = *rc::gen::container<std::vector<std::string>>(
            rc::gen::element<std::string>("a", "\u00e9", "\u2032", "\U0001f9ca", "\xff", "\n"));
        std::string text;
        for (const auto& piece : pieces) text += piece;
        const Utf16 units(text);
        for (std::size_t at = 0; at <= text.size() + 1; ++at) {
            RC_ASSERT(utf16_unit_at(text, at) == units.unit_at(at));
            RC_ASSERT(utf16_byte_at(text, at) == units.byte_at(at));
        }
    });
}

TEST_CASE("a broken byte is one unit") {
    const Utf16 units("\xff\xe2R");
    CHECK(units.unit_at(2) == 2);
    CHECK(units.byte_at(2) == 2);
}

}  // namespace cubelang::utf16_test
