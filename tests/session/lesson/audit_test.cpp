#include "runtime/session/lesson/grader.hpp"

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
    const std::string parity =
        "given: word = random_algorithm(seed, 9)\ntask: t\nanswer: parity(word).corners\n"
        "check: answer == parity(word).corners\nwithout: parity\n";
    CHECK(passes(parity, "layer_signs(word)"));
    CHECK_FALSE(passes(parity + "without: layer_signs\n", "layer_signs(word)"));
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
