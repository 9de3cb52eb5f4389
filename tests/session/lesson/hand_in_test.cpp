#include "runtime/session/lesson/student_record.hpp"

#include "tests/session/lesson/lessons.hpp"

namespace cubelang::lesson {
namespace {

Lesson two_exercises() {
    return test::lesson_of("```cube\nlet insert = R D R'\n```\n" +
                           test::exercise("name: one\ntask: t\nanswer: R\ncheck: true\n") +
                           test::exercise("name: two\ntask: t\nanswer: U\ncheck: true\n"));
}

const std::string session =
    "cube 3\nlet insert = R D R'\n## turns\nlet a = R\nlet a = U\ndef twice(p) = p a\nlet unused = F\ntwice(R)\n";

std::string section(const std::string& answer) { return answer_section(two_exercises(), {answer, "R U", session, ""}); }

}  // namespace

TEST_CASE("an answer takes the definitions along that it needs, each in its last form") {
    CHECK(section("R") == "R\n");
    CHECK(section("a'") == "let a = U\na'\n");
    CHECK(section("twice(insert)") == "let a = U\ndef twice(p) = p a\ntwice(insert)\n");
    CHECK(section("let a = U; a") == "let a = U; a\n");
}

TEST_CASE("the last value is written out") {
    CHECK(section("_") == "R U\n");
    CHECK(answer_section(two_exercises(), {"R", "R", session, "cube 4\n"}) == "cube 4\nR\n");
}

TEST_CASE("what is handed in is in the lesson's order, and a script that names it") {
    CHECK(hand_in(two_exercises(), {"l.md", "anna", {{"two", "U\n"}, {"one", "R\n"}, {"gone", "F\n"}}}) ==
          "# Answers, saved by `save` in a lesson: `cube check` marks them.\n# lesson: l.md\n# seed: anna\n"
          "\n# exercise: one\nR\n\n# exercise: two\nU\n");
}

}  // namespace cubelang::lesson
