#include "front/terminal/prompt/repl.hpp"

#include <vector>

#include "runtime/session/as_lines.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::terminal::repl_test {
namespace {

// Returns its lines one by one, and records remembered statements.
class GivenLines : public LineSource {
public:
    explicit GivenLines(std::vector<Line> lines) : lines_(std::move(lines)) {}

    Line read_line(const std::string&) override { return next_ < lines_.size() ? lines_[next_++] : Line{}; }
    void remember(const std::string& statement) override { remembered.push_back(statement); }

    std::vector<std::string> remembered;

private:
    std::vector<Line> lines_;
    std::size_t next_ = 0;
};

struct Conversation {
    std::string values, errors;
    std::vector<std::string> remembered;
};

Conversation run_with(std::vector<Line> given) {
    Conversation conversation;
    Session session({}, [&](const Answer& answer) {
        (answer.failed() ? conversation.errors : conversation.values) += as_lines(answer);
    });
    GivenLines lines(std::move(given));
    Output output;
    Repl({session, output, [] {}, [] {}}, lines).run();
    conversation.remembered = lines.remembered;
    return conversation;
}

using Kind = Line::Kind;

}  // namespace

TEST_CASE("the first greeting has an example to type") {
    CHECK(greeting(true).starts_with(greeting(false)));
    CHECK(greeting(true).find("Type R U R' U'") != std::string::npos);
}

TEST_CASE("single lines are collected until they are a statement, and remembered as one") {
    const auto conversation = run_with({{Kind::text, "order([R,"}, {Kind::text, "U])"}, {Kind::text, " "}});
    CHECK(conversation.values == "6\n");
    CHECK(conversation.remembered == std::vector<std::string>{"order([R,\nU])"});
}

TEST_CASE("text entered as a whole is answered as a whole: several statements, or an incomplete one") {
    const auto conversation = run_with(
        {{Kind::text, "order(R)\norder(R U)", true}, {Kind::text, "(R", true}, {Kind::text, "order(M)", true}});
    CHECK(conversation.values == "4\n105\n4\n");
    CHECK(conversation.errors.find("never closed") != std::string::npos);
    CHECK(conversation.remembered.size() == 3);
}

TEST_CASE("an interrupted statement is discarded, and one cut off by the end of input is reported as incomplete") {
    const auto conversation =
        run_with({{Kind::text, "(R"}, {Kind::interrupted}, {Kind::text, "order(R)"}, {Kind::text, "(U"}});
    CHECK(conversation.values == "4\n");
    CHECK(conversation.errors.find("never closed") != std::string::npos);
}

}  // namespace cubelang::terminal::repl_test
