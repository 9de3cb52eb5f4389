// The course, as students with different seeds get it.

#include <map>
#include <set>

#include "runtime/session/lesson/grader.hpp"
#include "tests/session/lesson/lessons.hpp"
#include "tests/support/data.hpp"

namespace cubelang::lesson::course_test {
namespace {

constexpr std::uint64_t students = 20;

struct Variants {
    std::set<std::string> tasks, answers;
};

// Words between backticks: moves, positions and calls that a student could type again.
std::vector<std::string> quoted_in(const std::string& task) {
    std::vector<std::string> list;
    const auto parts = test::split(task, '`');
    for (std::size_t at = 1; at < parts.size(); at += 2) list.push_back(parts[at]);
    return list;
}

Variants played(Grader& grader, const Exercise& exercise) {
    Variants seen;
    Session typist({}, [](const Answer&) {});
    CHECK(typist.run("typed", cube_statement(grader.session())));
    for (std::uint64_t student = 1; student <= students; ++student) {
        CAPTURE(exercise.name.text, student);
        auto fault = grader.prepare(exercise, student);
        if (!fault) fault = grader.fault();
        if (fault) FAIL_CHECK(as_lines(*fault));
        const auto task = grader.filled(exercise.task);
        seen.tasks.insert(task);
        seen.answers.insert(grader.model().text);
        if (!exercise.demands.empty() || !exercise.choices.empty() || exercise.is_by_hand()) continue;
        grader.give(typist);
        for (const auto& words : quoted_in(task)) {
            CAPTURE(words);
            CHECK((!typist.run("typed", words) || grader.grade(typist).kind != Grade::Kind::right));
        }
    }
    return seen;
}

const std::map<std::string, Variants>& course() {
    static const auto all = [] {
        std::map<std::string, Variants> variants;
        for (const auto& path : test::source_paths("examples/lessons", ".md")) {
            const auto lesson = read(path, test::source_text(path));
            REQUIRE(lesson.mistakes.empty());
            Grader grader(lesson, 1);
            for (const Step& step : lesson.steps) {
                if (const auto* example = std::get_if<Example>(&step); example != nullptr && example->picture.empty())
                    for (const Snippet& one : Grader::statements(*example))
                        CHECK(grader.run(one).well != example->fails);
                if (const auto* exercise = std::get_if<Exercise>(&step))
                    variants[path + ", " + exercise->name.text] = played(grader, *exercise);
            }
        }
        return variants;
    }();
    return all;
}

}  // namespace

TEST_CASE("every exercise of the course has a right answer for each student, and its question is none") {
    CHECK(course().size() > 70);
}

TEST_CASE("most exercises of the course differ from student to student, and so do their answers") {
    int different = 0;
    for (const auto& [name, seen] : course()) {
        if (seen.tasks.size() == 1) continue;
        CAPTURE(name, seen.tasks);
        CHECK(seen.answers.size() > 1);
        ++different;
    }
    CHECK(different >= 50);
}

TEST_CASE("questions whose answer is yes or no have either answer about as often") {
    int yes = 0, no = 0;
    for (const auto& [name, seen] : course())
        for (const auto& answer : seen.answers) {
            yes += static_cast<int>(answer == "true");
            no += static_cast<int>(answer == "false");
        }
    CHECK(yes >= 5);
    CHECK(no - yes <= 3);
}

}  // namespace cubelang::lesson::course_test
