#include "front/terminal/lessons/class_report.hpp"

#include "front/terminal/lessons/students.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::terminal::class_report_test {
namespace {

using Outcome = lesson::ScriptGrade::Outcome;

CheckedAnswer answer(const std::string& exercise, Outcome outcome) { return {"l.md", exercise, {outcome, {}, {}, {}}}; }

const std::vector<ClassReport::Column> exercises{{"l.md", "one"}, {"l.md", "two, or so"}, {"l.md", "three"}};

ClassReport named(std::vector<CheckedScript> scripts, const std::vector<ClassReport::Column>& columns) {
    name_students(scripts, {});
    return class_report(std::move(scripts), columns);
}

ClassReport class_of_three() {
    CheckedScript anna{
        "class/anna.cube", "a1", {answer("two, or so", Outcome::right), answer("one", Outcome::right)}, {}, {}};
    CheckedScript ben{
        "class/ben.cube", "", {answer("one", Outcome::wrong), answer("four", Outcome::ungraded)}, {}, {{2, "look"}}};
    ben.answers.back().graded.message = "there is no four";
    return named({anna, ben, {"class/carla.cube", "", {}, "No such file", {}}}, exercises);
}

}  // namespace

TEST_CASE("a class is a table of students and exercises, with the students that missed each") {
    CHECK(as_table(class_of_three()) ==
          "       1  2  right\n"
          "anna   x  x  2 of 2\n"
          "ben    -  .  0 of 2\n"
          "carla  No such file\n"
          "\n"
          " 1  one         1 of 2 right, missed by ben\n"
          " 2  two, or so  1 of 2 right, missed by ben\n"
          "    not answered: three\n"
          "\n"
          "x right, - wrong, . not answered\n"
          "\n"
          "class/ben.cube: four: not marked; there is no four\n"
          "class/ben.cube:2: warning: look\n");
}

TEST_CASE("if nothing can be marked, each script has its reason") {
    CHECK(as_table(class_report({{"a.cube", "", {}, "No such file", {}}}, {})) == "a.cube: No such file\n");
}

TEST_CASE("two lessons with one name are distinguished by their folders") {
    const auto report = class_report({{"x.cube", "", {answer("one", Outcome::right)}, {}, {}},
                                      {"y.cube", "", {{"own/l.md", "one", {Outcome::right, {}, {}, {}}}}, {}, {}}},
                                     {{"l.md", "one"}, {"own/l.md", "one"}});
    CHECK(as_table(report).find(" 2  own/l.md: one") != std::string::npos);
}

TEST_CASE("names and seeds fill one line of a table, with any characters") {
    const auto report = named({{"a\n\033.cube", "\u202E", {answer("one", Outcome::right)}, {}, {}}}, exercises);
    CHECK(as_table(report).find("a\\u{a}\\u{1b}  x") != std::string::npos);
    CHECK(as_csv(report).find("\\u{202e},right,") != std::string::npos);
}

TEST_CASE("no cell of the CSV table is a formula") {
    const auto report = class_report({{"=a.cube", "=1+1,\"x\"", {answer("one", Outcome::right)}, {}, {}}}, exercises);
    CHECK(as_csv(report).find("\n'=a.cube,\"'=1+1,\"\"x\"\"\",right,") != std::string::npos);
}

TEST_CASE("CSV has a row for each script") {
    CHECK(as_csv(class_of_three()) ==
          "file,seed,one,\"two, or so\",right,of,problem\r\n"
          "class/anna.cube,a1,right,right,2,2,\r\n"
          "class/ben.cube,,wrong,not answered,0,2,\r\n"
          "class/carla.cube,,not marked,not marked,0,2,No such file\r\n");
}

TEST_CASE("scripts with one name are distinguished by their folders, exercises by their lessons") {
    const auto report = named({{"a/x.cube", "", {answer("one", Outcome::right)}, {}, {}},
                               {"b/x.cube", "", {{"d/m.md", "one", {Outcome::error, {}, {}, {}}}}, {}, {}}},
                              {{"l.md", "one"}, {"d/m.md", "one"}});
    const auto table = as_table(report);
    CHECK(table.find("\na  x  .  1 of 2\n") != table.npos);
    CHECK(table.find(" 2  m.md: one  0 of 2 right, missed by a, b\n") != table.npos);
    CHECK(table.find("x right, e error, . not answered") != table.npos);
}

}  // namespace cubelang::terminal::class_report_test
