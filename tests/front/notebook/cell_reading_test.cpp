#include "front/notebook/notebook_requests.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::notebook::cell_reading_test {

TEST_CASE("The text of a cell is complete, incomplete or invalid") {
    CHECK(completeness("") == "complete");
    CHECK(completeness("order(R)") == "complete");
    CHECK(completeness("nobody") == "complete");
    CHECK(completeness("save my.cube") == "complete");
    CHECK(completeness("order(R") == "incomplete");
    CHECK(completeness("/* a") == "incomplete");
    CHECK(completeness("order(R))") == "invalid");
}

TEST_CASE("The next line is indented by two blanks for each open bracket") {
    CHECK(indent_after("order(R)").empty());
    CHECK(indent_after("order([R,") == "    ");
    CHECK(indent_after("for k in 1..3 {\n") == "  ");
    CHECK(indent_after("\"(((\" (") == "  ");
}

TEST_CASE("The word at the cursor is explained") {
    Session session({.arguments = {}}, [](const Answer&) {});
    session.run("<cell>", "## a short trick\nlet trick = R U\nlet number = 5");
    const auto begins = [&](const std::string& text, std::size_t cursor, const std::string& wanted) {
        return explanation_at(session, text, cursor).starts_with(wanted);
    };
    CHECK(begins("order(R U)", 0, "order(p)"));
    CHECK(begins("order(R U)", 5, "order(p)"));
    CHECK(begins("order(R U)", 8, "order(p)"));
    CHECK(explanation_at(session, "trick", 3).find("a short trick") != std::string::npos);
    CHECK(explanation_at(session, "trick", 3).ends_with("value: R U\n"));
    CHECK(explanation_at(session, "order(number)", 8).ends_with("value: 5\n"));
    CHECK(explanation_at(session, "nobody", 3).empty());
    CHECK(explanation_at(session, "", 0).empty());
    CHECK(explanation_at(session, "   ", 2).empty());
    CHECK(explanation_at(session, "R", 1).find("R") != std::string::npos);
}

TEST_CASE("Magics and shell commands of IPython have hints") {
    const auto hint_of = [](const std::string& text) {
        std::string hint;
        Session session({.arguments = {}}, [&](const Answer& answer) {
            if (answer.failed() && hint.empty()) hint = magic_hint(*answer.diagnostic);
        });
        session.run("<cell>", text);
        return hint;
    };
    const std::string magic = "this kernel has no magics such as %time, which belong to IPython";
    for (const char* cell : {"%time order(R)", "%%html\n<b>", "1\n  %matplotlib inline"}) CHECK(hint_of(cell) == magic);
    CHECK(hint_of("!ls") == "this kernel runs no shell commands, which belong to IPython; a negation is written `not`");
    for (const char* cell : {"7 % 2", "1\n7 % 2", "R +", "nobody", "order(R)"}) CHECK(hint_of(cell).empty());
}

TEST_CASE("Characters and byte offsets convert both ways") {
    const std::string text = "aé\U0001F9CAb";
    const std::size_t begins[] = {0, 1, 3, 7, 8};
    for (std::size_t i = 0; i < 5; ++i) {
        CHECK(byte_at(text, i) == begins[i]);
        CHECK(character_at(text, begins[i]) == i);
    }
    CHECK(byte_at(text, 99) == text.size());
    CHECK(character_at(text, 99) == 4);
}

}  // namespace cubelang::notebook::cell_reading_test
