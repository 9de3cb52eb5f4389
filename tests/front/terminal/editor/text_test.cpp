#include "front/terminal/editor/text.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::editor::text_test {
namespace {

Text typed(std::string_view keys) {
    Text text;
    for (const char key : keys) text.insert(std::string(1, key));
    return text;
}

}  // namespace

TEST_CASE("typing is undone word by word, up to the empty text") {
    auto text = typed("one two");
    CHECK(text.undo());
    CHECK(text.text() == "one ");
    CHECK(text.undo());
    CHECK(text.is_empty());
    CHECK_FALSE(text.undo());
}

TEST_CASE("undo restores erased text and the cursor") {
    auto text = typed("one two");
    text.move_to(3);
    text.erase(0, 5);
    CHECK(text.text() == "wo");
    CHECK(text.undo());
    CHECK(text.text() == "one two");
    CHECK(text.cursor() == 3);
}

TEST_CASE("any sequence of changes can be undone") {
    test::property([] {
        const auto changes = *rc::gen::arbitrary<std::vector<std::pair<std::uint8_t, std::string>>>();
        Text text;
        for (const auto& [at, by] : changes) {
            const auto from = text.text().empty() ? 0 : at % text.text().size();
            text.replace(from, std::min(text.text().size(), from + at % 3u), by);
        }
        while (text.undo()) {
        }
        RC_ASSERT(text.is_empty());
    });
}

TEST_CASE("consecutive cuts are pasted as one") {
    auto text = typed("one two three");
    text.kill_back(8);
    text.kill_back(4);
    CHECK(text.text() == "one ");
    text.yank();
    CHECK(text.text() == "one two three");
    text.move_to(0);
    text.kill_on(3);
    text.kill_on(1);
    CHECK(text.text() == "two three");
    text.move_to(text.text().size());
    text.yank();
    CHECK(text.text() == "two threeone ");
}

TEST_CASE("moving the cursor separates two cuts") {
    auto text = typed("one two");
    text.kill_back(4);
    text.move_to(4);
    text.kill_back(0);
    text.yank();
    CHECK(text.text() == "one ");
}

TEST_CASE("up and down keep the column, also across shorter lines") {
    Text text;
    text.set("long line\nab\nanother", 6);
    CHECK_FALSE(text.up());
    CHECK(text.down());
    CHECK(text.cursor() == 12);  // the end of ab
    CHECK(text.down());
    CHECK(text.cursor() == 19);  // anothe|r
    CHECK_FALSE(text.down());
    CHECK(text.up());
    CHECK(text.up());
    CHECK(text.cursor() == 6);
}

TEST_CASE("a change that makes the text too long is refused") {
    Text text;
    CHECK(text.insert(std::string(longest_text, 'R')));
    CHECK_FALSE(text.insert("U"));
    CHECK(text.text().size() == longest_text);
    CHECK(text.undo());
    CHECK(text.is_empty());
}

}  // namespace cubelang::editor::text_test
