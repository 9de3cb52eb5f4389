#include "runtime/base/json_text.hpp"

#include <vector>

#include "tests/support/catch.hpp"

namespace cubelang::json_text_test {

TEST_CASE("JSON text is quoted, with quotes and control characters escaped") {
    CHECK(json_text("R U") == R"("R U")");
    CHECK(json_text("") == R"("")");
    CHECK(json_text("\"\\\n\t\r\b\f/") == R"("\"\\\n\t\r\b\f/")");
    CHECK(json_text("a\"") == R"("a\"")");
    CHECK(json_text("unknown \"name\"\nnobody\n^~~~\n") == R"("unknown \"name\"\nnobody\n^~~~\n")");
    CHECK(json_text("\x1b é \x80") == "\"\\u001b é \uFFFD\"");
    CHECK(json_text(std::string_view("\0", 1)) == R"("\u0000")");
}

TEST_CASE("a JSON object has its fields in the order of addition") {
    JsonObject object;
    CHECK(object.is_empty());
    CHECK(object.text() == "{}");
    object.add("b", "text");
    object.add("a", true);
    object.add("\"", 12);
    object.add_json("list", json_list(std::vector{1, 2}, [](int number) { return std::to_string(number); }));
    CHECK(object.text() == R"({"b":"text","a":true,"\"":12,"list":[1,2]})");
}

}  // namespace cubelang::json_text_test
