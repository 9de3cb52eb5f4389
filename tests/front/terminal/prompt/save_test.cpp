#include "front/terminal/prompt/save.hpp"

#include <unistd.h>

#include <filesystem>

#include "front/machine/file_host.hpp"
#include "runtime/base/files/read.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"
#include "tests/support/environment.hpp"

namespace cubelang::terminal::save_test {
namespace {

namespace fs = std::filesystem;

using test::Directory;

}  // namespace

TEST_CASE("a file is replaced completely, without temporary files") {
    const Directory directory;
    CHECK(machine::replace_file(directory / "a", "one").empty());
    CHECK(machine::replace_file(directory / "a", "two").empty());
    CHECK(files::read_file(directory / "a").text == "two");
    CHECK(directory.files() == 1);
}

TEST_CASE("a file that cannot be written is reported with the reason") {
    const Directory directory;
    CHECK(machine::replace_file(directory / "nowhere/a", "text") == "cannot be written: No such file or directory");
    CHECK(machine::replace_file(directory.path.string(), "text") == "this is not an ordinary file");
    CHECK(directory.files() == 0);
}

TEST_CASE("a link stays a link") {
    const Directory directory;
    CHECK(machine::replace_file(directory / "a", "one").empty());
    fs::create_symlink("a", directory / "link");
    CHECK(machine::replace_file(directory / "link", "two").empty());
    CHECK(fs::is_symlink(directory / "link"));
    CHECK(files::read_file(directory / "a").text == "two");
}

TEST_CASE("a picture replaces only pictures drawn by this program") {
    const Directory directory;
    CHECK(machine::replace_file(directory / "mine.cube", "order(R)\n").empty());
    CHECK(machine::save_picture(directory / "mine.cube", "<svg/>") ==
          "this file exists and was not written by this program; choose another name");
    CHECK(files::read_file(directory / "mine.cube").text == "order(R)\n");
    CHECK(machine::save_picture(directory / "a.svg", "<svg one/>").empty());
    CHECK(machine::save_picture(directory / "a.svg", "<svg two/>").empty());
    CHECK(files::read_file(directory / "a.svg").text == "<svg two/><!-- made by cube -->\n");
    CHECK(machine::replace_file(directory / "b.svg", "<svg drawn by hand/>").empty());
    CHECK(machine::save_picture(directory / "b.svg", "<svg/>") ==
          "this file exists and was not written by this program; choose another name");
}

TEST_CASE("a session replaces only a saved session") {
    const Directory directory;
    SessionOptions options;
    options.recorded = true;
    Session session(options, [](const Answer&) {});
    REQUIRE(session.run("<prompt>", "let mine = R U"));
    CHECK(save_session(session, directory / "s.cube").empty());
    CHECK(save_session(session, directory / "s.cube").empty());
    CHECK(files::read_file(directory / "s.cube").text ==
          std::string(Session::script_mark()) + "\ncube 3\nlet mine = R U\n");
    CHECK(machine::replace_file(directory / "mine.cube", "let a = 1\n").empty());
    CHECK(save_session(session, directory / "mine.cube")
              .ends_with("exists and is not a saved session; choose another name"));
    CHECK(files::read_file(directory / "mine.cube").text == "let a = 1\n");
    CHECK(save_session(session, directory / "nowhere/s.cube") == "there is no directory " + (directory / "nowhere"));
    CHECK(save_session(session, directory.path.string()).ends_with("this is not an ordinary file"));
}

TEST_CASE("without HOME nothing is saved below ~") {
    const test::Setting home("HOME", nullptr);
    const Session session({}, [](const Answer&) {});
    CHECK(save_session(session, "~/s.cube") == "~/s.cube: HOME is not set to an absolute path, so ~ is unknown");
}

}  // namespace cubelang::terminal::save_test
