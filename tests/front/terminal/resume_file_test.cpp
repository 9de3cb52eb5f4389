#include "front/terminal/run_files.hpp"

#include <filesystem>
#include <fstream>

#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::shell {

TEST_CASE("a resume file has what was saved last") {
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

TEST_CASE("a resume file is one run's at a time") {
    const test::Directory folder;
    const auto path = folder / "state";
    ResumeFile first;
    CHECK(first.open(path).empty());
    CHECK(ResumeFile().open(path).ends_with("state is in use by another run"));
    CHECK(first.save("one").empty());
    CHECK(ResumeFile().open(path).ends_with("state is in use by another run"));
}

TEST_CASE("a resume file in which nothing was kept does not stay") {
    const test::Directory folder;
    const auto path = folder / "state";
    CHECK(ResumeFile().open(path).empty());
    CHECK_FALSE(std::filesystem::exists(path));
}

TEST_CASE("what can be no resume file is told") {
    const test::Directory folder;
    CHECK(ResumeFile().open("/dev/null").ends_with("/dev/null is no ordinary file"));
    CHECK(ResumeFile().open(folder / "none/state").ends_with("none/state: No such file or directory"));
}

}  // namespace cubelang::shell
