#include "runtime/shell/lessons/check_report.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/catch.hpp"

namespace cubelang::shell {
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

TEST_CASE("a script is right if all of it is") {
    CHECK_FALSE(script.is_right());
    CHECK(CheckedScript{"f", "", {script.answers[0]}, ""}.is_right());
    CHECK_FALSE(CheckedScript{"f", "", {}, ""}.is_right());
    CHECK_FALSE(CheckedScript{"f", "", {script.answers[0]}, "unreadable"}.is_right());
}

TEST_CASE("a wrong answer is told what it does instead, and what is missing") {
    CHECK(in_full(script, {}) ==
          "[x] one: right\n[ ] two: wrong\n    `R` does this instead: `(ur,br)`\n  [ ] three edges\n  [x] the corners "
          "stay\n");
}

TEST_CASE("JSON has a line for each exercise, whatever the file is called") {
    const auto text = as_json(script);
    const auto second = nlohmann::json::parse(text.substr(text.find('\n') + 1));
    CHECK(second["file"] == "a \"b\".cube");
    CHECK(second["outcome"] == "wrong");
    CHECK(second["right"] == false);
    CHECK(second["conditions"][1]["holds"] == true);
    CHECK(nlohmann::json::parse(as_json({"\xFF", "", {}, "unreadable"}))["right"] == false);
}

}  // namespace cubelang::shell
