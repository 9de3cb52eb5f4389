#include "front/terminal/prompt/save.hpp"

#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "runtime/base/files/records.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/property.hpp"

namespace cubelang::terminal::history_test {
namespace {

using Entries = std::vector<std::string>;

using test::Directory;

void write(const std::string& path, const std::string& text) { std::ofstream(path) << text; }

std::string read(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

Entries loaded(const std::string& path) { return History(path).load(); }

}  // namespace

TEST_CASE("the history is stored in the state directory") {
    const auto path = [](const char* home, const char* state) {
        const test::Setting first("HOME", home), second("XDG_STATE_HOME", state);
        return machine::history_path();
    };
    CHECK(path("/home/ada", "/state") == "/state/cube/history");
    // The XDG specification says that relative paths are ignored.
    CHECK(path("/home/ada", "relative") == "/home/ada/.local/state/cube/history");
    CHECK(path("/home/ada", nullptr) == "/home/ada/.local/state/cube/history");
    CHECK(path(nullptr, nullptr).empty());
}

TEST_CASE("any entry is one line of the file and is read back unchanged") {
    test::property([] {
        const auto entry = *rc::gen::arbitrary<std::string>();
        const auto line = files::to_one_line(entry);
        RC_ASSERT(line.find('\n') == std::string::npos);
        RC_ASSERT(files::from_one_line(line) == entry);
    });
    CHECK(files::to_one_line("[R,\nU]") == "[R,\\nU]");
    CHECK(files::from_one_line("torn\\") == "torn\\");
}

TEST_CASE("entries are available in the next session, and directories are created") {
    const Directory directory;
    const auto path = directory / "a/b/history";
    History history(path);
    CHECK(history.load().empty());
    history.append("R U R' U'");
    history.append("[R,\nU]");
    history.append("[R,\nU]");  // not repeated
    CHECK(loaded(path) == Entries{"R U R' U'", "[R,\nU]"});
    CHECK((std::filesystem::status(path).permissions() & std::filesystem::perms::others_all) ==
          std::filesystem::perms::none);
}

TEST_CASE("an incomplete line neither damages the next one nor is lost") {
    const Directory directory;
    const auto path = directory / "history";
    write(path, "R\nU F");
    History history(path);
    CHECK(history.load() == Entries{"R", "U F"});
    history.append("D");
    CHECK(loaded(path) == Entries{"R", "U F", "D"});
}

TEST_CASE("lines that are not text are skipped") {
    const Directory directory;
    write(directory / "history", std::string("R\n\n\xFF\xFE\nR2\xE2\x80\x99\n\x1B[2J\n") + '\0' + "\nhalf \xE2\x80");
    CHECK(loaded(directory / "history") == Entries{"R", "R2\xE2\x80\x99"});
}

TEST_CASE("the session continues, whichever file is in the history's place") {
    const Directory directory;
    std::filesystem::create_directory(directory / "folder");
    ::mkfifo((directory / "pipe").c_str(), 0600);
    write(directory / "file", "");
    for (const auto& path : {directory / "folder", directory / "pipe", directory / "file/history", std::string(),
                             std::string("/dev/null"), std::string("/proc/none/history")}) {
        History history(path);
        CHECK(history.load().empty());
        history.append("R");
    }
}

TEST_CASE("a large file is reduced to its newest lines") {
    const Directory directory;
    const auto path = directory / "history";
    std::string text;
    for (int i = 0; i < 200'000; ++i) text += "entry " + std::to_string(i) + "\n";
    write(path, text);
    const auto entries = loaded(path);
    CHECK(entries.size() == 2000);
    CHECK(entries.back() == "entry 199999");
    CHECK(read(path).size() < text.size() / 2);
    CHECK(loaded(path) == entries);
}

TEST_CASE("a huge entry does not displace the others") {
    const Directory directory;
    std::string text;
    for (int i = 0; i < 1000; ++i) text += "order(R U)\n";
    const auto file = directory / "history";
    std::ofstream(file) << text << "size(\"" << std::string(1'100'000, 'a') << "\")\n";
    History history(file);
    CHECK(history.load().size() == 1000);
    CHECK(std::filesystem::file_size(file) == text.size());
}

TEST_CASE("a failed load or save is reported once") {
    const Directory directory;
    History fine(directory / "history");
    CHECK(fine.load().empty());
    fine.append("order(R)");
    CHECK(fine.take_complaint().empty());

    write(directory / "torn", "order(R)\nR \x01 U\nR U\n");
    History torn(directory / "torn");
    CHECK(torn.load() == Entries{"order(R)", "R U"});
    CHECK(torn.take_complaint() == "1 line of " + (directory / "torn") + " skipped: not a statement");
    CHECK(torn.take_complaint().empty());

    History nowhere("/dev/null/cube/history");
    nowhere.append("order(R)");
    CHECK(nowhere.take_complaint() == "cannot save the history in /dev/null/cube/history: Not a directory");
    nowhere.append("order(U)");
    CHECK(nowhere.take_complaint().empty());

    std::filesystem::create_directory(directory / "folder");
    History folder(directory / "folder");
    CHECK(folder.load().empty());
    CHECK(folder.take_complaint() ==
          "cannot read the history from " + (directory / "folder") + ": it is not an ordinary file");

    History none("");
    CHECK(none.load().empty());
    none.append("order(R)");
    CHECK(none.take_complaint().empty());
}

}  // namespace cubelang::terminal::history_test
