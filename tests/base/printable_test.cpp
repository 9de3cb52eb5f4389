#include "runtime/base/printable.hpp"

#include "runtime/base/utf8.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::printable_test {

TEST_CASE("characters that control a terminal are escaped as in the language") {
    CHECK(printable("\033]0;owned\a") == "\\u{1b}]0;owned\\u{7}");
    CHECK(printable("a\u009B2Jb") == "a\\u{9b}2Jb");  // CSI in one character
    CHECK(printable("a\u202Eb\u2066c\u200Fd\u061C") ==
          "a\\u{202e}b\\u{2066}c\\u{200f}d\\u{61c}");  // bidirectional marks
    CHECK(printable(std::string_view("\0\r\x7F\b", 4)) == "\\u{0}\\u{d}\\u{7f}\\u{8}");
    CHECK(printable("\uFFFE") == "\\u{fffe}");
}

TEST_CASE("ordinary text in any language is unchanged") {
    for (const auto* text : {"", "R U\n\tF", "é × … אבג 漢字 🙂", "\\u{1b}"}) {
        CHECK(printable(text) == text);
        CHECK(is_printable(text));
    }
}

TEST_CASE("a byte that is not UTF-8 becomes one replacement character") {
    CHECK(printable("a\xFFz\xC3") == "a\uFFFDz\uFFFD");
    CHECK(printable("\xED\xA0\x80") == "\uFFFD\uFFFD\uFFFD");  // half of a surrogate pair
    CHECK(printable("\x9B") == "\uFFFD");
}

TEST_CASE("a name has one line") {
    CHECK(printable_name("a\nb\tc\033") == "a\\u{a}b\\u{9}c\\u{1b}");
    CHECK(printable_name("my file.cube") == "my file.cube");
}

TEST_CASE("raw control characters in JSON become JSON escapes") {
    CHECK(printable_json("{\"a\":\"\u009B\u202E\x7F\"}") == "{\"a\":\"\\u009b\\u202e\\u007f\"}");
    CHECK(printable_json("{\"a\":\"é\"}") == "{\"a\":\"é\"}");
}

TEST_CASE("printable text has no control characters and stays unchanged") {
    test::property("of any bytes", [] {
        const auto shown = printable(*rc::gen::arbitrary<std::string>());
        RC_ASSERT(is_printable(shown));
        RC_ASSERT(printable(shown) == shown);
        RC_ASSERT(!first_bad_byte(shown));
    });
}

}  // namespace cubelang::printable_test
