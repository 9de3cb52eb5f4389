#include "front/terminal/kernel/notebook_json.hpp"

#include <string>

#include "tests/support/catch.hpp"

namespace cubelang::shell {

TEST_CASE("Characters and bytes are counted into each other") {
    const std::string text = "aé\U0001F9CAb";
    const std::size_t begins[] = {0, 1, 3, 7, 8};
    for (std::size_t i = 0; i < 5; ++i) {
        CHECK(byte_at(text, i) == begins[i]);
        CHECK(character_at(text, begins[i]) == i);
    }
    CHECK(byte_at(text, 99) == text.size());
    CHECK(character_at(text, 99) == 4);
}

}  // namespace cubelang::shell
