#include "runtime/session/lesson/grading.hpp"

#include "runtime/session/lesson/grader.hpp"
#include "tests/session/lesson/lessons.hpp"

namespace cubelang::lesson::grading_test {
namespace {

using Outcome = ScriptGrade::Outcome;

ScriptGrade graded(const std::string& script_text, std::chrono::milliseconds limit = std::chrono::seconds(60)) {
    const auto lesson = test::lesson_of(
        "```cube\ncube 4\nlet t = R U\n```\n" +
        test::exercise("name: n\ntask: t\nanswer: 2R\ncheck: parity(answer).wings == \"odd\"\ncheck: t == R U\n"));
    const auto script = read_script("# exercise: x.md n\n" + script_text);
    GradeSetting setting;
    setting.file = "s.cube";
    setting.limit = limit;
    return grade_script(lesson, script, script.sections.at(0), setting);
}

}  // namespace

TEST_CASE("the answer is the last value shown, or else the value of `answer`") {
    CHECK(graded("R\n2R\n").outcome == Outcome::right);
    CHECK(graded("2R\nR\n").outcome == Outcome::wrong);
    CHECK(graded("let answer = 2R\n").outcome == Outcome::right);
    CHECK(graded("let answer = 2R\nR\n").outcome == Outcome::wrong);
}

TEST_CASE("an answer runs on the cube that the lesson uses at that point") {
    CHECK(graded("3R\n").outcome == Outcome::right);
}

TEST_CASE("the reasons for not marking an answer are distinguished") {
    CHECK(graded("let a = R\n").outcome == Outcome::no_answer);
    CHECK(graded("order(R)\n").outcome == Outcome::no_answer);
    CHECK(graded("order\n").outcome == Outcome::no_answer);
    const auto broken = graded("\nabsent\n");
    CHECK(broken.outcome == Outcome::error);
    CHECK(broken.errors.find("s.cube:3:1: error: unknown name `absent`") == 0);
}

TEST_CASE("the lesson's definitions are hidden from the script, and the script's from the lesson") {
    CHECK(graded("let t = ()\n2R\n").outcome == Outcome::right);
}

namespace {

// Of a student whose folder is s, and whose lesson reads the file l/data.
ScriptGrade graded_in_sandbox(const std::string& answer, const std::string& module = "let ring = R\n") {
    const auto lesson = test::lesson_of("```cube\nlet known = first(read_lines(\"l/data\"))\n```\n" +
                                        test::exercise("name: n\ntask: t\nanswer: R\ncheck: answer == R\n"));
    Host host;
    host.sandbox = {{"l", "s"}};
    host.read_file = [module](const std::string& path) {
        return FileText{path.ends_with("ben.cube") ? "# exercise: n\nlet ring = R\n" : module};
    };
    host.open_data = [](const std::string&) -> OpenedSource { return {nullptr, "read"}; };
    const auto script = read_script("# exercise: x.md n\n" + answer);
    GradeSetting setting{.file = "s/anna.cube", .seed = {}, .host = host};
    setting.folders = {"s"};
    setting.whole_scripts = answer.starts_with("import \"whole");
    return grade_script(lesson, script, script.sections.at(0), setting);
}

}  // namespace

TEST_CASE("an answer reads neither lessons nor the answers of others") {
    CHECK(graded_in_sandbox("import \"mine.cube\"\nring").outcome == Outcome::right);
    CHECK(graded_in_sandbox("import \"ben.cube\"\nring")
              .errors.find("cannot read s/ben.cube: it contains answers; an answer imports only modules") !=
          std::string::npos);
    for (const auto* const file : {"s/x.md", "s/ben.cube"}) {
        const auto grade = graded_in_sandbox("items(read_lines(\"" + std::string(file) + "\"))");
        INFO(file << ": " << grade.message << grade.errors);
        CHECK(grade.errors.find("an answer reads only the data files that its lesson reads") != std::string::npos);
    }
    CHECK(graded_in_sandbox("items(read_lines(\"-\"))").errors.find("cannot read standard input") != std::string::npos);
    // Where scripts name no exercise, any script may be an answer.
    for (const auto* const module :
         {"let ring = R\nring\n", "let ring = R\nlet answer = R\n", "let ring = R; print ring"})
        CHECK(graded_in_sandbox("import \"whole.cube\"\nring", module).errors.find("it contains answers") !=
              std::string::npos);
    CHECK(graded_in_sandbox("import \"whole.cube\"\nring").outcome == Outcome::right);
    CHECK(graded_in_sandbox("import \"../l/mine.cube\"\nring").errors.find("runs in a sandbox") != std::string::npos);
}

TEST_CASE("a script that does not end is stopped") {
    for (const auto* const endless :
         {"for i in 1..10^30 { }\n2R", "def go(n) = if n == 0 then 0 else go(n - 1) + go(n - 1)\ngo(60)",
          "for i in 1..10^30 { let a = order(R U F) }"})
        CHECK(graded(endless, std::chrono::milliseconds(100)).outcome == Outcome::too_long);
}

TEST_CASE("a lesson that does not end before the exercise is stopped") {
    const auto endless =
        "```cube\nfor i in 1..10^30 { }\n```\n\n" + test::exercise("name: n\ntask: t\nanswer: R\ncheck: true\n");
    const auto script = read_script("# exercise: x.md n\nR\n");
    GradeSetting setting;
    setting.limit = setting.lesson_limit = std::chrono::milliseconds(100);
    const auto grade = grade_script(test::lesson_of(endless), script, script.sections.at(0), setting);
    CHECK(grade.outcome == Outcome::too_long);
    CHECK(grade.message.starts_with("the lesson up to the exercise took more than 0.1 seconds"));
}

TEST_CASE("an unknown or broken exercise is not marked") {
    const auto lesson = test::lesson_of(test::exercise("name: n\ntask: t\nanswer: 2R\ncheck: true\n"));
    const auto script = read_script("# exercise: x.md other\nR\n# exercise: n\nR\n");
    CHECK(grade_script(lesson, script, script.sections.at(0), {}).outcome == Outcome::ungraded);
    CHECK(grade_script(lesson, script, script.sections.at(1), {}).outcome == Outcome::right);
    const auto wrong = test::lesson_of(test::exercise("name: n\ntask: t\nanswer: R\ncheck: answer == U\n"));
    CHECK(grade_script(wrong, script, script.sections.at(1), {}).outcome == Outcome::ungraded);
    CHECK(grade_script(wrong, script, script.sections.at(1), {}).message == "the exercise itself is broken");
}

TEST_CASE("an exercise of a lesson without exercises is not marked") {
    const auto script = read_script("# exercise: x.md n\nR\n");
    CHECK(grade_script(test::lesson_of("Only words.\n"), script, script.sections.at(0), {})
              .message.ends_with("it has no exercises"));
}

TEST_CASE("a condition needs a value") {
    const auto script = read_script("# exercise: x.md n\nR\n");
    const auto lesson = test::lesson_of(test::exercise("name: n\ntask: t\nanswer: R\ncheck: let a = 1\n"));
    const auto errors = grade_script(lesson, script, script.sections.at(0), {}).errors;
    CHECK(errors.find("a condition must be true or false, but this is not an expression") != errors.npos);
}

TEST_CASE("types of answers are described in a student's terms") {
    CHECK(describe_type("permutation") == "a permutation: cycles, or moves");
    CHECK(describe_type("location") == "a location, such as @ufr");
    CHECK(describe_type("list") == "a list");
}

}  // namespace cubelang::lesson::grading_test
