#include "runtime/session/lesson/written_answer.hpp"

#include "runtime/session/lesson/grader.hpp"
#include "tests/session/lesson/lessons.hpp"

namespace cubelang::lesson::written_answer_test {
namespace {

/// A student's session in which some things are defined.
struct Desk {
    Desk() {
        REQUIRE(session.run("<prompt>",
                            "let word = R U'\nlet mine = word'\nlet c = [R, U]\nlet p = (uf,ur)\n"
                            "def back(a) = word a'\nlet plain = R U\n"));
    }
    [[nodiscard]] bool uses(const std::string& text, const std::string& names) {
        CHECK(session.run("<prompt>", text));
        return WrittenAnswer(text, session).uses(listed(names));
    }
    [[nodiscard]] bool is(const std::string& form, const std::string& text) {
        CHECK(session.run("<prompt>", text));
        return WrittenAnswer(text, session).has_form(form);
    }
    Session session{{}, [](const Answer&) {}};
};

}  // namespace

TEST_CASE("a name is used also by way of another name or a function") {
    Desk desk;
    for (const auto* const text :
         {"word'", "word", "(R word)2", "[R, word]", "mine", "back(U)", "let a = R; word", "let answer = word", "_",
          "if true then word else R", "order(word)", "for i in {1} { word }"}) {
        INFO(text);
        CHECK(desk.uses(text, "word"));
    }
    for (const auto* const text : {"R U'", "c", "plain'", "let a = word; R", "(uf,ur)", "12"})
        CHECK_FALSE(desk.uses(text, "word, cycles"));
    CHECK(desk.uses("cycles(U).edges", "word, cycles"));
    CHECK(desk.uses("mine", "'"));
    CHECK_FALSE(desk.uses("R' U'", "'"));
}

TEST_CASE("a form is how the answer is written and not what it does") {
    Desk desk;
    for (const auto* const text : {"R U", "R", "(R U)2 F", "(R U)^3", "plain", "plain R", "R2' U .", "let a = R; a U"})
        CHECK(desk.is("moves", text));
    for (const auto* const text : {"(R U)'", "plain'", "[R, U]", "(uf,ur)", "(R U)^-1", "12", "_", "reverse(R U)"})
        CHECK_FALSE(desk.is("moves", text));
    CHECK(desk.is("cycle", "(uf,ur,ub)"));
    CHECK(desk.is("cycle", "p"));
    CHECK_FALSE(desk.is("cycle", "(uf,ur,ub) (uf,ur)"));
    CHECK_FALSE(desk.is("cycle", "cycles(U).edges"));
    CHECK(desk.is("cycles", "(uf,ur) (urf,ufl)"));
    CHECK_FALSE(desk.is("cycles", "(uf,ur) (ru,ub)"));
    CHECK(desk.is("commutator", "[U, R]"));
    CHECK(desk.is("commutator", "c"));
    CHECK_FALSE(desk.is("commutator", "[R, U]'"));
    CHECK(desk.is("conjugate", "[L: c]"));
    CHECK(desk.is("power", "(R U R' U')3"));
    CHECK(desk.is("number", "-12"));
    CHECK_FALSE(desk.is("number", "order(R U)"));
    CHECK_FALSE(desk.is("sonnet", "R"));
}

TEST_CASE("a name that is defined by itself is looked through once") {
    Desk desk;
    REQUIRE(desk.session.run("<prompt>", "let word = word word"));
    CHECK_FALSE(desk.is("commutator", "word"));
    CHECK(desk.uses("word", "word"));
}

TEST_CASE("what is asked of the writing is said in words") {
    CHECK(says_without({"word", "cycles"}) == "is written without `word` and `cycles`");
    CHECK(says_form({"commutator", "moves"}) == "is written as a commutator `[A, B]` or as moves");
    CHECK(says_form({"conjugate"}) == "is written as a conjugate `[A: B]`");
    CHECK(says_form({"cycles"}) == "is written as cycles that have no part in common");
    CHECK(says_form({"power"}) == "is written as a power, such as `(R U)3`");
    CHECK(says_form({"number"}) == "is written as a number");
}

TEST_CASE("the question typed in again is no answer where the lesson asks for more") {
    const auto lesson = test::lesson_of(test::exercise(
        "name: n\ntask: t\nanswer: (ur,ub)\ncheck: answer == (uf,ur,ub) (uf,ur)  # the same\nform: cycle\n"));
    Grader grader(lesson, 1);
    REQUIRE_FALSE(grader.prepare(test::only_exercise(lesson)));
    REQUIRE_FALSE(grader.fault());
    const auto graded = [&](const std::string& typed) {
        Session student({}, [](const Answer&) {});
        CHECK(student.run("<prompt>", typed));
        return grader.grade(student, typed);
    };
    CHECK(graded("(ur,ub)").kind == Grade::Kind::right);
    const auto again = graded("(uf,ur,ub) (uf,ur)");
    CHECK(again.kind == Grade::Kind::wrong);
    CHECK(again.only_written_otherwise);
    CHECK(again.findings.at(0).holds);
    CHECK_FALSE(again.findings.at(1).holds);
    CHECK(again.findings.at(1).says == "is written as one cycle");
    CHECK_FALSE(graded("(uf,ur)").only_written_otherwise);
}

TEST_CASE("the number of moves can be asked for") {
    const auto lesson = test::lesson_of(
        test::exercise("name: n\ntask: t\nanswer: R2\ncheck: order(answer) == 2  # has order 2\nmoves: 1\n"));
    Grader grader(lesson, 1);
    REQUIRE_FALSE(grader.prepare(test::only_exercise(lesson)));
    Session student({}, [](const Answer&) {});
    CHECK(student.run("<prompt>", "R2 L2"));
    const auto grade = grader.grade(student, "R2 L2");
    CHECK(grade.only_written_otherwise);
    CHECK(grade.findings.at(1).says == "has at most 1 move");
}

TEST_CASE("an exercise that asks for what it does not do itself is broken") {
    const auto fault = [](const std::string& fields) {
        const auto lesson = test::lesson_of(test::exercise("name: n\ntask: t\ncheck: true\n" + fields));
        Grader grader(lesson, 1);
        REQUIRE_FALSE(grader.prepare(test::only_exercise(lesson)));
        const auto found = grader.fault();
        return found ? found->message : "";
    };
    CHECK(fault("let: w = R\nanswer: w'\nform: moves\n").empty());  // printed, it is moves
    CHECK(fault("answer: [R, U]'\nform: commutator\n") == "the exercise's own answer is not written like this");
    CHECK(fault("answer: order(R)\nwithout: order\n").empty());
    CHECK(fault("answer: R\nform: sonnet\n") == "there is no form `sonnet` of an answer");
    CHECK(fault("answer: R\nwithout: nobody\n") == "nothing is called `nobody` here");
    CHECK(fault("answer: R\nmoves: few\n") == "`moves` is how many moves an algorithm may have");
    CHECK(fault("answer: 12\nmoves: 3\n") == "`moves` is how many moves an algorithm may have");
    CHECK(fault("answer: R U\nmoves: 1\n") == "the exercise's own answer is not written like this");
}

}  // namespace cubelang::lesson::written_answer_test
