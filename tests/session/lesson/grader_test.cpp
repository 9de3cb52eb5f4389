#include "runtime/session/lesson/grader.hpp"

#include "runtime/session/watchdog.hpp"
#include "tests/session/lesson/lessons.hpp"

namespace cubelang::lesson {
namespace {

using Kind = Grade::Kind;

const std::string three_edges = test::exercise(
    "name: three edges\ntask: t\nanswer: [M', U2]\n"
    "check: cycle_type(answer).edges == {3}  # one ring of three edges\n"
    "check: cycle_type(answer).corners == {}  # the corners stay\n"
    "check: cycle_type(answer).fixed_centres == {}  # the centres stay\n"
    "remark: answer == ()  # nothing\nremark: order(answer) == 6  # order {n}\nwith: n = order(answer)\n");

/// Grades a typed answer.
Grade graded(const std::string& lesson_text, const std::string& typed, std::uint64_t seed = 1) {
    const auto lesson = test::lesson_of(lesson_text);
    Grader grader(lesson, seed);
    for (const auto& step : lesson.steps)
        if (const auto* example = std::get_if<Example>(&step)) CHECK(grader.run(example->code).well);
    const auto fault = grader.prepare(test::only_exercise(lesson));
    if (fault) FAIL(as_lines(*fault));
    Session student({}, [](const Answer&) {});
    grader.give(student);
    CHECK(student.run("typed", typed));
    return grader.grade(student);
}

std::vector<bool> held(const Grade& grade) {
    std::vector<bool> all;
    for (const auto& finding : grade.findings) all.push_back(finding.holds);
    return all;
}

}  // namespace

TEST_CASE("any right answer passes") {
    for (const auto* const typed :
         {"[M', U2]", "M' U2 M U2", "M2 U M U2 M' U M2", "[R: [M', U2]]", "[M, U2]^-1", "let mine = [M, U2]; mine"})
        CHECK(graded(three_edges, typed).kind == Kind::right);
}

TEST_CASE("a wrong answer is reported with its effect and the conditions that it fails") {
    const auto grade = graded(three_edges, "R U R' U'");
    CHECK(grade.kind == Kind::wrong);
    CHECK(grade.answer == "R U R' U'");
    CHECK(grade.does == "(+urf,rdf) (-ulb,rub) (ur,ub,fr)");
    CHECK(held(grade) == std::vector<bool>{true, false, true});
    CHECK(grade.findings.at(1).says == "the corners stay");
    CHECK(grade.reply == "order 6");
    CHECK(graded(three_edges, "R R'").reply == "nothing");
    CHECK(graded(three_edges, "R").reply.empty());
}

TEST_CASE("the reply to a right answer is the first whose condition is true") {
    const auto fields =
        "name: n\ntask: t\nanswer: R\ncheck: order(answer) == 4\nwithout: '\n"
        "right: answer == R  # yours is mine\nright: length(answer, ETM) > 1  # {answer} is longer\n";
    CHECK(graded(test::exercise(fields), "R").reply == "yours is mine");
    CHECK(graded(test::exercise(fields), "U R U'").reply == "U R U' is longer");
    CHECK(graded(test::exercise(fields), "U").reply.empty());
    CHECK(graded(test::exercise(fields), "(R)'").reply.empty());
    CHECK(graded(test::exercise(fields + std::string("right: Well done.\n")), "U").reply == "Well done.");
}

TEST_CASE("a value of another type is shown and not marked") {
    CHECK(graded(three_edges, "order(R)").kind == Kind::wrong_type);
    CHECK(graded(three_edges, "let a = R").kind == Kind::wrong_type);
    CHECK(graded(three_edges, "(uf,ur,ub)").kind == Kind::wrong_type);  // permutations do not say by which moves
    CHECK(graded(test::exercise("name: n\ntask: t\nanswer: (uf,ur)\ncheck: true\n"), "R").kind == Kind::right);
}

TEST_CASE("a model answer may be a word, in any style") {
    const auto right = [](const std::string& answer, const std::string& check, const std::string& typed) {
        const auto text = test::exercise("name: n\ntask: t\nanswer: " + answer + "\ncheck: " + check + "\n");
        return graded(text, typed).kind == Kind::right;
    };
    for (const std::string model : {"no", "No", "NO.", "false", "\"no\"", "n"}) {
        CHECK(right(model, "not answer", "false"));
        CHECK(right(model, "answer == no", "\"No\""));
        CHECK_FALSE(right(model, "answer == no", "true"));
    }
    for (const std::string model : {"no", "No.", "\"no\""}) CHECK(right(model, "answer != \"yes\"", "\"NO\""));
    for (const std::string model : {"odd", "odd.", "\"odd\""}) CHECK(right(model, "answer == \"odd\"", "\"Odd.\""));
}

TEST_CASE("the student's definitions do not affect the marking") {
    const std::string text =
        "```cube\ndef is_good(p) = order(p) == 3\n```\n" +
        test::exercise("name: n\ntask: t\nlet: a = R\nanswer: [R' D' R, U]\ncheck: is_good(answer)\ncheck: a == R\n");
    CHECK(graded(text, "def is_good(p) = true; let a = U; let answer = [R' D' R, U]; R").kind == Kind::wrong);
}

TEST_CASE("an answer for another cube is wrong, with the reason") {
    const auto grade = graded(three_edges, "cube 7; 5R");
    CHECK(grade.kind == Kind::wrong);
    CHECK(grade.problem.find("5R needs layer 5") == 0);
}

TEST_CASE("random values depend only on the student and the exercise") {
    const auto text = [](const std::string& name) {
        return test::exercise("name: " + name +
                              "\ntask: t\ngiven: w = random_algorithm(seed, 8)\nanswer: w'\ncheck: w answer == ()\n");
    };
    const auto word = [&](const std::string& name, std::uint64_t seed) { return graded(text(name), "w", seed).answer; };
    CHECK(word("a", 1) == word("a", 1));
    CHECK(word("a", 1) != word("a", 2));
    CHECK(word("a", 1) != word("b", 1));
    CHECK(graded(text("a"), "w'", 5).kind == Kind::right);
}

TEST_CASE("names in braces are replaced by their values, other text in braces is unchanged") {
    const auto lesson = test::lesson_of(
        test::exercise("name: n\ntask: {w}, {w, x}, { w }, {3}, {absent}\nlet: w = R U\nanswer: R\ncheck: true\n"));
    Grader grader(lesson, 1);
    CHECK_FALSE(grader.prepare(test::only_exercise(lesson)));
    CHECK(grader.filled(test::only_exercise(lesson).task) == "R U, {w, x}, { w }, {3}, {absent}");
}

TEST_CASE("an example is split into statements, with their comments") {
    const auto statements = Grader::statements({{"let a = R; a\n\n# about b\nlet b = [R,\n  U]\n", 5}, false});
    REQUIRE(statements.size() == 3);
    CHECK(statements[0].text == "let a = R");
    CHECK(statements[1].text == "a");
    CHECK(statements[2].text == "# about b\nlet b = [R,\n  U]");
    CHECK(statements[1].begin == 16);
}

TEST_CASE("an answer is not marked wrong if the search that checks it is interrupted") {
    const auto lesson =
        test::lesson_of(test::exercise("name: n\ntask: t\nanswer: R\ncheck: length(find(answer, most = 20)) == 1\n"));
    Grader grader(lesson, 1);
    const auto fault = grader.prepare(test::only_exercise(lesson));
    if (fault) FAIL(as_lines(*fault));
    Session student({}, [](const Answer&) {});
    CHECK(student.run("typed", "R U2 F' L B2 D R' F U L2 B D2"));
    const Watchdog limit(grader.session(), std::chrono::milliseconds(100));
    CHECK(grader.grade(student).kind == Kind::stopped);
}

TEST_CASE("a statement of the lesson that exceeds the limit is a fault") {
    auto lesson = test::lesson_of(test::exercise("name: n\ntask: t\nanswer: R\ncheck: lcm(items(1..300000)) > 0\n"));
    const auto faults = rehearse(lesson, 1, no_host(), std::chrono::milliseconds(20));
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].message == "interrupted");
    CHECK(lesson.steps.empty());
}

}  // namespace cubelang::lesson

namespace cubelang::lesson {
namespace {

std::string fault(const std::string& text) {
    auto lesson = test::lesson_of(text);
    const auto faults = rehearse(lesson, 1);
    return faults.empty() ? "" : as_lines(faults.front());
}

}  // namespace

TEST_CASE("a correct lesson has no faults") {
    CHECK(fault("```cube\nlet t = R\n```\n```cube error\nabsent\n```\n" +
                test::exercise("name: n\ntask: t\nanswer: t\ncheck: answer == t\n"))
              .empty());
}

TEST_CASE("a fault is shown at its line in the lesson's file") {
    CHECK(fault("text\n\n```cube\nR\nabsent\n```\n") ==
          "test.md:5:1: error: unknown name `absent`\nabsent\n^~~~~~\nhint: at the prompt, help shows how to begin, "
          "and ?absent searches for the word\n");
    CHECK(fault(test::exercise("name: n\ntask: t\nanswer: R\ncheck: order(absent)\n"))
              .find("test.md:5:14: error: unknown name `absent`\ncheck: order(absent)\n             ^~~~~~\n") == 0);
    CHECK(fault(test::exercise("name: n\ntask: t\nlet: a = absent\nanswer: R\ncheck: true\n"))
              .find("test.md:4:10: error: unknown name") == 0);
}

TEST_CASE("an error in a definition from an earlier line is shown there") {
    CHECK(
        fault("```cube\ndef go(p) = p absent\n```\n" + test::exercise("name: n\ntask: t\nanswer: go(R)\ncheck: true\n"))
            .find("test.md:2:15: error: unknown name `absent`\ndef go(p)") == 0);
}

TEST_CASE("an exercise whose model answer fails its checks is removed") {
    auto lesson = test::lesson_of(test::exercise("name: bad\ntask: t\nanswer: R\ncheck: answer == U\n") +
                                  test::exercise("name: good\ntask: t\nanswer: R\ncheck: true\n"));
    const auto faults = rehearse(lesson, 1);
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].message == "the model answer does not meet this condition");
    REQUIRE(lesson.steps.size() == 1);
    CHECK(test::only_exercise(lesson).name.text == "good");
}

TEST_CASE("an example marked as an error must fail") {
    CHECK(fault("```cube error\nR\n```\n").find("test.md:2:1: error: this example must show an error") == 0);
}

}  // namespace cubelang::lesson
