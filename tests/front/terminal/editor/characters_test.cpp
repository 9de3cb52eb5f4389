#include "front/terminal/editor/characters.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::editor::characters_test {

TEST_CASE("characters of every length, and invalid bytes") {
    for (const auto& [text, code] : std::vector<std::pair<std::string, char32_t>>{
             {"R", 'R'}, {"\xC3\xA9", 0xE9}, {"\xE2\x80\x99", 0x2019}, {"\xF0\x9F\x98\x80", 0x1F600}}) {
        CHECK(character_at(text, 0).code == code);
        CHECK(character_at(text, 0).length == text.size());
    }
    for (const std::string text :
         {"\x80", "\xFF", "\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x80x"}) {
        CHECK(character_at(text, 0).broken);
    }
}

TEST_CASE("a glyph is a character with its combining marks, in both directions") {
    const std::string text = "e\xCC\x81\xCC\xA7x\n\xCC\x81";  // e with two marks, x, a newline without its mark
    CHECK(next_glyph(text, 0) == 5);
    CHECK(next_glyph(text, 5) == 6);
    CHECK(next_glyph(text, 6) == 7);
    CHECK(previous_glyph(text, 9) == 7);
    CHECK(previous_glyph(text, 7) == 6);
    CHECK(previous_glyph(text, 5) == 0);
}

TEST_CASE("glyph boundaries in any bytes are the same forwards and backwards") {
    test::property([] {
        const auto text = *rc::gen::arbitrary<std::string>();
        std::vector<std::size_t> there{0}, back{text.size()};
        while (there.back() < text.size()) there.push_back(next_glyph(text, there.back()));
        while (back.back() > 0) back.push_back(previous_glyph(text, back.back()));
        RC_ASSERT(std::vector(back.rbegin(), back.rend()) == there);
    });
}

TEST_CASE("widths are counted in terminal columns") {
    CHECK(width_of("R U") == 3);
    CHECK(width_of("e\xCC\x81") == 1);
    CHECK(width_of("\xE9\xAD\x94\xE6\x96\xB9") == 4);  // two ideographs
    CHECK(width_of("\xF0\x9F\x98\x80") == 2);
    CHECK(cut("\xE9\xAD\x94\xE6\x96\xB9", 3) == "\xE9\xAD\x94");
    CHECK(cut("e\xCC\x81x", 1) == "e\xCC\x81");
}

TEST_CASE("foreign text is sanitized without losing a character") {
    CHECK(sanitized("a\r\nb\rc\nd\te") == "a\nb\nc\nd\te");
    CHECK(sanitized("\033[31m") == std::string(replacement) + "[31m");
    CHECK(sanitized(std::string_view("\0", 1)) == replacement);
    CHECK(sanitized("\xE2\x80\xAE") == replacement);  // right-to-left override
    test::property("sanitized text does not change again", [] {
        const auto text = *rc::gen::arbitrary<std::string>();
        RC_ASSERT(sanitized(sanitized(text)) == sanitized(text));
    });
}

}  // namespace cubelang::editor::characters_test
