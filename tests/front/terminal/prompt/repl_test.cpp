#include "front/terminal/prompt/repl.hpp"

#include <vector>

#include "runtime/session/as_lines.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::shell::repl_test {
namespace {

// Gives its lines one by one, and notes what is to be remembered.
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

struct Said {
    std::string values, errors;
    std::vector<std::string> remembered;
};

Said said_to(std::vector<Line> given) {
    Said said;
    Session session({},
                    [&](const Answer& answer) { (answer.failed() ? said.errors : said.values) += as_lines(answer); });
    GivenLines lines(std::move(given));
    Output output;
    Repl({session, output, [] {}, [] {}}, lines).run();
    said.remembered = lines.remembered;
    return said;
}

using Kind = Line::Kind;

}  // namespace

TEST_CASE("the first time the greeting says what to type") {
    CHECK(greeting(true).starts_with(greeting(false)));
    CHECK(greeting(true).find("Type R U R' U'") != std::string::npos);
}

TEST_CASE("single lines are gathered until they are a statement, and remembered as one") {
    const auto said = said_to({{Kind::text, "order([R,"}, {Kind::text, "U])"}, {Kind::text, " "}});
    CHECK(said.values == "6\n");
    CHECK(said.remembered == std::vector<std::string>{"order([R,\nU])"});
}

TEST_CASE("what is entered as a whole is answered as it is: several statements, or one that is not closed") {
    const auto said =
        said_to({{Kind::text, "order(R)\norder(R U)", true}, {Kind::text, "(R", true}, {Kind::text, "order(M)", true}});
    CHECK(said.values == "4\n105\n4\n");
    CHECK(said.errors.find("never closed") != std::string::npos);
    CHECK(said.remembered.size() == 3);
}

TEST_CASE("an interrupted statement is dropped, and one that the end of the lines cuts off is said to be unfinished") {
    const auto said = said_to({{Kind::text, "(R"}, {Kind::interrupted}, {Kind::text, "order(R)"}, {Kind::text, "(U"}});
    CHECK(said.values == "4\n");
    CHECK(said.errors.find("never closed") != std::string::npos);
}

}  // namespace cubelang::shell::repl_test
