#include "runtime/session/lesson/grader.hpp"

#include <algorithm>

#include "tests/session/lesson/lessons.hpp"

namespace cubelang::lesson::audit_test {
namespace {

// The answers that pass, and the reasons.
std::string passed(const std::string& fields) {
    const auto lesson = test::lesson_of(test::exercise("name: n\n" + fields));
    std::string all;
    for (const auto& one : audit(lesson, 1, no_host(), [] { return false; }).passed) all += one.message + '\n';
    return all;
}
bool passes(const std::string& fields, const std::string& answer) {
    return passed(fields).find('`' + answer + "` is marked right") != std::string::npos;
}

}  // namespace

TEST_CASE("the audit finds gaps in the conditions") {
    const std::string ring = "task: t\nanswer: [M', U2]\ncheck: cycle_type(answer).edges == {3}\n";
    CHECK(passes(ring, "model_ [M, E]"));
    CHECK(passes(ring, "model_ [R D R', U]"));
    const std::string word = "task: t\nanswer: R U\ncheck: length(answer, QTM) == 2\n";
    CHECK(passes(word, "R R'"));
    CHECK(passes("task: t\nanswer: 105\ncheck: (R U)^answer == ()\n", "2 * model_"));
    CHECK(passes("task: t\nanswer: no\ncheck: true\n", "not model_"));
    CHECK(passes("task: t\nanswer: odd\ncheck: answer != \"x\"\n", "\"even\""));
    CHECK(passes("task: t\nanswer: @fr\ncheck: answer != @uf\n", "@br"));
}

TEST_CASE("the audit is silent where the conditions are complete") {
    CHECK(passed("task: t\nanswer: R U\ncheck: answer == R U\n").empty());
    CHECK(passed("task: t\nanswer: 105\ncheck: answer == 105\n").empty());
}

TEST_CASE("the audit finds ways around a forbidden function") {
    const std::string order = "task: What is the order of `R U`?\nanswer: 105\ncheck: answer == 105\nwithout: order\n";
    CHECK(passes(order, "orders(R U).labelled"));
    CHECK(passes(order, "size(group(R U))"));
    CHECK_FALSE(passes(order, "order(R U)"));
}

TEST_CASE("the audit types the codes of the question, its inverse, and sentences") {
    const std::string left =
        "task: `L' U L` is for the left hand.\nanswer: L2 U L2'\ncheck: length(answer, ETM) == 3\n";
    CHECK(passes(left, "L' U L"));
    CHECK_FALSE(passes(left + "using: L2 U\n", "L' U L"));
    const std::string undo =
        "given: word = random_algorithm(seed, 3)\ntask: t\nanswer: word'\ncheck: answer == word'\n";
    CHECK(passed(undo).empty());
    CHECK(passed(undo + "without: inverse, reversed, '\n").find("^-1") == std::string::npos);
    CHECK(passed("task: t\nanswer: 12\ncheck: answer == 12\n").empty());
    CHECK(passed("task: t\nanswer: no\ncheck: answer == no\n").empty());
}

TEST_CASE("the audit shows each reply beside its answer") {
    const auto lesson = test::lesson_of(test::exercise(
        "name: n\ntask: t\nanswer: R\ncheck: order(answer) == 4\nalso: U\nright: answer == R  # Yours is mine.\n"
        "right: Right, too.\nremark: answer == ()  # That is nothing.\n"));
    const std::vector<std::string> replies{"n: `R`: Yours is mine.", "n: `U`: Right, too.",
                                           "n: `()`: That is nothing."};
    const auto shown = audit(lesson, 1, no_host(), [] { return false; }).replies;
    for (const auto& reply : replies) CHECK(std::ranges::count(shown, reply) == 1);
}

TEST_CASE("other right answers are declared by the exercise") {
    const std::string ring = "task: t\nanswer: (uf,ur,ub)\ncheck: cycle_type(answer) == cycle_type((uf,ur,ub))\n";
    CHECK(passes(ring, "model_'"));
    CHECK_FALSE(passes(ring + "also: answer'\n", "model_'"));
    CHECK(passed("task: t\nanswer: R\ncheck: order(answer) > 1\nalso: any\n").empty());
    const auto lesson = test::lesson_of(test::exercise("name: n\ntask: t\nanswer: R\ncheck: answer == R\nalso: U\n"));
    Grader grader(lesson, 1);
    REQUIRE_FALSE(grader.prepare(test::only_exercise(lesson)));
    CHECK(grader.fault()->message == "this other answer is not right");
}

}  // namespace cubelang::lesson::audit_test
