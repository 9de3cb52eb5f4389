// Exports are read back: GIFT by a small separate reader, a notebook by running its cells.

#include "runtime/session/lesson/exports.hpp"

#include <map>
#include <optional>

#include <nlohmann/json.hpp>

#include "runtime/session/lesson/grader.hpp"
#include "tests/language/run.hpp"
#include "tests/session/lesson/lessons.hpp"
#include "tests/support/data.hpp"

namespace cubelang::lesson::exports_test {
namespace {

using Json = nlohmann::json;

/// A question as Moodle reads it; `answers`: the text between the braces, unescaped but for the sign before each
/// answer.
struct Question {
    std::string name, text, feedback;
    std::vector<std::string> answers;
};

class GiftReader {
public:
    explicit GiftReader(const std::string& text) : rest_(text) {}

    std::vector<Question> run() {
        std::vector<Question> all;
        while (skip_comments()) {
            Question question;
            REQUIRE(take("::"));
            question.name = until("::");
            REQUIRE(take("[html]"));
            question.text = until("{");
            read_answers(question);
            all.push_back(question);
        }
        return all;
    }

private:
    bool skip_comments() {
        while (!rest_.empty() && (rest_.front() == '\n' || rest_.starts_with("//")))
            rest_ = rest_.substr(std::min(rest_.find('\n'), rest_.size() - 1) + 1);
        return !rest_.empty();
    }
    bool take(const std::string& sign) {
        const bool found = rest_.starts_with(sign);
        if (found) rest_ = rest_.substr(sign.size());
        return found;
    }
    // The text up to an unescaped sign, which is dropped.
    std::string until(const std::string& sign) {
        std::string text;
        while (!rest_.starts_with(sign)) {
            REQUIRE_FALSE(rest_.empty());
            if (rest_.front() == '\\') rest_ = rest_.substr(1);
            text += rest_.front();
            rest_ = rest_.substr(1);
        }
        rest_ = rest_.substr(sign.size());
        return text;
    }
    void read_answers(Question& question) {
        std::string inner;  // with its escapes
        while (rest_.front() != '}') {
            REQUIRE(rest_.size() > 2);
            const std::size_t count = rest_.front() == '\\' ? 2 : 1;
            inner += rest_.substr(0, count);
            rest_ = rest_.substr(count);
        }
        rest_ = rest_.substr(1);
        const auto feedback = inner.find("####");
        if (feedback != inner.npos) question.feedback = unescaped(inner.substr(feedback + 4));
        inner = inner.substr(0, feedback);
        std::string one;
        for (std::size_t at = 0; at < inner.size(); ++at) {
            const bool begins = (inner[at] == '=' || inner[at] == '~') && (at == 0 || inner[at - 1] != '\\');
            if (begins) keep(question, one);
            one += inner[at];
        }
        keep(question, one);
    }
    static void keep(Question& question, std::string& one) {
        if (const auto text = trimmed(one); !text.empty()) question.answers.push_back(unescaped(std::string(text)));
        one.clear();
    }
    static std::string unescaped(const std::string& text) {
        std::string plain;
        for (std::size_t at = 0; at < text.size(); ++at) plain += text[at] == '\\' ? text[++at] : text[at];
        return plain;
    }

    std::string rest_;
};

std::map<std::string, Question> questions(const Lesson& lesson, const std::string& seed = {}) {
    std::map<std::string, Question> all;
    for (const auto& question : GiftReader(gift(lesson, seed, no_host())).run()) all[question.name] = question;
    return all;
}

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

TEST_CASE("a multiple choice is one in GIFT, with a reply to each choice; an open answer is an essay") {
    const auto all = questions(course_lesson("tests/lessons/kinds.md"));
    const auto& choice = all.at("parity of a turn");
    CHECK(choice.answers == std::vector<std::string>{"~even#A cycle of four corners takes three swaps.",
                                                     "=odd#three swaps", "~it depends on the face"});
    CHECK(choice.feedback == "It is a cycle of four corners.");
    CHECK(all.at("explain it").answers.empty());
    CHECK(all.at("undo").text == "<p>Undo <code>R U</code>.</p> ");
}

TEST_CASE("numbers, words and yes or no have their sorts of questions in GIFT") {
    const auto lesson = test::lesson_of(
        "# L\n\n" + test::exercise("name: a: b {c} = #\ntask: How often? \\\\ ~\nanswer: 105\ncheck: answer == 105\n") +
        test::exercise("name: word\ntask: Which?\nanswer: odd\ncheck: answer == \"odd\"\n") +
        test::exercise("name: truth\ntask: Is it?\nanswer: no\ncheck: answer == no\n"));
    const auto all = questions(lesson);
    CHECK(all.at("a: b {c} = #").answers == std::vector<std::string>{"#105"});
    CHECK(all.at("a: b {c} = #").text == "<p>How often? \\ ~</p> ");
    CHECK(all.at("word").answers == std::vector<std::string>{"=odd"});
    CHECK(all.at("truth").answers == std::vector<std::string>{"FALSE"});
}

TEST_CASE("every lesson of the course has as many GIFT questions as exercises, and a notebook whose tests pass") {
    for (const auto& path : test::source_paths("examples/lessons", ".md")) {
        INFO(path);
        const auto lesson = course_lesson(path);
        CHECK(questions(lesson, "anna").size() == exercises(lesson).size());
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
