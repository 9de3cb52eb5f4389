#include "runtime/session/journal.hpp"

#include <filesystem>
#include <fstream>

#include "tests/language/run.hpp"

namespace cubelang::journal_test {
namespace {

struct Prompt {
    explicit Prompt(SessionOptions options = {})
        : session(
              recorded(std::move(options)), [this](const Answer& answer) { said += as_lines(answer); }, host) {}
    std::string operator()(const std::string& text) {
        said.clear();
        static_cast<void>(session.run("<prompt>", text));
        return said;
    }
    std::string script() const {
        const auto text = session.script("/");
        return text.substr(text.find('\n') + 1);
    }

    std::string said;
    Host host = test::usual_host();
    Session session;

private:
    static SessionOptions recorded(SessionOptions options) {
        options.recorded = true;
        return options;
    }
};

}  // namespace

TEST_CASE("undo restores definitions, the cube, imports and the last value, one statement at a time") {
    Prompt prompt;
    prompt("let a = 1");
    prompt("let a = 2");
    prompt("cube 4");
    prompt("import triggers");
    prompt("order(R)");
    CHECK(prompt.session.undo() == "undone: order(R)");
    CHECK(prompt("_").find("there is no last value yet") != std::string::npos);
    CHECK(prompt("order(sune)") == "6\n");
    prompt.session.undo();
    CHECK(prompt.session.undo() == "undone: import triggers");
    CHECK(prompt("sune").find("unknown name") != std::string::npos);
    CHECK(prompt.session.undo() == "undone: cube 4");
    CHECK(prompt.session.prompt() == "cube 3> ");
    CHECK(prompt("a") == "2\n");
    prompt.session.undo();
    CHECK(prompt.session.undo() == "undone: let a = 2");
    CHECK(prompt("a") == "1\n");
    prompt.session.undo();
    CHECK(prompt.session.undo() == "undone: let a = 1");
    CHECK(prompt("a").find("unknown name") != std::string::npos);
    CHECK(prompt.session.undo() == "there is nothing to undo");
}

TEST_CASE("the newest statement can be undone, however large the value that it replaced") {
    Prompt prompt;
    prompt("let t = \"x\"; for n in 1..20 { let t = t + t }");
    prompt("let xs = {t for n in 1..300}");  // more than a journal keeps
    prompt("let xs = 1");
    CHECK(prompt.session.undo() == "undone: let xs = 1");
    CHECK(prompt("size(xs)") == "300\n");
    prompt.session.undo();
    CHECK(prompt.session.undo() == "there is nothing more to undo: older values are no longer kept");
}

TEST_CASE("functions still see the session's names after undo") {
    Prompt prompt;
    prompt("let a = 1");
    prompt("def shows() = a");
    prompt("let a = 2");
    CHECK(prompt("shows()") == "2\n");
    prompt.session.undo();
    prompt.session.undo();
    CHECK(prompt("shows()") == "1\n");
}

TEST_CASE("a statement that fails changes nothing") {
    Prompt prompt;
    prompt("let total = 0");
    prompt("for s in {1, 2, 3} { let total = total + s; let new_one = s; cube 4; assert s < 3 }");
    CHECK(prompt("total") == "0\n");
    CHECK(prompt("new_one").find("unknown name") != std::string::npos);
    CHECK(prompt.session.prompt() == "cube 3> ");
    prompt("if true then { import triggers; absent }");
    CHECK(prompt("sune").find("unknown name") != std::string::npos);
}

TEST_CASE("on a line with several statements, those before the error have taken effect") {
    Prompt prompt;
    prompt("let a = 1; let two = absent; let three = 3");
    CHECK(prompt("a") == "1\n");
    CHECK(prompt("three").find("unknown name") != std::string::npos);
}

TEST_CASE("the last hundred statements can be undone; then undo gives the reason for its limit") {
    Prompt prompt;
    for (int i = 0; i < 150; ++i) prompt("let a = " + std::to_string(i));
    for (std::size_t i = 0; i < Journal::most_undone; ++i) CHECK(prompt.session.undo().starts_with("undone: "));
    CHECK(prompt.session.undo() == "there is nothing more to undo: older values are no longer kept");
    CHECK(prompt("a") == "49\n");
}

TEST_CASE("the memory for replaced values is limited") {
    SessionOptions options;
    options.n = 2000;
    Prompt prompt(options);
    for (int i = 0; i < 20; ++i) prompt("let a = permutation(R)");
    int taken_back = 0;
    while (prompt.session.undo().starts_with("undone: ")) ++taken_back;
    CHECK(taken_back > 2);
    CHECK(taken_back < 12);
}

TEST_CASE("a session is saved as a script: the initial cube, doc comments, and the successful statements in order") {
    Prompt prompt;
    prompt("## twice\n## and well\nlet a = R U; let pair = [R,\n U]");
    prompt("absent");
    prompt("cube 4");
    prompt("let gone = 1");
    prompt.session.undo();
    prompt("order(a)");
    CHECK(prompt.script() == "cube 3\n## twice\n## and well\nlet a = R U\nlet pair = [R,\n U]\ncube 4\norder(a)\n");
    const auto again = test::run(prompt.session.script("/"));
    CHECK(again.succeeded);
    CHECK(again.answers == std::vector<std::string>{"420"});
}

TEST_CASE("a saved session begins with the cube and the arguments of its command line") {
    SessionOptions options;
    options.n = 5;
    options.super = true;
    options.arguments = {"one", "two \"2\""};
    Prompt prompt(options);
    prompt("print item(args, 2)");
    CHECK(prompt.script() == "supercube 5\nlet args = {\"one\", \"two \\\"2\\\"\"}\nprint item(args, 2)\n");
    CHECK(test::run(prompt.session.script("/")).answers == std::vector<std::string>{"two \"2\""});
}

TEST_CASE("imported files are found relative to the script") {
    const auto directory =
        std::filesystem::temp_directory_path() / ("cubelang_journal_test." + std::to_string(::getpid()));
    std::filesystem::create_directories(directory / "sub");
    std::ofstream(directory / "sub" / "mine.cube") << "let mine = R\n";
    Prompt prompt;
    static_cast<void>(prompt.session.run((directory / "main.cube").string(),
                                         "import \"sub/mine.cube\"\nif true then { import \"sub/../sub/mine.cube\" }"));
    const auto beside = prompt.session.script(directory.string()), elsewhere = prompt.session.script("/nowhere");
    std::filesystem::remove_all(directory);
    CHECK(beside.find("import \"sub/mine.cube\"\nif true then { import \"sub/mine.cube\" }\n") != std::string::npos);
    CHECK(elsewhere.find("import \"" + (directory / "sub/mine.cube").string() + "\"\n") != std::string::npos);
}

TEST_CASE("a corrected file can be imported again after undo") {
    const auto file =
        std::filesystem::temp_directory_path() / ("cubelang_journal_test." + std::to_string(::getpid()) + ".cube");
    std::ofstream(file) << "let mine = 1\n";
    Prompt prompt;
    const auto import = "import \"" + file.string() + "\"";
    prompt(import);
    prompt.session.undo();
    std::ofstream(file) << "let mine = 2\n";
    prompt(import);
    std::filesystem::remove(file);
    CHECK(prompt("mine") == "2\n");
}

TEST_CASE("a reset starts a new session, and undo restores the old one") {
    Prompt prompt;
    prompt("let a = 1");
    prompt("cube 5");
    prompt.session.reset();
    CHECK(prompt.session.prompt() == "cube 3> ");
    CHECK(prompt("a").find("unknown name") != std::string::npos);
    CHECK(prompt.script() == "cube 3\n");
    CHECK(prompt.session.undo() == "undone: reset");
    CHECK(prompt("a") == "1\n");
    CHECK(prompt.session.prompt() == "cube 5> ");
}

TEST_CASE("statements before the undo floor cannot be undone, but are saved") {
    Prompt prompt;
    prompt("let a = 1");
    prompt.session.set_undo_floor();
    CHECK(prompt.session.undo() == "there is nothing to undo");
    CHECK(prompt("a") == "1\n");
    CHECK(prompt.script() == "cube 3\nlet a = 1\na\n");
}

}  // namespace cubelang::journal_test
