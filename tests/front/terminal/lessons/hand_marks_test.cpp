#include "front/terminal/lessons/hand_marks.hpp"

#include <fstream>

#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::terminal::hand_marks_test {
namespace {

using Names = std::vector<std::string>;

std::string file_with(const test::Directory& folder, const std::string& text) {
    const auto path = folder / "table.csv";
    std::ofstream(path) << text;
    return path;
}
Names names(const std::string& text) {
    const test::Directory folder;
    return read_class_list(file_with(folder, text)).value;
}

}  // namespace

TEST_CASE("a class list is read as offices save it") {
    const Names two{"Anna Müller", "Ben"};
    CHECK(names("\uFEFFstudent;email\r\nAnna Müller;a@x\r\nBen;b@x\r\n") == two);
    CHECK(names("sep=;\nName;Nr\nAnna Müller;1\nBen;2") == two);
    CHECK(names("nr\tname\n1\tAnna\u00A0Müller\n2\t\u200BBen\n") == two);
    CHECK(names("Last name,First name,Email\nMüller,Anna,a@x\n,Ben,b@x\n") == two);
    CHECK(names("Anna Müller\nBen\n") == two);
    CHECK(names("Anna Müller,group 1\nBen,group 2\n") == two);
    CHECK(names("Müller, Anna\nO'Hara, Ben\n") == Names{"Müller, Anna", "O'Hara, Ben"});
    CHECK(names("\"Müller, Anna\";a@x\n") == Names{"Müller, Anna"});
}

TEST_CASE("marks have halves, are never above the most, and belong to an answer") {
    const test::Directory folder;
    auto [marks, problem] = HandMarks::read(file_with(
        folder,
        "student;exercise;points;comment\nAnna;why;2,5;good\nben;why;1.5;\nben;how;9;\nannna;why;1;\ncarla;why;;\n"));
    CHECK(problem == "");
    REQUIRE(marks.find("ANNA", "why", 3) != nullptr);
    CHECK(marks.find("ANNA", "why", 3)->points == 2.5);
    CHECK(marks.find("ben", "why", 3)->points == 1.5);
    CHECK(marks.find("ben", "how", 4) == nullptr);
    CHECK(marks.find("carla", "why", 3) == nullptr);
    const auto path = folder / "table.csv";
    CHECK(marks.problems({"Anna", "ben", "carla"}) ==
          Names{path + ":4: 9 points are more than the 4 of `how`",
                path + ":5: there is no answer of `annna` to mark in `why`; did you mean `Anna`?"});
    for (const auto* const points : {"-1", "all", "1,", ".5", "2.555", "1e3"})
        CHECK_FALSE(HandMarks::read(file_with(folder, std::string("student;exercise;points\na;b;") + points + "\n"))
                        .problem.empty());
}

}  // namespace cubelang::terminal::hand_marks_test
