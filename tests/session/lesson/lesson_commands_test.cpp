#include "runtime/session/lesson/sitting.hpp"

#include <set>

#include "tests/support/catch.hpp"

namespace cubelang::lesson::lesson_commands_test {

TEST_CASE("a command counts if it is alone on the line") {
    CHECK(find_lesson_command("hint")->command == LessonCommand::hint);
    CHECK(find_lesson_command("  skip ")->command == LessonCommand::skip);
    CHECK(find_lesson_command("exit")->command == LessonCommand::quit);
    for (const auto* const line : {"", " ", "hint R", "hints", "R", "help order"})
        CHECK(find_lesson_command(line) == nullptr);
}

TEST_CASE("no command occurs twice") {
    std::set<std::string_view> names;
    for (const auto& row : lesson_commands) CHECK(names.insert(row.name).second);
}

}  // namespace cubelang::lesson::lesson_commands_test
