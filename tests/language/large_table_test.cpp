// The announcement of the solvers' largest table. It is needed only after half a minute of processor time.

#include "tests/language/run.hpp"

namespace cubelang::large_table_test {

TEST_CASE("the table for distant positions is announced before it is made, and can then be interrupted", "[.large]") {
    auto host = test::usual_host();
    std::vector<std::string> announced;
    Session* running = nullptr;
    host.announce = [&](const std::string& notice) {
        announced.push_back(notice);
        running->interrupt();
    };
    std::string said;
    Session session(
        test::on(3), [&](const Answer& answer) { said += as_lines(answer, {}); }, host);
    running = &session;
    CHECK_FALSE(session.run("test", "import patterns; solve(superflip, optimal)"));
    CHECK(announced == std::vector<std::string>{"the table cube3-h48-5-htm (904 MiB) is being made once and saved, "
                                                "which takes a minute or two; Ctrl-C cancels it"});
    INFO(said);
    CHECK(said.find("interrupted: none of length 1") != std::string::npos);
}

}  // namespace cubelang::large_table_test
