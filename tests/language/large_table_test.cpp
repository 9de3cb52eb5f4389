// The largest table of the solvers: who waits for it is told before. Until it is asked for a processor works half a
// minute.

#include "tests/language/run.hpp"

namespace cubelang::large_table_test {

TEST_CASE("the table for far positions is announced before it is made, and whoever interrupts then has no table",
          "[.large]") {
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
    CHECK(announced == std::vector<std::string>{"the table cube3-large-htm (814 MiB) is made once, in a minute or two, "
                                                "and kept; Ctrl-C ends it"});
    INFO(said);
    CHECK(said.find("interrupted: none of length 1") != std::string::npos);
}

}  // namespace cubelang::large_table_test
