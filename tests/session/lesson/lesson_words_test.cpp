#include "runtime/session/lesson/sitting.hpp"

#include <set>

#include "tests/support/catch.hpp"

namespace cubelang::lesson::lesson_words_test {

TEST_CASE("a word counts if it is alone on the line") {
    CHECK(find_lesson_word("hint")->word == LessonWord::hint);
    CHECK(find_lesson_word("  skip ")->word == LessonWord::skip);
    CHECK(find_lesson_word("exit")->word == LessonWord::quit);
    for (const auto* const line : {"", " ", "hint R", "hints", "R", "help order"})
        CHECK(find_lesson_word(line) == nullptr);
}

TEST_CASE("no word is there twice") {
    std::set<std::string_view> names;
    for (const auto& row : lesson_words) CHECK(names.insert(row.name).second);
}

}  // namespace cubelang::lesson::lesson_words_test
