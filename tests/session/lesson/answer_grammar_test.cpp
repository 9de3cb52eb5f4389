// Answers as students write them, each with its mark, through the whole path of `cube check`. The first rows were
// marked wrongly when a sentence was read by its first word.

#include "runtime/session/lesson/answer_grammar.hpp"

#include <map>

#include "runtime/session/lesson/grading.hpp"
#include "runtime/session/lesson/script.hpp"
#include "runtime/session/markdown/markdown.hpp"
#include "tests/session/lesson/lessons.hpp"
#include "tests/support/data.hpp"

namespace cubelang::lesson::answer_grammar_test {
namespace {

using Outcome = ScriptGrade::Outcome;
constexpr auto right = Outcome::right, wrong = Outcome::wrong, unknown = Outcome::not_understood,
               code = Outcome::error;  // an error of the language

struct AnswerRow {
    std::string_view exercise, written;
    Outcome mark;
};

constexpr AnswerRow rows[] = {
    // A number, and the words after it.
    {"twelve", "12", right},
    {"twelve", "12.", right},
    {"twelve", "1/12", right},
    {"twelve", "1 in 12", right},
    {"twelve", "1 out of 12", right},
    {"twelve", "one in 12", unknown},
    {"twelve", "twelve", unknown},
    {"twelve", "12!", wrong},
    {"twelve", "12!*5", wrong},
    {"twelve", "13", wrong},
    {"twelve", "12 squared", unknown},
    {"twelve", "12 thousand", unknown},
    {"twelve", "twelve thousand", unknown},
    {"twelve", "12 million", unknown},
    {"twelve", "12 dozen", unknown},
    {"twelve", "12 percent", unknown},
    {"twelve", "12 halves", unknown},
    {"twelve", "12 is wrong", unknown},
    {"twelve", "12 or 13", unknown},
    {"twelve", "12, or 24", unknown},
    {"twelve", "12, maybe", unknown},
    {"twelve", "by 12", right},
    {"twelve", "in 12 ways", right},
    {"twelve", "at least 12", right},
    {"twelve", "12 or more", right},
    {"twelve", ">= 12", right},
    {"order", "105", right},
    {"order", "105 times", right},
    {"order", "105 Rounds.", right},
    {"order", "105 hundred", unknown},
    {"order", "105 factorial", unknown},
    {"order", "105 squared", unknown},
    {"order", "105 or 210", unknown},
    {"order", "105, 210", unknown},
    {"order", "= 105", right},
    {"order", "exactly 105", right},
    {"order", "order 105", right},
    {"order", "order 15", wrong},
    {"order", "105 is right", right},
    {"order", "105 is right, or 210", unknown},
    {"order", "the order is 105", right},
    {"order", "after 105 times", right},
    {"order", "at most 105", unknown},
    {"order", "between 100 and 105", unknown},
    {"order", "105, as lcm(7,15) = 105", right},
    {"order", "105 (no more)", code},
    {"order", "105 - 3", wrong},
    {"order", "7 * 15", right},
    {"order", "7 \u00B7 15", right},
    {"order", "7 times 15", right},
    {"order", "105 = 7*15", right},
    {"order", "lcm(7,15) = 105", right},
    {"order", "105 = 7*16", code},
    {"order", "105 = 7*15 = 105", code},
    {"order", "105 => yes", code},
    {"order", "order: 105", right},
    {"order", "n = 105", right},
    {"order", "the answer is 105", right},
    {"order", "it is 105, because 7 * 15", right},
    {"order", "105 since lcm(7, 15) = 105", right},
    {"order", "7 and 15 are coprime, so 105", unknown},
    {"order", "the rings are coprime, so 105", right},
    {"order", "lcm(7, 15)", right},
    {"order", "order(R U)", wrong},
    {"order", "print 105", right},
    {"positions", "4!*4!/2", right},
    {"positions", "4!*4!", wrong},
    {"positions", "288 = 4!*4!/2", right},
    {"words", "60,750", right},
    {"words", "60,750 words, by the formula", right},
    {"words", "60, 750", unknown},
    {"words", "6,0750", unknown},
    // Yes and no.
    {"thirteen", "no", right},
    {"thirteen", "No.", right},
    {"thirteen", "\u201Cno\u201D", right},
    {"thirteen", "n", right},
    {"thirteen", "never", right},
    {"thirteen", "it is not", right},
    {"thirteen", "no it can't", right},
    {"thirteen", "why not", unknown},
    {"thirteen", "Not always.", right},
    {"thirteen", "it is impossible", right},
    {"thirteen", "no, thirteen is odd", right},
    {"thirteen", "No. Thirteen is odd.", right},
    {"thirteen", "no because 13 is odd", right},
    {"thirteen", "no, since it cannot be", right},
    {"thirteen", "no, it can't", right},
    {"thirteen", "13 is odd, so no", right},
    {"thirteen", "no (13 is odd)", right},
    {"thirteen", "No: thirteen is odd", right},
    {"thirteen", "no - it can be", unknown},
    {"thirteen", "no (but yes)", code},
    {"thirteen", "yes: always", wrong},
    {"thirteen", "yes", wrong},
    {"thirteen", "yes, it can", wrong},
    {"thirteen", "no idea", unknown},
    {"thirteen", "no clue", unknown},
    {"thirteen", "never mind", unknown},
    {"thirteen", "cannot say", unknown},
    {"thirteen", "impossible to say", unknown},
    {"thirteen", "no answer", unknown},
    {"thirteen", "no one knows", unknown},
    {"thirteen", "never say never", unknown},
    {"thirteen", "no doubt", unknown},
    {"thirteen", "no question, it can", unknown},
    {"thirteen", "no, of course it can", unknown},
    {"thirteen", "no, it can be", unknown},
    {"thirteen", "no, it is", unknown},
    {"thirteen", "no problem", unknown},
    {"thirteen", "not sure", unknown},
    {"thirteen", "no, yes", unknown},
    {"thirteen", "no so yes", unknown},
    {"thirteen", "maybe", unknown},
    // Even and odd, and other words.
    {"ring", "odd", right},
    {"ring", "ODD", right},
    {"ring", "It is odd.", right},
    {"ring", "not even", right},
    {"ring", "the permutation is odd", right},
    {"ring", "it must be odd", right},
    {"ring", "odd one out", unknown},
    {"ring", "an odd one", right},
    {"ring", "odd, because it takes three swaps", right},
    {"ring", "three swaps, so odd", right},
    {"ring", "odd (three swaps)", right},
    {"ring", "odd - three swaps", right},
    {"ring", "odd (or even)", code},
    {"ring", "even", wrong},
    {"ring", "not odd", wrong},
    {"ring", "odd but I guess", unknown},
    {"ring", "odd, but I guess", unknown},
    {"ring", "odd, not even", unknown},
    {"ring", "even or odd", unknown},
    {"ring", "an even number of swaps, so odd", unknown},
    {"corners", "Three  corners.", right},
    {"corners", "two edges", wrong},
    // A letter of a choice, or its text.
    {"choice", "b", right},
    {"choice", "B.", right},
    {"choice", "b)", right},
    {"choice", "(b)", right},
    {"choice", "it is b", right},
    {"choice", "Answer b", right},
    {"choice", "b, F D", right},
    {"choice", "F D", right},
    {"choice", "b because they are neighbours", right},
    {"choice", "option b", right},
    {"choice", "b (or c)", code},
    {"choice", "a", wrong},
    {"choice", "R L", wrong},
    {"choice", "b or c", unknown},
    {"choice", "b is right", right},
    {"choice", "a is right", wrong},
    {"choice", "b is right, no, a is right", unknown},
    {"choice", "neither b is right", unknown},
    {"choice", "b, not c", unknown},
    {"choice", "none of them", unknown},
    // A place, and moves.
    {"place", "fr", right},
    {"place", "it ends at fr", right},
    {"place", "the edge fr", right},
    {"place", "from fr", unknown},
    {"place", "opposite fr", unknown},
    {"place", "FR", right},
    {"place", "@rf.", right},
    {"place", "it goes to fr", right},
    {"place", "ur", wrong},
    {"place", "front", unknown},
    {"place", "front right", right},
    {"place", "Front-Right", right},
    {"place", "the front right edge", right},
    {"place", "the fr place", right},
    {"place", "rf", right},
    {"place", "up right", wrong},
    {"place", "front of right", unknown},
    {"place", "right", unknown},
    {"place", "right edge", unknown},
    {"equation", "U' R' U R", right},
    {"equation", "X = U' R' U R", right},
    {"equation", "answer: R U", wrong},
};

std::string lesson_text() {
    return "# Answers\n\n" +
           test::exercise("name: twelve\ntask: How many?\nanswer: 12\ncheck: answer == 12 or answer == 1/12\n") +
           test::exercise("name: order\ntask: Of `R U`?\nanswer: 105\ncheck: answer == 105\nwithout: order\n") +
           test::exercise("name: positions\ntask: How many?\nanswer: 288\ncheck: answer == 288\n") +
           test::exercise("name: words\ntask: How many?\nanswer: 60750\ncheck: answer == 60750\n") +
           test::exercise("name: thirteen\ntask: Can it be?\nanswer: no\ncheck: not answer\n") +
           test::exercise("name: ring\ntask: Even or odd?\nanswer: odd\ncheck: answer == \"odd\"\n") +
           test::exercise(
               "name: corners\ntask: What?\nanswer: \"three corners\"\ncheck: answer == \"three corners\"\n") +
           test::exercise("name: choice\ntask: Which?\nchoice: `R U'`\nchoice: `F D`\nchoice: `R L`\nanswer: b\n") +
           test::exercise("name: place\ntask: Where?\nanswer: @fr\ncheck: answer == @fr or answer == @rf\n") +
           test::exercise("name: equation\ntask: Find `X`.\nanswer: U' R' U R\ncheck: R U answer == U R\n");
}

ScriptGrade marked(const Lesson& lesson, std::string_view exercise, std::string_view written) {
    const auto script = read_script("# exercise: x.md " + std::string(exercise) + "\n" + std::string(written) + "\n");
    return grade_script(lesson, script, script.sections.at(0), {});
}

}  // namespace

TEST_CASE("an answer is right, wrong or not understood, whatever its first word") {
    const auto lesson = test::lesson_of(lesson_text());
    for (const auto& [exercise, written, mark] : rows) {
        const auto grade = marked(lesson, exercise, written);
        INFO(exercise << ": " << written << ": " << name(grade.outcome) << " " << grade.message << grade.errors);
        CHECK(grade.outcome == mark);
    }
}

TEST_CASE("a long text is not read as a sentence") {
    std::string commas;
    for (int i = 0; i < 100'000; ++i) commas += "12, ";
    CHECK(answer_statement(commas, {"integer", "12"}, [](std::string_view) { return false; }) == commas);
}

TEST_CASE("an answer that is not understood comes with the form that is read") {
    const auto lesson = test::lesson_of(lesson_text());
    const std::map<std::string, std::string> forms{
        {"twelve", "`no idea`; write a number, such as `105`, `105 times`, `7 * 15` or `1 in 12`"},
        {"thirteen", "`no idea`; write `yes` or `no`; a reason may follow after `because` or a comma"},
        {"ring", "`no idea`; write `even` or `odd`; a reason may follow after `because` or a comma"},
        {"corners", "`no idea, sorry`; write the word alone"},
        {"choice", "`no idea`; write a letter, `a` to `c`"},
        {"place", "`no idea`; write a location, such as `@ufr`"},
    };
    for (const auto& [exercise, message] : forms)
        CHECK(marked(lesson, exercise, exercise == "corners" ? "no idea, sorry" : "no idea").message == message);
}

namespace {

// The words in backquotes in a row of the page's table.
std::vector<std::string> on_page(const std::string& row) {
    const auto page = test::source_text("docs/lessons.md");
    const auto begin = page.find("\n| " + row) + 1, end = page.find('\n', begin);
    REQUIRE(begin != 0);
    std::vector<std::string> words;
    for (const auto& span : markdown::spans(page.substr(begin, end - begin)))
        if (span.is_code) words.push_back(span.text);
    return words;
}

}  // namespace

TEST_CASE("the page lists the grammar") {
    const auto lesson = test::lesson_of(lesson_text());
    for (const auto& unit : on_page("| after it a unit")) {
        INFO(unit);
        CHECK(marked(lesson, "order", "105 " + unit).outcome == right);
    }
    for (const auto& word : on_page("before each |")) CHECK(marked(lesson, "order", word + " 105").outcome == right);
    for (const auto& yes : on_page("yes |")) CHECK(marked(lesson, "thirteen", yes).outcome == wrong);
    for (const auto& no : on_page("no |")) CHECK(marked(lesson, "thirteen", no).outcome == right);
    CHECK(on_page("| after it a unit").size() > 20);
}

namespace {

const ExpectedAnswer a_truth{"boolean", "false"}, a_word{"text", "odd"}, a_number{"integer", "105"};
bool is_no_name(std::string_view) { return false; }

}  // namespace

TEST_CASE("a word has the style of the model answer") {
    const auto read = [](const std::string& line, const std::string& model) {
        return answer_statement(line, {"text", model}, is_no_name);
    };
    CHECK(read("Even", "odd") == "\"even\"");
    CHECK(read("gr\u00F6\u00DFer", "odd") == "\"gr\u00F6\u00DFer\"");
    CHECK(read("three  Corners", "three corners") == "\"three corners\"");
    CHECK(read("no", "No") == "\"No\"");
    CHECK(read("False", "no") == "\"no\"");
}

TEST_CASE("moves are run where a word is expected, unless the model answer is the name of moves") {
    CHECK(answer_statement("R U", a_word, is_no_name) == "R U");
    CHECK(answer_statement("R'", a_word, is_no_name) == "R'");
    CHECK(answer_statement("U", {"text", "F"}, is_no_name) == "\"U\"");
    CHECK(answer_statement("parity(R).edges", a_word, is_no_name) == "parity(R).edges");
}

TEST_CASE("a defined name keeps its meaning") {
    const auto is_n = [](std::string_view name) { return name == "n"; };
    CHECK(answer_statement("n", a_truth, is_n) == "n");
    CHECK(answer_statement("no", a_truth, is_n) == "false");
}

TEST_CASE("the words of a script are replaced in place") {
    const auto in_script = [](const std::string& text, const ExpectedAnswer& wanted) {
        return answer_script(text, wanted, is_no_name);
    };
    CHECK(in_script("# thirteen\nNo.  # it is odd\n", a_truth) == "# thirteen\nfalse  # it is odd\n");
    CHECK(in_script("# thirteen\r\nNo.\r\n", a_truth) == "# thirteen\r\nfalse\r\n");
    CHECK(in_script("let answer = Yes", a_truth) == "let answer = true");
    CHECK(in_script("let a = R; ODD\n\n# that is all\n", a_word) == "let a = R; \"odd\"\n\n# that is all\n");
    CHECK(in_script("let n = R\nn\n", a_truth) == "let n = R\nn\n");
    CHECK(in_script("no;\nyes\n", a_truth) == "false;\ntrue\n");
    CHECK(in_script("[R, U]\n", a_word) == "[R, U]\n");
    CHECK(in_script("answer = 105 # sure\n", a_number) == "105 # sure\n");
    CHECK(in_script("print order(R U), \"times\"\n", a_number) == "print order(R U), \"times\"\n");
    CHECK(in_script("let nn = 5\nnn\n", a_number) == "let nn = 5\nnn\n");
}

TEST_CASE("a text or boolean value is converted to the expected type") {
    CHECK(answer_literal({"text", "No."}, a_truth) == "false");
    CHECK(answer_literal({"text", "ODD"}, a_word) == "\"odd\"");
    CHECK(answer_literal({"boolean", "false"}, {"text", "no"}) == "\"no\"");
    CHECK(answer_literal({"boolean", "false"}, a_word) == std::nullopt);
    CHECK(answer_literal({"text", "maybe"}, a_truth) == std::nullopt);
    CHECK(answer_literal({"integer", "1"}, a_number) == std::nullopt);
}

}  // namespace cubelang::lesson::answer_grammar_test
