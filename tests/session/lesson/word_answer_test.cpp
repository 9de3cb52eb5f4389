#include "runtime/session/lesson/word_answer.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::lesson::word_answer_test {
namespace {

const ExpectedAnswer a_truth{"boolean", "false"}, a_word{"text", "odd"}, a_number{"integer", "105"},
    a_place{"location", "@fr"};

bool is_no_name(std::string_view) { return false; }

std::string read(const std::string& line, const ExpectedAnswer& wanted) {
    return answer_statement(line, wanted, is_no_name);
}

}  // namespace

TEST_CASE("yes and no are recognised in any style") {
    for (const auto* const yes : {"yes", "Yes", "YES", " yes ", "Yes.", "yes!", "\"yes\"", "'Yes.'", "y", "Y", "true",
                                  "True", "\u201Cyes\u201D", "`yes`"})
        CHECK(read(yes, a_truth) == "true");
    for (const auto* const no : {"no", "No", "NO.", "\"no\"", "No, thirteen is odd.", "no; it can't", "n", "N", "FALSE",
                                 "\u00ABNo\u00BB", "nope"})
        CHECK(read(no, a_truth) == "false");
    for (const auto* const other : {"R", "maybe", "order(R)", "no no", "", "R == U"})
        CHECK(read(other, a_truth) == other);
}

TEST_CASE("a word is recognised in any case, with or without quotes") {
    for (const auto* const odd : {"odd", "Odd", "ODD", "odd.", " Odd! ", "'odd'", "\"Odd\"", "\u201Eodd\u201C"})
        CHECK(read(odd, a_word) == "\"odd\"");
    CHECK(read("Even", a_word) == "\"even\"");
    CHECK(read("gr\u00F6\u00DFer", a_word) == "\"gr\u00F6\u00DFer\"");
    CHECK(read("three  Corners", {"text", "three corners"}) == "\"three corners\"");
    CHECK(read("no", {"text", "No"}) == "\"No\"");
    CHECK(read("False", {"text", "no"}) == "\"no\"");
}

TEST_CASE("moves are run where a word is expected, unless the model answer is the name of moves") {
    CHECK(read("R U", a_word) == "R U");
    CHECK(read("R'", a_word) == "R'");
    CHECK(read("U", {"text", "F"}) == "\"U\"");
    CHECK(read("parity(R).edges", a_word) == "parity(R).edges");
}

TEST_CASE("a defined name keeps its meaning") {
    const auto is_n = [](std::string_view name) { return name == "n"; };
    CHECK(answer_statement("n", a_truth, is_n) == "n");
    CHECK(answer_statement("no", a_truth, is_n) == "false");
}

TEST_CASE("a number may end with a full stop, and a location may lack its @") {
    CHECK(read("105.", a_number) == "105");
    CHECK(read("-3.", a_number) == "-3");
    CHECK(read("Seven.", a_number) == "7");
    CHECK(answer_statement("three", a_number, [](std::string_view) { return true; }) == "three");
    CHECK(read("order(R U)", a_number) == "order(R U)");
    CHECK(read("fr", a_place) == "@fr");
    CHECK(read("@fr.", a_place) == "@fr");
    CHECK(read("urf1", a_place) == "@urf1");
    CHECK(read("FR", a_place) == "@fr");
    CHECK(read("RL", a_place) == "RL");
    CHECK(read("UF2", a_place) == "UF2");
    CHECK(read("R U", a_place) == "R U");
    CHECK(read("@fr", a_place) == "@fr");
}

TEST_CASE("the words of a script are replaced in place") {
    const auto in_script = [](const std::string& text, const ExpectedAnswer& wanted) {
        return answer_script(text, wanted, is_no_name);
    };
    CHECK(in_script("# thirteen\nNo.  # it is odd\n", a_truth) == "# thirteen\nfalse  # it is odd\n");
    CHECK(in_script("# thirteen\r\nNo.\r\n", a_truth) == "# thirteen\r\nfalse\r\n");
    CHECK(in_script("No, it can't be\n", a_truth) == "false\n");
    CHECK(in_script("let answer = Yes", a_truth) == "let answer = true");
    CHECK(in_script("let a = R; ODD\n\n# that is all\n", a_word) == "let a = R; \"odd\"\n\n# that is all\n");
    CHECK(in_script("let n = R\nn\n", a_truth) == "let n = R\nn\n");
    CHECK(in_script("no;\nyes\n", a_truth) == "false;\ntrue\n");
    CHECK(in_script("[R, U]\n", a_word) == "[R, U]\n");
    CHECK(in_script("answer = 105 # sure\n", a_number) == "105 # sure\n");
    CHECK(in_script("answer: R U\n", {"algorithm", "R"}) == "R U\n");
    CHECK(in_script("print 105\n", a_number) == "105\n");
    CHECK(in_script("print odd\n", a_word) == "\"odd\"\n");
    CHECK(in_script("print order(R U), \"times\"\n", a_number) == "print order(R U), \"times\"\n");
    CHECK(in_script("order: 105\n", a_number) == "105\n");
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

}  // namespace cubelang::lesson::word_answer_test
