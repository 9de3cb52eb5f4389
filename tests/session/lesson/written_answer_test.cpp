#include "runtime/session/lesson/written_answer.hpp"

#include "runtime/session/lesson/grader.hpp"
#include "tests/session/lesson/lessons.hpp"

namespace cubelang::lesson::written_answer_test {
namespace {

/// A student's session with some definitions.
struct Desk {
    Desk() {
        REQUIRE(session.run("<prompt>",
                            "let word = R U'\nlet mine = word'\nlet c = [R, U]\nlet p = (uf,ur)\n"
                            "def back(a) = word a'\nlet plain = R U\n"));
    }
    [[nodiscard]] bool uses(const std::string& text, const std::string& names) {
        CHECK(session.run("<prompt>", text));
        return WrittenAnswer({text}, session).uses(split_list(names));
    }
    [[nodiscard]] bool is(const std::string& form, const std::string& text) {
        CHECK(session.run("<prompt>", text));
        return WrittenAnswer({text}, session).has_form(form);
    }
    [[nodiscard]] bool is_typed_with(const std::string& list, const std::string& text) {
        CHECK(session.run("<prompt>", text));
        return WrittenAnswer({text}, session).is_typed_with(typed_letters(list));
    }
    Session session{{}, [](const Answer&) {}};
};

}  // namespace

TEST_CASE("a name is also used through another name or a function") {
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
    for (const auto* const text : {"word^-1", "(R U)^-1", "word^(1 - 2)", "let n_ = -1; word^n_"})
        CHECK(desk.uses(text, "'"));
    for (const auto* const text : {"R' U'", "(R U)^3", "R^-1", "word^(uf,ur)"}) CHECK_FALSE(desk.uses(text, "'"));
}

TEST_CASE("an answer can be limited to the moves that may be typed") {
    Desk desk;
    for (const auto* const text : {"R U", "R2 U'", "(R U)3", "(R U)^-1 R", "[R, U]", "[R: U2]'", "let a = R U; a'",
                                   "let answer = R", "def turned(a) = R a R'; turned(U)"}) {
        INFO(text);
        CHECK(desk.is_typed_with("R U", text));
    }
    for (const auto* const text :
         {"L U", "R U x", "Rw", "2R", "word", "word'", "let word = word; word", "reverse(R U)", "R (uf,ur)",
          "if R == U then R else U", "for a in {R, U} { a }", "item({R}, 1)", "_"}) {
        INFO(text);
        CHECK_FALSE(desk.is_typed_with("R U", text));
    }
    CHECK(desk.is_typed_with("R2 U2", "R2 U2' (R2 U2)5"));
    CHECK_FALSE(desk.is_typed_with("R2 U2", "R2 U"));
    CHECK(desk.is_typed_with("R word", "word' R"));
    CHECK(typed_letters("R (uf,ur)").empty());
    CHECK(typed_letters("R (").empty());
}

TEST_CASE("a name has the definition that was in force when the value was shown") {
    Desk desk;
    for (const auto* const text :
         {"let nn = order(R U)\nnn\nlet nn = 0", "for i in {order(R U)} { i }",
          "let a_ = order(R U)\nlet nn = a_\nlet a_ = 0\nnn",
          "let nn = 0\nfor i in 1..2 { nn; if i == 1 then let nn = order(R U) }",
          "def gg(a) = a + nn\nlet nn = order(R U)\ngg(0)\nlet nn = 0",
          "let nn = order(R U)\nlet answer = nn\nlet nn = 0", "order(R U)\nfor i in {} { 105 }",
          "order(R U)\nif R == U then 105", "if order(R U) == 105 then 105 else 1",
          "if order(R U) == 105 then let nn = 105 else let nn = 1\nnn",
          "let nn = 0\nfor i in 1..order(R U) { let nn = nn + 1 }\nnn"}) {
        INFO(text);
        CHECK(desk.uses(text, "order"));
    }
    for (const auto* const text : {"let nn = order(R U)\nlet nn = 105\nnn", "order(R U)\n105",
                                   "let nn = 105\nnn\nlet nn = order(R U)", "if order(R U) == 105 then print 1\n105"}) {
        INFO(text);
        CHECK_FALSE(desk.uses(text, "order"));
    }
    CHECK(desk.is("number", "let nn = 105\nnn\nlet nn = order(R U)"));
    CHECK_FALSE(desk.is("number", "let nn = order(R U)\nnn\nlet nn = 0"));
    CHECK_FALSE(desk.is("moves", "let ww = word'\nww\nlet ww = R"));
    const WrittenAnswer later({"nn", {"let a_ = order(R U)\nlet nn = a_", "let a_ = 0"}}, desk.session);
    CHECK(later.uses({"order"}));
}

TEST_CASE("a very long text is not followed, and counts as any name") {
    Desk desk;
    std::string text;
    for (int i = 0; i < 3000; ++i) text += "let nn = 1\n";
    CHECK(desk.uses(text + "nn", "order"));
}

TEST_CASE("the form depends on how an answer is written, not on its effect") {
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
    for (const auto* const text :
         {"105", "-7 * 15", "1/12", "factorial(4)^2 / 2 + 1", "lcm(7, 15)", "true", "\"odd\"", "@fr"})
        CHECK(desk.is("plain", text));
    for (const auto* const text : {"order(R U)", "7 * order(R U)", "R", "true and true", "factorial(order(R))",
                                   "if R == U then 105 else 15", "for i in {105} { i }", "size({1})"})
        CHECK_FALSE(desk.is("plain", text));
    CHECK_FALSE(desk.is("sonnet", "R"));
}

TEST_CASE("a recursive redefinition of a name is expanded once") {
    Desk desk;
    REQUIRE(desk.session.run("<prompt>", "let word = word word"));
    CHECK_FALSE(desk.is("commutator", "word"));
    CHECK(desk.uses("word", "word"));
}

TEST_CASE("demands on the form are described in sentences") {
    CHECK(describe_forms({"commutator", "moves"}) == "is written as a commutator `[A, B]` or as moves");
    CHECK(describe_forms({"conjugate"}) == "is written as a conjugate `[A: B]`");
    CHECK(describe_forms({"cycles"}) == "is written as cycles that have no part in common");
    CHECK(describe_forms({"power"}) == "is written as a power, such as `(R U)3`");
    CHECK(describe_forms({"plain"}) == "is written as a word or a number, without a function");
    CHECK(describe_forms({"number"}) == "is written as a number");
}

TEST_CASE("the question typed in again is rejected if the lesson demands a form") {
    const auto lesson = test::lesson_of(test::exercise(
        "name: n\ntask: t\nanswer: (ur,ub)\ncheck: answer == (uf,ur,ub) (uf,ur)  # the same\nform: cycle\n"));
    Grader grader(lesson, 1);
    REQUIRE_FALSE(grader.prepare(test::only_exercise(lesson)));
    REQUIRE_FALSE(grader.fault());
    const auto graded = [&](const std::string& typed) {
        Session student({}, [](const Answer&) {});
        CHECK(student.run("<prompt>", typed));
        return grader.grade(student, {typed});
    };
    CHECK(graded("(ur,ub)").kind == Grade::Kind::right);
    const auto again = graded("(uf,ur,ub) (uf,ur)");
    CHECK(again.kind == Grade::Kind::wrong);
    CHECK(again.only_form_is_wrong);
    CHECK(again.findings.at(0).holds);
    CHECK_FALSE(again.findings.at(1).holds);
    CHECK(again.findings.at(1).says == "is written as one cycle");
    CHECK_FALSE(graded("(uf,ur)").only_form_is_wrong);
}

TEST_CASE("the number of moves can be limited") {
    const auto lesson = test::lesson_of(
        test::exercise("name: n\ntask: t\nanswer: R2\ncheck: order(answer) == 2  # has order 2\nmoves: 1\n"));
    Grader grader(lesson, 1);
    REQUIRE_FALSE(grader.prepare(test::only_exercise(lesson)));
    Session student({}, [](const Answer&) {});
    CHECK(student.run("<prompt>", "R2 L2"));
    const auto grade = grader.grade(student, {"R2 L2"});
    CHECK(grade.only_form_is_wrong);
    CHECK(grade.findings.at(1).says == "has at most 1 move");
}

TEST_CASE("an exercise is broken if its model answer does not meet its demands") {
    const auto fault = [](const std::string& fields) {
        const auto lesson = test::lesson_of(test::exercise("name: n\ntask: t\ncheck: true\n" + fields));
        Grader grader(lesson, 1);
        REQUIRE_FALSE(grader.prepare(test::only_exercise(lesson)));
        const auto found = grader.fault();
        return found ? found->message : "";
    };
    CHECK(fault("let: w = R\nanswer: w'\nform: moves\n").empty());  // moves when printed
    CHECK(fault("answer: [R, U]'\nform: commutator\n") == "the model answer is not written like this");
    CHECK(fault("answer: order(R)\nwithout: order\n").empty());
    CHECK(fault("answer: R\nform: sonnet\n") == "there is no answer form `sonnet`");
    CHECK(fault("answer: R\nwithout: absent\n") == "unknown name `absent`");
    CHECK(fault("answer: R U'\nusing: R U\n").empty());
    CHECK(fault("answer: R U'\nusing: R\n") == "the model answer is not written like this");
    CHECK(fault("answer: R\nusing: R (\n") == "`using` lists the moves that may be typed");
    CHECK(fault("answer: R\nusing: R absent\n") == "`using` lists the moves that may be typed");
    CHECK(fault("answer: odd\nform: plain\n").empty());
    CHECK(fault("answer: yes\nform: plain\n").empty());
    CHECK(fault("answer: order(R U)\nform: plain\n").empty());
    CHECK(fault("answer: R\nmoves: few\n") == "`moves` limits the number of moves of an algorithm");
    CHECK(fault("answer: 12\nmoves: 3\n") == "`moves` limits the number of moves of an algorithm");
    CHECK(fault("answer: R U\nmoves: 1\n") == "the model answer is not written like this");
}

}  // namespace cubelang::lesson::written_answer_test
