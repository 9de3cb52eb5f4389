#include "front/terminal/prompt/commands.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::terminal::commands_test {
namespace {

std::string called(std::string_view line) {
    const auto call = find_command(line);
    if (!call) return "the language's";
    return std::string(call->command->name) + (call->argument.empty() ? "" : "(" + call->argument + ")");
}

}  // namespace

TEST_CASE("a command takes the whole line") {
    CHECK(called("help") == "help");
    CHECK(called("  help  ") == "help");
    CHECK(called("help order") == "help(order)");
    CHECK(called("\thelp\t[\r") == "help([)");
    CHECK(called("list") == "list");
    CHECK(called("quit") == "quit");
    CHECK(called("exit") == "exit");
    CHECK(called("undo") == "undo");
    CHECK(called("undo 3") == "undo(3)");
    CHECK(called("help R U") == "help(R U)");
    CHECK(called("Quit") == "quit");
    CHECK(called("reset") == "reset");
}

TEST_CASE("a question mark and words are a search") {
    CHECK(called("?") == "?");
    CHECK(called(" ?three corners ") == "?(three corners)");
    CHECK(called("? sune") == "?(sune)");
}

TEST_CASE("save accepts a path, with blanks if it is quoted or begins like a path") {
    CHECK(called("save mine.cube") == "save(mine.cube)");
    CHECK(called("save \"my session.cube\"") == "save(my session.cube)");
    CHECK(called("save ~/my session.cube") == "save(~/my session.cube)");
    CHECK(called("save /tmp/my session.cube") == "save(/tmp/my session.cube)");
    CHECK(called("save my session") == "the language's");
    CHECK(called("save") == "save");
}

TEST_CASE("a command may be written as a call or a question, unless the session has defined that name") {
    CHECK(called("reset()") == "reset");
    CHECK(called("exit()") == "exit");
    CHECK(called("undo(3)") == "undo(3)");
    CHECK(called("help(order)") == "help(order)");
    CHECK(called("help()") == "help");
    CHECK(called("order?") == "help(order)");
    CHECK(called("?") == "?");
    Session session({}, [](const Answer&) {});
    session.run("test", "def reset(p) = p; def help(p) = p");
    CHECK_FALSE(find_command("reset()", &session));
    CHECK_FALSE(find_command("help(R)", &session));
    CHECK(find_command("help R", &session));
}

TEST_CASE("show all is a command, and any other show belongs to the language") {
    CHECK(called("show all") == "show(all)");
    CHECK(called(" show  all ") == "show(all)");
    for (const auto* const line : {"show", "show R", "show(all)", "show all R"})
        CHECK(called(line) == "the language's");
}

TEST_CASE("everything else belongs to the language") {
    for (const auto* line : {"", " ", "list R", "list = R", "quit now", "undo R", "undo(R)", "helpful", "(quit)",
                             "help R\nU", "print \"?\""})
        CHECK(called(line) == "the language's");
}

TEST_CASE("each command has a meaning of one line") {
    for (const auto& command : commands()) {
        INFO(command.name);
        CHECK_FALSE(command.meaning.empty());
        CHECK(command.meaning.find('\n') == std::string_view::npos);
        const bool itself = command.takes == Command::Takes::itself;
        const auto argument = itself ? std::string(command.argument) : std::string(command.argument.empty() ? "" : "3");
        const auto call = find_command(std::string(command.name) + " " + argument);
        REQUIRE(call);
        CHECK(call->command == &command);
    }
}

}  // namespace cubelang::terminal::commands_test
