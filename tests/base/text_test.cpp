#include "runtime/base/text.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::text_test {

TEST_CASE("trimming removes the blanks at both ends, not those between words") {
    CHECK(trimmed(" \t R U\r\n") == "R U");
    CHECK(trimmed("R") == "R");
    CHECK(trimmed(" \n ") == "");
    CHECK(trimmed("") == "");
    CHECK(trimmed_end(" R U \n") == " R U");
}

TEST_CASE("the set of blanks can be chosen") {
    CHECK(trimmed("\n R \n", " ") == "\n R \n");
    CHECK(trimmed(";R; ", " ;") == "R");
}

TEST_CASE("a trimmed view points into the original text") {
    const std::string text = "  R ";
    CHECK(trimmed(text).data() == text.data() + 2);
    CHECK(trimmed("  ").data() != nullptr);
}

TEST_CASE("only ASCII letters change their case") {
    CHECK(lower("Ur2'É_@[`{") == "ur2'É_@[`{");
    CHECK(upper("Ur2'é_@[`{") == "UR2'é_@[`{");
    CHECK(capitalized("cube") == "Cube");
    CHECK(capitalized("").empty());
    test::property("twice is once", [] {
        const auto text = *rc::gen::arbitrary<std::string>();
        RC_ASSERT(lower(lower(text)) == lower(text));
    });
}

TEST_CASE("XML markup is escaped") {
    CHECK(xml_escaped("a < b & \"c\" > 'd'") == "a &lt; b &amp; &quot;c&quot; &gt; 'd'");
    CHECK(xml_escaped("R U’") == "R U’");
}

}  // namespace cubelang::text_test
