#include "front/terminal/lessons/check_report.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/catch.hpp"

namespace cubelang::terminal::check_report_test {
namespace {

using Outcome = lesson::ScriptGrade::Outcome;

lesson::ScriptGrade wrong() {
    lesson::ScriptGrade mark{Outcome::wrong, {}, {}, {}};
    mark.grade.answer = "R";
    mark.grade.does = "(ur,br)";
    mark.grade.findings = {{"three edges", false}, {"the corners stay", true}};
    return mark;
}

const CheckedScript script{
    "a \"b\".cube", "anna", {{"l.md", "one", {Outcome::right, {}, {}, {}}}, {"l.md", "two", wrong()}}, {}};

}  // namespace

TEST_CASE("a script is right if all its answers are") {
    CHECK_FALSE(script.is_right());
    CHECK(CheckedScript{"f", "", {script.answers[0]}, ""}.is_right());
    CHECK_FALSE(CheckedScript{"f", "", {}, ""}.is_right());
    CHECK_FALSE(CheckedScript{"f", "", {script.answers[0]}, "unreadable"}.is_right());
}

TEST_CASE("a lesson that a script has named is listed in the report") {
    CHECK(lessons_note({script}) ==
          "marked by l.md, named by the script; to choose the lesson yourself, use --lesson FILE\n");
    const CheckedScript other{
        "c.cube", "", {{"own/l.md", "one", wrong()}, {"no.md", "two", {Outcome::ungraded, {}, {}, {}}}}, {}};
    CHECK(lessons_note({script, other}) ==
          "marked by l.md, own/l.md, named by the scripts; to choose the lesson yourself, use --lesson FILE\n");
    CHECK(lessons_note({{"d.cube", "", {}, "unreadable"}}).empty());
}

TEST_CASE("a student's text cannot control the teacher's terminal") {
    auto answer = wrong();
    answer.grade.answer = "\033]0;owned\a";
    const CheckedScript evil{"a\n\033.cube", "", {{"l.md", "\u009B", answer}}, {}, {{1, "`\u202E`"}}};
    const auto report = in_full(evil, {});
    CHECK(report.find_first_of("\033\a") == report.npos);
    CHECK(report.find("\u009B") == report.npos);
    CHECK(report.find("a\\u{a}\\u{1b}.cube:1: warning: `\\u{202e}`\n") != report.npos);
    CHECK(as_json(evil).find("\u009B") == std::string::npos);
}

TEST_CASE("a wrong answer is reported with its effect and the missing conditions") {
    CHECK(in_full(script, {}) ==
          "[x] one: right\n[ ] two: wrong\n    `R` does this instead: `(ur,br)`\n  [ ] three edges\n  [x] the corners "
          "stay\n");
}

TEST_CASE("JSON has a line for each exercise, for any file name") {
    const auto text = as_json(script);
    const auto second = nlohmann::json::parse(text.substr(text.find('\n') + 1));
    CHECK(second["file"] == "a \"b\".cube");
    CHECK(second["outcome"] == "wrong");
    CHECK(second["right"] == false);
    CHECK(second["conditions"][1]["holds"] == true);
    CHECK(nlohmann::json::parse(as_json({"\xFF", "", {}, "unreadable"}))["right"] == false);
}

}  // namespace cubelang::terminal::check_report_test
