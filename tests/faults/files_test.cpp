// Failing system calls while files are read or written: existing files remain whole, and the failure is reported.

#include "front/machine/file_host.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
#include "tests/faults/refuse_each.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::files_test {

using test::content;
using test::put;
using test::refuse_each;

TEST_CASE("a replaced file is the old one or the new one, and no temporary file remains") {
    const test::Directory directory;
    const auto path = directory / "file", before = std::string(100'000, 'a'), after = std::string(200'000, 'b');
    refuse_each([&] { put(path, before); }, [&] { return files::replace(path, after) == 0; },
                [&](bool well) {
                    CHECK(content(path) == (well ? after : before));
                    CHECK(directory.files() == 1);
                });
}

TEST_CASE("a file is read completely, or the error is reported") {
    const test::Directory directory;
    const auto path = directory / "file", text = std::string(200'000, 'a');
    put(path, text);
    std::string got;
    refuse_each([] {},
                [&] {
                    auto read = files::read_ordinary_file(path);
                    got = std::move(read.text);
                    return read.error == 0;
                },
                [&](bool well) { CHECK((!well || got == text)); });
}

TEST_CASE("a picture that cannot be written is an error, and the old one remains") {
    const test::Directory directory;
    const auto path = directory / "picture.svg";
    const auto host = machine::file_host();
    bool failed = false;
    Session session(
        {}, [&](const Answer& answer) { failed = answer.failed(); }, host);
    REQUIRE(session.run("test", "svg(R, \"" + path + "\")"));
    const auto before = content(path);
    session.run("test", "svg(R U, \"" + (directory / "other.svg") + "\")");
    const auto after = content(directory / "other.svg");
    refuse_each([&] { REQUIRE((session.run("test", "svg(R, \"" + path + "\")"))); },
                [&] { return session.run("test", "svg(R U, \"" + path + "\")"); },
                [&](bool well) {
                    CHECK(well == !failed);
                    CHECK(content(path) == (well ? after : before));
                    CHECK(directory.files() == 2);
                });
}

TEST_CASE("an import that cannot be read is an error, and a second attempt succeeds") {
    const test::Directory directory;
    const auto path = directory / "module.cube";
    put(path, "let here = R U\n");
    const auto host = machine::file_host();
    std::string said;
    Session session(
        {}, [&](const Answer& answer) { said = as_lines(answer); }, host);
    refuse_each([&] { session.reset(); }, [&] { return session.run("test", "import \"" + path + "\""); },
                [&](bool well) {
                    CHECK((well || said.find("error: ") != said.npos));
                    if (!well) CHECK(session.run("test", "import \"" + path + "\""));
                    session.run("test", "order(here)");
                    CHECK(said == "105\n");
                });
}

TEST_CASE("if a session cannot be saved, the earlier file remains") {
    const test::Directory directory;
    const auto path = directory / "session.cube";
    SessionOptions options;
    options.recorded = true;
    Session session(options, [](const Answer&) {});
    session.run("test", "let a = R");
    REQUIRE(terminal::save_session(session, path).empty());
    const auto before = content(path);
    session.run("test", "let c = U");
    const auto now = [&] { return terminal::save_session(session, path).empty(); };
    refuse_each([&] { put(path, before); }, now,
                [&](bool well) {
                    CHECK((content(path) == before) == !well);
                    CHECK(directory.files() == 1);
                });
}

}  // namespace cubelang::files_test
