#include "runtime/session/lesson/grader.hpp"

#include "tests/session/lesson/lessons.hpp"

namespace cubelang::lesson {
namespace {

std::string fault(const std::string& text) {
    auto lesson = test::lesson_of(text);
    const auto faults = rehearse(lesson, 1);
    return faults.empty() ? "" : as_lines(faults.front());
}

}  // namespace

TEST_CASE("a lesson in order has no faults") {
    CHECK(fault("```cube\nlet t = R\n```\n```cube error\nnobody\n```\n" +
                test::exercise("name: n\ntask: t\nanswer: t\ncheck: answer == t\n"))
              .empty());
}

TEST_CASE("a fault is shown in the file's own line") {
    CHECK(fault("text\n\n```cube\nR\nnobody\n```\n") == "test.md:5:1: error: unknown name `nobody`\nnobody\n^~~~~~\n");
    CHECK(fault(test::exercise("name: n\ntask: t\nanswer: R\ncheck: order(nobody)\n"))
              .find("test.md:5:14: error: unknown name `nobody`\ncheck: order(nobody)\n             ^~~~~~\n") == 0);
    CHECK(fault(test::exercise("name: n\ntask: t\nlet: a = nobody\nanswer: R\ncheck: true\n"))
              .find("test.md:4:10: error: unknown name") == 0);
}

TEST_CASE("an error in what an earlier line defined is shown there") {
    CHECK(
        fault("```cube\ndef go(p) = p nobody\n```\n" + test::exercise("name: n\ntask: t\nanswer: go(R)\ncheck: true\n"))
            .find("test.md:2:15: error: unknown name `nobody`\ndef go(p)") == 0);
}

TEST_CASE("an exercise that does not pass its own test is taken out") {
    auto lesson = test::lesson_of(test::exercise("name: bad\ntask: t\nanswer: R\ncheck: answer == U\n") +
                                  test::exercise("name: good\ntask: t\nanswer: R\ncheck: true\n"));
    const auto faults = rehearse(lesson, 1);
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].message == "the exercise's own answer does not meet this condition");
    REQUIRE(lesson.steps.size() == 1);
    CHECK(test::only_exercise(lesson).name.text == "good");
}

TEST_CASE("an example that is to fail must") {
    CHECK(fault("```cube error\nR\n```\n").find("test.md:2:1: error: this example is to show an error") == 0);
}

}  // namespace cubelang::lesson
