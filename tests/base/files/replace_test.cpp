#include "runtime/base/files/replace.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <filesystem>

#include "runtime/base/files/read.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::files::replace_test {
namespace {

namespace fs = std::filesystem;

using test::Directory;

mode_t mode_of(const std::string& path) {
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    return status.st_mode & 07777U;
}

}  // namespace

TEST_CASE("a replaced file keeps its mode, and links to it show the new content") {
    const Directory directory;
    REQUIRE(replace(directory / "a", "one") == 0);
    REQUIRE(::chmod((directory / "a").c_str(), 0640) == 0);
    fs::create_symlink("a", directory / "link");
    REQUIRE(replace(directory / "link", "two") == 0);
    CHECK(mode_of(directory / "a") == 0640);
    CHECK(fs::is_symlink(directory / "link"));
    CHECK(read_file(directory / "a").text == "two");
    CHECK(directory.files() == 2);
}

TEST_CASE("a file that another program changes meanwhile is left unchanged") {
    const Directory directory;
    const auto path = directory / "a";
    const std::function<void()> changes[] = {
        [&] { REQUIRE(replace(path, "two") == 0); },                                            // another file
        [&] { CHECK(::truncate(path.c_str(), 1) == 0); },                                       // another size
        [&] { fs::last_write_time(path, fs::last_write_time(path) + std::chrono::hours(1)); },  // another time
        [&] { fs::remove(path); },
    };
    for (const auto& change : changes) {
        REQUIRE(replace(path, "one") == 0);
        const auto seen = version_of(path);
        std::string then;
        const auto content = [&](const auto& write) {
            change();
            then = read_file(path).text;
            return write("new");
        };
        CHECK(replace(path, content, seen) == ESTALE);
        CHECK(read_file(path).text == then);
        CHECK(directory.files() <= 1);
    }
    REQUIRE(replace(path, "one") == 0);
    CHECK(replace(path, "two", version_of(path)) == 0);
    CHECK(read_file(path).text == "two");
}

TEST_CASE("a failed write leaves the old file and no draft") {
    const Directory directory;
    REQUIRE(replace(directory / "a", "one") == 0);
    CHECK(replace(directory / "a", [](const auto& write) {
              if (!write("tw")) return false;
              errno = ENOSPC;
              return false;
          }) == ENOSPC);
    CHECK(read_file(directory / "a").text == "one");
    CHECK(directory.files() == 1);
}

TEST_CASE("a full disk leaves the old file") {
    if (::access("/dev/full", W_OK) != 0) return;
    CHECK(replace("/dev/full", "text") == EINVAL);  // not an ordinary file, so nothing is written
    const Directory directory;
    REQUIRE(replace(directory / "a", "one") == 0);
    struct rlimit_of_files {  // simulates a disk with room for 1000 bytes
        rlimit_of_files() {
            std::signal(SIGXFSZ, SIG_IGN);
            ::getrlimit(RLIMIT_FSIZE, &before);
            const struct rlimit small { 1000, before.rlim_max };
            ::setrlimit(RLIMIT_FSIZE, &small);
        }
        ~rlimit_of_files() { ::setrlimit(RLIMIT_FSIZE, &before); }
        struct rlimit before {};
    };
    {
        const rlimit_of_files limit;
        CHECK(replace(directory / "a", std::string(5000, 'x')) == EFBIG);
    }
    CHECK(read_file(directory / "a").text == "one");
    CHECK(directory.files() == 1);
}

TEST_CASE("drafts of a dead process are removed, those of a running one stay") {
    const Directory directory;
    const auto child = ::fork();
    if (child == 0) ::_exit(0);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    const auto dead = directory / ("a.draft." + std::to_string(child) + ".1");
    const auto alive = directory / ("a.draft." + std::to_string(::getppid()) + ".1");
    const auto none = directory / "a.draft.mine";
    for (const auto& name : {dead, alive, none}) REQUIRE(replace(name, "half") == 0);
    REQUIRE(replace(directory / "a", "whole") == 0);
    CHECK_FALSE(fs::exists(dead));
    CHECK(fs::exists(alive));
    CHECK(fs::exists(none));
}

TEST_CASE("a symbolic link in place of the draft is not followed") {
    const Directory directory;
    REQUIRE(replace(directory / "victim", "precious") == 0);
    for (int i = 1; i <= 100; ++i)
        fs::create_symlink("victim", directory / ("a.draft." + std::to_string(::getpid()) + "." + std::to_string(i)));
    REQUIRE(replace(directory / "a", "text") == 0);
    CHECK(read_file(directory / "victim").text == "precious");
    CHECK(read_file(directory / "a").text == "text");
    CHECK_FALSE(fs::is_symlink(directory / "a"));
}

TEST_CASE("where an ordinary file is expected, pipes and devices are neither read nor replaced") {
    const Directory directory;
    REQUIRE(::mkfifo((directory / "pipe").c_str(), 0600) == 0);
    CHECK(read_ordinary_file(directory / "pipe").error == EINVAL);
    CHECK(read_ordinary_file("/dev/zero").error == EINVAL);
    CHECK(read_ordinary_file(directory.path.string()).error == EISDIR);
    CHECK(read_ordinary_file(directory / "nothing").error == ENOENT);
    CHECK(replace(directory / "pipe", "text") == EINVAL);
    CHECK(is_special(directory / "pipe"));
}

TEST_CASE("reading an endless device fails") { CHECK(read_file("/dev/zero").error == EFBIG); }

}  // namespace cubelang::files::replace_test
