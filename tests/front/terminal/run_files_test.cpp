#include "front/terminal/run_files.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::terminal {
namespace {

std::string content(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

}  // namespace

TEST_CASE("a growing file is renamed when it is complete") {
    const test::Directory folder;
    const auto name = folder / "answers";
    std::ofstream(name) << "old";
    GrowingFile file;
    CHECK(file.open(name, 0).empty());
    CHECK(file.write("new").empty());
    CHECK(file.size() == 3);
    CHECK(content(name) == "old");
    CHECK(file.finish().empty());
    CHECK(content(name) == "new");
    CHECK_FALSE(std::filesystem::exists(file.part()));
}

TEST_CASE("a growing file continues after its saved part") {
    const test::Directory folder;
    const auto name = folder / "answers";
    {
        GrowingFile file;
        CHECK(file.open(name, 0).empty());
        CHECK(file.write("kept, and not").empty());
        GrowingFile second;
        CHECK(second.open(name, 0).ends_with("answers.part is being written by another run"));
    }
    GrowingFile file;
    CHECK(file.open(name, 4).empty());
    CHECK(file.write(" more").empty());
    CHECK(file.finish().empty());
    CHECK(content(name) == "kept more");
    GrowingFile third;
    CHECK(third.open(name, 4).ends_with("answers.part is shorter than it was when that run was interrupted"));
}

TEST_CASE("a file that cannot be created is reported by name") {
    const test::Directory folder;
    CHECK(GrowingFile().open(folder / "none/answers", 0).ends_with("none/answers.part: No such file or directory"));
}

}  // namespace cubelang::terminal

namespace cubelang::terminal {

TEST_CASE("a resume file contains the last saved text") {
    const test::Directory folder;
    const auto path = folder / "state";
    {
        ResumeFile file;
        CHECK(file.open(path).empty());
        CHECK(file.text().empty());
        CHECK(file.save("one").empty());
        CHECK(file.save("two").empty());
    }
    ResumeFile file;
    CHECK(file.open(path).empty());
    CHECK(file.text() == "two");
    CHECK(std::distance(std::filesystem::directory_iterator(std::filesystem::path(path).parent_path()), {}) == 1);
}

TEST_CASE("only one run at a time can open a resume file") {
    const test::Directory folder;
    const auto path = folder / "state";
    ResumeFile first;
    CHECK(first.open(path).empty());
    CHECK(ResumeFile().open(path).ends_with("state is in use by another run"));
    CHECK(first.save("one").empty());
    CHECK(ResumeFile().open(path).ends_with("state is in use by another run"));
}

TEST_CASE("a resume file without saved progress is removed") {
    const test::Directory folder;
    const auto path = folder / "state";
    CHECK(ResumeFile().open(path).empty());
    CHECK_FALSE(std::filesystem::exists(path));
}

TEST_CASE("files that cannot be resume files are reported") {
    const test::Directory folder;
    CHECK(ResumeFile().open("/dev/null").ends_with("/dev/null is not an ordinary file"));
    CHECK(ResumeFile().open(folder / "none/state").ends_with("none/state: No such file or directory"));
}

}  // namespace cubelang::terminal
