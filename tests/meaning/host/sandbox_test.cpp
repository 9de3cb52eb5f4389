#include "runtime/meaning/host/host.hpp"

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "tests/support/catch.hpp"

namespace cubelang::sandbox_test {
namespace {

namespace fs = std::filesystem;

/// home/scripts/below and home/secret, with a file in each.
class Tree {
public:
    Tree() : home_(fs::canonical(fs::temp_directory_path()) / ("sandbox-" + std::to_string(::getpid()))) {
        fs::create_directories(home_ / "scripts" / "below");
        for (const auto* const name : {"secret", "scripts/a.cube", "scripts/below/b.cube", "scriptsx"})
            std::ofstream(home_ / name) << "R\n";
    }
    ~Tree() { fs::remove_all(home_); }
    Tree(const Tree&) = delete;
    Tree& operator=(const Tree&) = delete;

    [[nodiscard]] std::string at(const std::string& name) const { return (home_ / name).string(); }
    [[nodiscard]] bool has(const std::string& name) const {
        return file_within({{at("scripts")}}, at(name)).has_value();
    }

private:
    fs::path home_;
};

}  // namespace

TEST_CASE("a sandbox contains the files in and below its folders") {
    const Tree tree;
    CHECK(tree.has("scripts/a.cube"));
    CHECK(tree.has("scripts/below/b.cube"));
    CHECK(tree.has("scripts/below/../a.cube"));
    CHECK(tree.has("scripts/not there.cube"));
    CHECK_FALSE(tree.has("secret"));
    CHECK_FALSE(tree.has("scripts/../secret"));
    CHECK_FALSE(tree.has("scriptsx"));
    CHECK_FALSE(file_within({{tree.at("scripts")}}, "/etc/passwd"));
    CHECK_FALSE(file_within({}, tree.at("scripts/a.cube")));
}

TEST_CASE("links do not lead out of a sandbox, and a linked folder is the folder itself") {
    const Tree tree;
    fs::create_symlink(tree.at("secret"), tree.at("scripts/mine.cube"));
    fs::create_directory_symlink(tree.at(""), tree.at("scripts/up"));
    fs::create_symlink(tree.at("scripts/round.cube"), tree.at("scripts/round.cube"));
    fs::create_directory_symlink(tree.at("scripts"), tree.at("link"));
    CHECK_FALSE(tree.has("scripts/mine.cube"));
    CHECK_FALSE(tree.has("scripts/up/secret"));
    CHECK_FALSE(tree.has("scripts/round.cube"));
    CHECK(tree.has("link/a.cube"));
    CHECK(file_within({{tree.at("link")}}, tree.at("scripts/a.cube")));
    CHECK(*file_within({{tree.at("link")}}, tree.at("link/a.cube")) == tree.at("scripts/a.cube"));
}

TEST_CASE("a folder that cannot be resolved contains nothing") {
    const Tree tree;
    fs::create_directory_symlink(tree.at("round"), tree.at("round"));
    CHECK_FALSE(file_within({{tree.at("round")}}, tree.at("scripts/a.cube")));
    CHECK_FALSE(file_within({{tree.at("round")}}, tree.at("round/a.cube")));
}

TEST_CASE("an empty folder name means the current folder") {
    const auto here = fs::current_path();
    CHECK(file_within({{""}}, "a.cube") == (here / "a.cube").string());
    CHECK(file_within({{"."}}, "below/a.cube") == (here / "below/a.cube").string());
    CHECK_FALSE(file_within({{"."}}, "../a.cube"));
}

}  // namespace cubelang::sandbox_test
