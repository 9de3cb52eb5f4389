// A notebook is read back by running its cells.

#include "runtime/session/lesson/exports.hpp"

#include <nlohmann/json.hpp>

#include "runtime/session/lesson/grader.hpp"
#include "tests/language/run.hpp"
#include "tests/session/lesson/lessons.hpp"
#include "tests/support/data.hpp"

namespace cubelang::lesson::exports_test {
namespace {

using Json = nlohmann::json;

Lesson course_lesson(const std::string& path) {
    auto opened = open_lesson(read(path, test::source_text(path)), {}, no_host());
    REQUIRE(opened.mistakes.empty());
    return std::move(opened.lesson);
}

struct CodeCell {
    std::string text;
    std::string part;  ///< "given", "answer", "tests" or ""
};
std::vector<CodeCell> code_of(const Json& notebook) {
    std::vector<CodeCell> cells;
    for (const auto& cell : notebook.at("cells")) {
        if (cell.at("cell_type") != "code" || cell.at("metadata").contains("tags")) continue;
        std::string part;
        if (cell.at("metadata").contains("nbgrader")) {
            const auto& nbgrader = cell.at("metadata").at("nbgrader");
            part = nbgrader.at("grade") ? "tests" : nbgrader.at("solution") ? "answer" : "given";
        }
        cells.push_back({cell.at("source"), part});
    }
    return cells;
}

// Runs the cells; the failures, by the text of the cell. `answer` replaces the answers if it is not empty.
std::vector<std::string> failing_tests(const Json& notebook, const std::string& answer = {}) {
    std::vector<std::string> failed;
    Host host = test::usual_host();
    Session session(
        {}, [](const Answer&) {}, host);
    for (const auto& [text, part] : code_of(notebook)) {
        const bool replaced = part == "answer" && !answer.empty();
        if (!session.run("cell", replaced ? "let answer = " + answer : text)) failed.push_back(text);
    }
    return failed;
}

std::size_t count_of(const Json& notebook, const std::string& part) {
    std::size_t count = 0;
    for (const auto& cell : code_of(notebook)) count += cell.part == part ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("every lesson of the course has a notebook whose tests pass") {
    for (const auto& path : test::source_paths("examples/lessons", ".md")) {
        INFO(path);
        const auto lesson = course_lesson(path);
        const auto cells = Json::parse(notebook(lesson, "anna", no_host()));
        CHECK(count_of(cells, "tests") == exercises(lesson).size());
        CHECK(failing_tests(cells).empty());
    }
}

TEST_CASE("the hidden tests of a notebook reject a wrong answer") {
    const auto lesson = test::lesson_of(
        "# L\n\n" + test::exercise("name: undo\ntask: Undo `{w}`.\ngiven: w = random_algorithm(seed, 4, R U F)\n"
                                   "answer: w'\ncheck: w answer == ()  # undoes it\npoints: 3\nmoves: 4\n"));
    const auto cells = Json::parse(notebook(lesson, "anna", no_host()));
    CHECK(failing_tests(cells).empty());
    CHECK(failing_tests(cells, "R").size() == 1);
    CHECK(failing_tests(cells, "w'").empty());
    CHECK(failing_tests(cells, "w' R R'").size() == 1);  // too many moves
    CHECK(cells.at("cells").back().at("metadata").at("nbgrader").at("points") == 3);
}

TEST_CASE("an answer marked by hand is one cell of text that nbgrader shows the teacher") {
    const auto cells = Json::parse(notebook(course_lesson("tests/lessons/kinds.md"), "", no_host()));
    std::vector<Json> texts;
    for (const auto& cell : cells.at("cells"))
        if (cell.at("cell_type") == "markdown" && cell.at("metadata").contains("nbgrader")) texts.push_back(cell);
    REQUIRE(texts.size() == 1);
    const auto& nbgrader = texts[0].at("metadata").at("nbgrader");
    CHECK(nbgrader == Json{{"schema_version", 3},
                           {"grade_id", "exercise-2"},
                           {"grade", true},
                           {"solution", true},
                           {"locked", false},
                           {"task", false},
                           {"points", 3}});
}

}  // namespace cubelang::lesson::exports_test
