#include "runtime/meaning/assist/help.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::meaning::request_test {
namespace {

std::string read(std::string_view line) {
    const auto request = help_request(line);
    if (!request) return "no question";
    return (request->is_search ? "search: " : "help: ") + std::string(request->subject);
}

}  // namespace

TEST_CASE("a request for help is recognised by its first word or by a question mark") {
    CHECK(read("help") == "help: ");
    CHECK(read(" help  order R ") == "help: order R");
    CHECK(read("Help order") == "help: order");
    CHECK(read("help(order)") == "help: order");
    CHECK(read("help()") == "help: ");
    CHECK(read("help [") == "help: [");
    CHECK(read("help (") == "help: (");
    CHECK(read("help order?") == "help: order");
    CHECK(read("help ?") == "help: ?");
    CHECK(read("order?") == "help: order");
    CHECK(read("how do I undo ?") == "help: how do I undo");
    CHECK(read("?order") == "search: order");
    CHECK(read("? T perm ?") == "search: T perm");
    CHECK(read("?") == "search: ");
}

TEST_CASE("everything else is a statement") {
    for (const auto* line : {"", "order(R)", "helpful", "print \"why?\"", "R # why?", "help\norder(R)", "let help = R"})
        CHECK(read(line) == "no question");
}

}  // namespace cubelang::meaning::request_test
