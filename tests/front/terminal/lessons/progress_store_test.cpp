#include "front/terminal/lessons/course.hpp"

#include <filesystem>
#include <fstream>

#include "runtime/session/lesson/lesson.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/environment.hpp"

namespace cubelang::terminal::progress_store_test {
namespace {

/// A temporary folder, removed after the test.
struct Folder {
    std::filesystem::path path = std::filesystem::temp_directory_path() / ("cube-lesson-" + std::to_string(::getpid()));
    Folder() { std::filesystem::create_directories(path); }
    ~Folder() { std::filesystem::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] std::string file(const std::string& name) const { return (path / name).string(); }
};

const lesson::StudentRecord some{7, 3, {"one", "two"}, {{"one", "R\n"}}, {"three"}};

}  // namespace

TEST_CASE("progress is saved between sittings, and its folders are created") {
    const Folder folder;
    ProgressStore first(folder.file("a/b/progress"));
    CHECK(first.load() == lesson::StudentRecord{});
    first.save(some);
    CHECK(first.is_saved());
    CHECK(first.take_problem().empty());
    ProgressStore second(folder.file("a/b/progress"));
    CHECK(second.load() == some);
    CHECK(second.take_problem().empty());
}

TEST_CASE("the readable part of a truncated file is used, and the damage is reported") {
    const Folder folder;
    const auto path = folder.file("torn");
    std::ofstream(path) << "cube lesson progress 1\nat 3\nsolved one\nsol";
    ProgressStore store(path);
    CHECK(store.load().at == 3);
    CHECK(store.take_problem() ==
          "the saved progress of this lesson is damaged (" + path + "); only the readable part is used");
    CHECK(store.take_problem().empty());
    store.save(some);
    CHECK(ProgressStore(path).load() == some);
}

TEST_CASE("if nothing can be saved, the lesson continues, and this is reported once") {
    const std::pair<std::string, std::string> without_place[] = {
        {"/dev/null/record", "/dev/null/record cannot be written: Not a directory"},
        {"", "neither HOME nor XDG_STATE_HOME is set"}};
    for (const auto& [path, reason] : without_place) {
        ProgressStore store(path);
        CHECK(store.load() == lesson::StudentRecord{});
        store.save(some);
        CHECK_FALSE(store.is_saved());
        CHECK(store.take_problem() ==
              "your progress in this lesson cannot be saved (" + reason + "); everything else works");
        store.save(some);
        CHECK(store.take_problem().empty());
    }
}

TEST_CASE("an unreadable file is reported, and a folder in its place is not changed") {
    const Folder folder;
    ProgressStore store(folder.path.string());
    CHECK(store.load() == lesson::StudentRecord{});
    CHECK(store.take_problem() == "your progress in this lesson cannot be read (" + folder.path.string() +
                                      ": Is a directory); the lesson starts from the beginning");
    store.save(some);
    CHECK(std::filesystem::is_directory(folder.path));
}

TEST_CASE("each lesson and seed has a separate file") {
    const auto path = [](const std::string& name, const std::string& text, const std::string& seed) {
        return progress_path(lesson::read(name, text), seed);
    };
    const test::Setting state("XDG_STATE_HOME", "/state");
    CHECK(path("x/1-moves.md", "# Moves", "").find("/state/cube/lessons/1-moves-") == 0);
    CHECK(path("x/1-moves.md", "# Moves", "") == path("y/1-moves.md", "# Moves\nand more", ""));
    CHECK(path("x/1-moves.md", "# Moves", "") != path("x/1-moves.md", "# Other moves", ""));
    CHECK(path("x/1-moves.md", "# Moves", "") != path("x/1-moves.md", "# Moves", "anna"));
    CHECK(path("../a b\n.md", "# T", "").find("/state/cube/lessons/a_b_-") == 0);
}

}  // namespace cubelang::terminal::progress_store_test
