#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/language/run.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::meaning::import_test {
namespace {

namespace fs = std::filesystem;
using test::ProgramOutput;

class Files {
public:
    void write(const std::string& name, const std::string& text) const {
        fs::create_directories((root_.path / name).parent_path());
        std::ofstream(root_.path / name) << text;
    }
    [[nodiscard]] std::string path(const std::string& name) const { return (root_.path / name).string(); }
    // Runs a text as if it were a file in this folder.
    [[nodiscard]] ProgramOutput run(const std::string& text, const std::string& name = "main.cube") const {
        return test::run(text, {}, path(name));
    }

private:
    test::Directory root_;
};

using Answers = std::vector<std::string>;

}  // namespace

TEST_CASE("imports are relative to the importing script") {
    const Files files;
    files.write("mine.cube", "let nine = 9");
    files.write("sub/other.cube", "import \"third.cube\"\nlet other = third + 1");
    files.write("sub/third.cube", "let third = 3");
    CHECK(files.run("import \"mine.cube\"; nine").answers == Answers{"9"});
    CHECK(files.run("import \"sub/other.cube\"; other").answers == Answers{"4"});
    CHECK(files.run("import \"" + files.path("mine.cube") + "\"; nine").answers == Answers{"9"});
}

TEST_CASE("a script that gives a name of a library another meaning gets a note") {
    std::vector<std::string> notes;
    const auto record = [&](const Answer& answer) {
        for (const auto& note : answer.notes) notes.push_back(note.text);
    };
    const auto host = test::usual_host();
    Session session({}, record, host);
    CHECK(session.run("test", "import triggers; let sune = R U; let a1 = 3; let a1 = R; let sune = U"));
    CHECK(notes == std::vector<std::string>{"`sune` was the one of triggers until now"});
}

TEST_CASE("a folder's modules are its programs, in the order of their names") {
    const Files files;
    files.write("mine/b.cube", "import \"a.cube\"\nlet two = one + 1");
    files.write("mine/a.cube", "let one = 1");
    files.write("mine/notes.txt", "not a program");
    files.write("mine/inner.cube/c.cube", "let three = 3");
    CHECK(files.run("import \"mine\"; {one, two}").answers == Answers{"{1, 2}"});
    CHECK(files.run("import \"mine/\"; {one, two}").answers == Answers{"{1, 2}"});
    CHECK_FALSE(files.run("import \"mine\"; three").succeeded);
    files.write("mine/d.cube", "missing");
    CHECK(files.run("import \"mine\"").errors.find("unknown name `missing`") != std::string::npos);
}

TEST_CASE("errors in a file without the extension of a program reveal nothing but their position") {
    const Files files;
    for (const auto* const secret :
         {"root:hunter2:19000", "let a = 1\nhunter2", "hunter2 = [", "assert 1 == 2, \"hunter2\"",
          "let hunter2 = 1\norder(hunter2 + \"a\")", "hunter2 \xFF"}) {
        files.write("secrets", secret);
        const auto output = files.run("import \"secrets\"");
        INFO(output.errors);
        CHECK_FALSE(output.succeeded);
        CHECK(output.errors.find("hunter2") == output.errors.npos);
        CHECK(output.errors.find(" cannot be run as a program: line ") != output.errors.npos);
    }
    files.write("notes.txt", "R\n  missing");
    CHECK(files.run("import \"notes.txt\"").errors.find("line 2, column 3 is wrong") != std::string::npos);
    files.write("mine.cube", "R\n  missing");
    CHECK(files.run("import \"mine.cube\"").errors.find("unknown name `missing`") != std::string::npos);
}

TEST_CASE("a link has the extension of its target") {
    const Files files;
    files.write("secrets", "hunter2");
    fs::create_symlink(files.path("secrets"), files.path("link.cube"));
    CHECK(files.run("import \"link.cube\"").errors.find("hunter2") == std::string::npos);
}

TEST_CASE("a sandbox refuses files without calls to the host") {
    const Files files;
    files.write("own/mine.cube", "import \"../theirs.cube\"");
    files.write("theirs.cube", "let a = 1");
    bool asked = false;
    test::Setting setting;
    setting.host.sandbox = {{files.path("own")}, "ask me"};
    setting.host.write_file = [&](const auto&, const auto&) {
        asked = true;
        return std::string();
    };
    const auto output = [&](const std::string& text) {
        return test::run(text, setting, files.path("own/main.cube")).errors;
    };
    CHECK(output("import \"../theirs.cube\"").find("a sandbox, which reads nothing outside") != std::string::npos);
    CHECK(output("import \"mine.cube\"").find("own/mine.cube:1:8: error: cannot read") != std::string::npos);
    CHECK(output("svg(R, \"a.svg\")").find("a sandbox, which writes no files") != std::string::npos);
    CHECK(output("animate(R, \"a.html\")").find("hint: ask me") != std::string::npos);
    CHECK_FALSE(asked);
    CHECK(output("import pll").empty());
}

TEST_CASE("an import provides a file's own definitions, not those that it imported") {
    const Files files;
    files.write("outer.cube", "import \"within.cube\"\nlet outer = within");
    files.write("within.cube", "let within = 1");
    const auto output = files.run("import \"outer.cube\"; outer; within");
    CHECK(output.answers == Answers{"1"});
    CHECK(output.errors.find("unknown name `within`") != output.errors.npos);
}

TEST_CASE("imported functions use the names of their own file") {
    const Files files;
    files.write("lib.cube", "let base = 10\ndef add(n) = n + base");
    CHECK(files.run("import \"lib.cube\"; let base = 1; add(1)").answers == Answers{"11"});
}

TEST_CASE("a file imported twice, even under two names, is evaluated once") {
    const Files files;
    files.write("loud.cube", "print \"loaded\"\nlet one = 1");
    files.write("sub/again.cube", "import \"../loud.cube\"\nlet two = one + 1");
    CHECK(files.run("import \"loud.cube\"; import \"./loud.cube\"; import \"sub/again.cube\"; two").answers ==
          Answers{"loaded", "2"});
}

TEST_CASE("an imported file can print, but its bare expressions show nothing") {
    const Files files;
    files.write("quiet.cube", "R U\n5\nprint 6");
    CHECK(files.run("import \"quiet.cube\"").answers == Answers{"6"});
    CHECK(files.run("1; import \"quiet.cube\"; _").answers == Answers{"1", "6", "1"});
}

TEST_CASE("the current cube is restored after an import, even a failed one") {
    const Files files;
    files.write("big.cube", "cube 5\nlet order_there = order(R U)");
    files.write("broken.cube", "supercube 6\nnobody");
    CHECK(files.run("import \"big.cube\"; order_there; (uf,ur) (uf,ur)").answers == Answers{"420", "()"});
    const auto host = test::usual_host();
    Session session(
        {}, [](const Answer&) {}, host);
    CHECK_FALSE(session.run(files.path("main.cube"), "import \"broken.cube\""));
    CHECK(session.prompt() == "cube 3> ");
}

TEST_CASE("a file that imports itself, directly or through other files, is reported") {
    const Files files;
    files.write("self.cube", "import \"self.cube\"");
    files.write("ping.cube", "import \"pong.cube\"");
    files.write("pong.cube", "import \"ping.cube\"");
    CHECK(files.run("import \"self.cube\"").errors.find("self.cube imports itself, directly or through other files") !=
          std::string::npos);
    const auto errors = files.run("import \"ping.cube\"").errors;
    CHECK(errors.find("ping.cube imports itself, directly or through other files") != errors.npos);
    CHECK(errors.find("note: imported here") != errors.npos);
}

TEST_CASE("an error in an imported file is shown in that file, with notes on the imports") {
    const Files files;
    files.write("bad.cube", "let good = 1\nlet bad = good + \"a\"");
    files.write("torn.cube", "let torn = (R U");
    CHECK(files.run("import \"bad.cube\"").errors ==
          files.path("bad.cube") +
              ":2:16: error: an integer and a text cannot be added\nlet bad = good + \"a\"\n               ^\n"
              "hint: a text holds values in braces: \"order {order(p)}\"\n" +
              files.path("main.cube") + ":1:1: note: imported here\nimport \"bad.cube\"\n^~~~~~~~~~~~~~~~~\n");
    CHECK(files.run("import \"torn.cube\"").errors.find("torn.cube:1:12: error: this `(` is never closed") !=
          std::string::npos);
}

TEST_CASE("a file that failed can be imported again after it is repaired") {
    const Files files;
    files.write("later.cube", "missing");
    const auto host = test::usual_host();
    Session session(
        {}, [](const Answer&) {}, host);
    CHECK_FALSE(session.run(files.path("main.cube"), "import \"later.cube\""));
    files.write("later.cube", "let found = 1");
    CHECK(session.run(files.path("main.cube"), "import \"later.cube\"; found"));
}

TEST_CASE("missing files and modules are reported") {
    const Files files;
    CHECK(files.run("import \"nowhere.cube\"")
              .errors.find("error: cannot read " + files.path("nowhere.cube") + ": No such file or directory") !=
          std::string::npos);
    CHECK(files.run("import \".\"").errors.find(" is a folder without programs") != std::string::npos);
    CHECK(test::message("import trigers") == "the library has no module `trigers`");
    CHECK(test::run("import trigers").errors.find("hint: did you mean `triggers`?") != std::string::npos);
}

TEST_CASE("the library is imported by name from anywhere") {
    CHECK(test::last("import triggers; order(sune)") == "6");
    const Files files;
    files.write("uses.cube", "import triggers\nlet mine = sune sune");
    CHECK(files.run("import \"uses.cube\"; order(mine)").answers == Answers{"3"});
    CHECK(test::message("trigger") == "unknown name `trigger`");
    CHECK(test::run("trigger").errors.find("hint: it is in the library: `import triggers`") != std::string::npos);
}

TEST_CASE("only the host reads files") {
    test::Setting setting;
    setting.host.read_file = nullptr;
    CHECK(test::message("import \"a.cube\"", setting) == "files cannot be read from here");
    int reads = 0;
    setting.host.read_file = [&](const std::string& path) {
        ++reads;
        return FileText{"let name = \"" + path + "\"", {}, "the only one"};
    };
    CHECK(test::last("import \"a.cube\"; import \"b.cube\"; print name", setting) == "a.cube");
    CHECK(reads == 2);
    setting.host.read_file = [](const auto&) { return FileText{{}, std::make_error_code(std::errc::timed_out), {}}; };
    CHECK(test::message("import \"a.cube\"", setting) == "cannot read a.cube: Connection timed out");
}

}  // namespace cubelang::meaning::import_test
