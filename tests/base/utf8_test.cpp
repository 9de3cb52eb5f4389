#include "runtime/base/utf8.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::utf8_test {

TEST_CASE("a shortened text keeps both ends, cut between characters") {
    CHECK(shortened("12345678", 8) == "12345678");
    CHECK(shortened("123456789", 8) == "123456 … 89");
    CHECK(shortened("ééééé", 8) == "ééé … é");
    CHECK(shortened("", 0).empty());
}

TEST_CASE("well-formed text has no bad byte") {
    CHECK(first_bad_byte("") == std::nullopt);
    CHECK(first_bad_byte("plain text, longer than eight bytes") == std::nullopt);
    CHECK(first_bad_byte("é ’ \xF0\x9F\x98\x80 \xEF\xBF\xBF \xF4\x8F\xBF\xBF") == std::nullopt);
}

TEST_CASE("the first bad byte is found at any position") {
    for (std::size_t length = 0; length < 40; ++length)
        for (const char bad : {'\0', '\x80', '\xC1', '\xFF', '\xF5'})
            CHECK(first_bad_byte(std::string(length, 'a') + bad + "aaaaaaaaaaaa") == length);
}

TEST_CASE("truncated and overlong encodings, surrogates and codes above U+10FFFF are invalid") {
    for (const char* text : {"\xC3", "\xE2\x80", "\xE2\x28\xA1", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
                             "\xF4\x90\x80\x80", "\xC0\x80"})
        CHECK(first_bad_byte(text) == 0);
}

TEST_CASE("a character ends before the next one begins") {
    CHECK(character_end("aé’", 0) == 1);
    CHECK(character_end("aé’", 1) == 3);
    CHECK(character_end("aé’", 3) == 6);
    CHECK(character_end("\x80\x80", 0) == 2);
}

TEST_CASE("the beginning of a text is cut between characters") {
    CHECK(beginning("aé’", 9) == "aé’");
    CHECK(beginning("aé’", 6) == "aé’");
    CHECK(beginning("aé’", 5) == "aé");
    CHECK(beginning("aé’", 2) == "a");
    CHECK(beginning("é", 1) == "");
}

TEST_CASE("encoding and decoding a character are inverse") {
    test::property("append_utf8 and code_point are inverse", [] {
        const auto code = *rc::gen::suchThat(rc::gen::inRange<std::uint32_t>(1, 0x110000), is_character);
        std::string text;
        append_utf8(text, code);
        RC_ASSERT(character_length(text) == text.size());
        RC_ASSERT(code_point(text) == code);
        RC_ASSERT(count_characters(text) == 1);
        RC_ASSERT(!first_bad_byte(text));
    });
}

}  // namespace cubelang::utf8_test
