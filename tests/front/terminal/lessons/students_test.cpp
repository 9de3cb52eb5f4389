#include "front/terminal/lessons/students.hpp"

#include "front/terminal/lessons/check_report.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::terminal::students_test {
namespace {

using Names = std::vector<std::string>;

/// Scripts by their files and seeds.
std::vector<CheckedScript> handed_in(const std::vector<std::pair<std::string, std::string>>& files,
                                     const Names& class_list) {
    std::vector<CheckedScript> scripts;
    for (const auto& [file, seed] : files) scripts.push_back({file, seed, {}, {}});
    name_students(scripts, class_list);
    return scripts;
}
Names students(const std::vector<std::pair<std::string, std::string>>& files, const Names& class_list = {}) {
    Names names;
    for (const auto& script : handed_in(files, class_list)) names.push_back(script.student);
    return names;
}
Names problems(const std::vector<std::pair<std::string, std::string>>& files, const Names& class_list) {
    return problems_with_class(handed_in(files, class_list), class_list);
}

const std::string moodle = "_assignsubmission_file_/answers.cube";

}  // namespace

TEST_CASE("a student is named by the file, or by as much of its path as tells students apart") {
    CHECK(students({{"class/anna.cube", ""}, {"class/ben.cube", "7"}}) == Names{"anna", "ben"});
    CHECK(students({{"class/anna/answers.cube", ""}, {"class/ben/answers.cube", ""}}) == Names{"anna", "ben"});
    CHECK(students({{"1/anna.cube", ""}, {"1/ben.cube", ""}, {"2/anna.cube", ""}}) == Names{"1/anna", "ben", "2/anna"});
    CHECK(students({{"1/anna.cube", "anna"}, {"2/Anna.cube", "ANNA"}}) == Names{"anna", "Anna"});
    CHECK(students({{"1/anna.cube", "anna"}, {"2/anna.cube", "ben"}}) == Names{"1", "2"});
    CHECK(students({{"a/x.cube", "7"}, {"b/x.cube", "7"}}) == Names{"a", "b"});
    CHECK(students({{"a/x.cube", ""}, {"a/x.cube", ""}}) == Names{"x", "x"});
}

TEST_CASE("learning platforms name the student in the folder or the file") {
    CHECK(students({{"m/Anna Müller_1" + moodle, ""}, {"m/Ben O_Hara_2" + moodle, ""}}) ==
          Names{"Anna Müller", "Ben O_Hara"});
    CHECK(students({{"m/Anna_1" + moodle, ""}, {"m/Anna_2" + moodle, ""}}) == Names{"Anna_1", "Anna_2"});
    CHECK(students({{"m/Anna_1_assignsubmission_file_/a.cube", "x"},
                    {"m/Anna_1_assignsubmission_file_/b.cube", "y"}}) == Names{"Anna_1 (seed x)", "Anna_1 (seed y)"});
    CHECK(students({{"c/mulleranna_1_45_a.cube", ""},
                    {"c/mulleranna_LATE_1_46_a-1.cube", ""},
                    {"c/oben_2_47_a.cube", ""}}) == Names{"mulleranna", "mulleranna", "oben"});
    CHECK(students({{"team_1_final.cube", ""}, {"a_b.cube", ""}, {"x_1.cube", ""}}) ==
          Names{"team_1_final", "a_b", "x_1"});
}

TEST_CASE("a class list names students in its own spelling") {
    const Names list{"Müller, Anna", "Ben O'Hara", "Carla"};
    CHECK(students({{"m/anna mu\u0308ller_1" + moodle, ""}, {"m/x_2" + moodle, "BEN O\u2019HARA"}}, list) ==
          Names{"Müller, Anna", "Ben O'Hara"});
    CHECK(students({{"1/carla.cube", ""}, {"2/Carla.cube", ""}}, list) == Names{"Carla", "Carla"});
    CHECK(problems({{"carla.cube", ""}}, list) == Names{"there is no script of Müller, Anna, Ben O'Hara"});
}

TEST_CASE("a seed that is unknown, or belongs to somebody else, is reported") {
    const Names list{"anna", "ben"};
    CHECK(problems({{"anna.cube", "Anna"}, {"ben.cube", ""}}, list).empty());
    CHECK(problems({{"annna.cube", "anne"}, {"ben.cube", ""}, {"anna.cube", ""}}, list) ==
          Names{"annna.cube: `annna` is not in the class list; did you mean `anna`?",
                "annna.cube: the seed `anne` is not in the class list"});
    CHECK(problems({{"anna.cube", "ben"}, {"ben.cube", ""}}, list) ==
          Names{"anna.cube: this has the exercises of `ben`"});
    CHECK(problems({{"anna.cube", "7"}, {"ben.cube", "7"}}, list).at(1) ==
          "anna.cube: the seed `7` is used by anna and ben");
    CHECK(students({{"x.cube", "anna"}, {"y.cube", "anna"}}, list) == Names{"x", "y"});
}

}  // namespace cubelang::terminal::students_test
