#include "runtime/base/files/source.hpp"

#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::files::source_test {
namespace {

namespace fs = std::filesystem;

// A temporary folder for one test.
class Folder {
public:
    Folder() : path_(fs::temp_directory_path() / ("cube_data_" + std::to_string(::getpid()))) {
        fs::remove_all(path_);
        fs::create_directory(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    [[nodiscard]] std::string file(const std::string& name) const { return path_ / name; }
    [[nodiscard]] std::size_t size() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(path_), fs::directory_iterator()));
    }

private:
    fs::path path_;
};

struct AllRead {
    std::string text, problem;
};
AllRead read_through(const std::string& path) {
    auto [source, problem] = open_source(path, Openable::ordinary_files);
    AllRead all{{}, problem};
    std::array<char, 1000> buffer{};
    while (source) {
        const auto got = source->read(buffer);
        all.text.append(buffer.data(), got.count);
        all.problem = got.problem;
        if (got.count == 0) break;
    }
    return all;
}

std::string write_text(const std::string& path, const std::string& text) {
    return write_data(path, true, [&](const auto& write) { return write(text); });
}
std::string bytes_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}
void put(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

}  // namespace

TEST_CASE("written data is read unchanged, compressed or not") {
    const Folder folder;
    test::property([&] {
        const auto text = *rc::gen::arbitrary<std::string>();
        const bool is_packed = *rc::gen::arbitrary<bool>(), is_long = *rc::gen::arbitrary<bool>();
        const auto path = folder.file(is_packed ? "a.gz" : "a");
        std::string all = text;
        while (is_long && !text.empty() && all.size() < 300'000) all += all;
        RC_PRE(is_packed || !all.starts_with("\x1f\x8b"));  // which would be read as compressed
        RC_ASSERT(write_text(path, all).empty());
        const auto read = read_through(path);
        RC_ASSERT(read.text == all);
        RC_ASSERT(read.problem.empty());
    });
}

TEST_CASE("gzip files may be concatenated and padded with zeros") {
    const Folder folder;
    REQUIRE(write_text(folder.file("a.gz"), "R\n").empty());
    REQUIRE(write_text(folder.file("b.gz"), "U\n").empty());
    put(folder.file("c"), bytes_of(folder.file("a.gz")) + bytes_of(folder.file("b.gz")) + std::string(600, '\0'));
    CHECK(read_through(folder.file("c")).text == "R\nU\n");
    CHECK(read_through(folder.file("c")).problem.empty());
}

TEST_CASE("truncated, damaged or trailing data is reported") {
    const Folder folder;
    REQUIRE(write_text(folder.file("a.gz"), std::string(100'000, 'R')).empty());
    const auto whole = bytes_of(folder.file("a.gz"));
    put(folder.file("torn"), whole.substr(0, whole.size() - 10));
    CHECK(read_through(folder.file("torn")).problem == "its compressed data is truncated");
    put(folder.file("header"), whole.substr(0, 5));
    CHECK(read_through(folder.file("header")).problem == "its compressed data is truncated");
    auto wrong = whole;
    wrong[whole.size() - 6] ^= 1;
    put(folder.file("wrong"), wrong);
    CHECK(read_through(folder.file("wrong")).problem == "its compressed data is damaged");
    put(folder.file("more"), whole + "more");
    CHECK(read_through(folder.file("more")).text.size() == 100'000);
    CHECK(read_through(folder.file("more")).problem == "extra bytes follow its compressed data");
}

TEST_CASE("compressed data that is torn at any byte is truncated") {
    const Folder folder;
    REQUIRE(write_text(folder.file("a.gz"), "R U\nF2 L'\n").empty());
    const auto whole = bytes_of(folder.file("a.gz"));
    for (std::size_t kept = 0; kept < whole.size(); ++kept) {
        put(folder.file("torn.gz"), whole.substr(0, kept));
        CHECK(read_through(folder.file("torn.gz")).problem == "its compressed data is truncated");
    }
}

TEST_CASE("a file that becomes shorter while it is read is not taken for a whole one") {
    const Folder folder;
    const auto path = folder.file("a");
    for (const std::size_t left : {0U, 500U, 1500U}) {
        put(path, std::string(200'000, 'R'));
        auto [source, problem] = open_source(path, Openable::ordinary_files);
        std::array<char, 1000> buffer{};
        REQUIRE(source->read(buffer).count > 0);
        fs::resize_file(path, left);
        auto got = source->read(buffer);
        while (got.count > 0) got = source->read(buffer);
        CHECK(got.problem == "another program has changed it meanwhile");
    }
}

TEST_CASE("missing and special files are not opened") {
    const Folder folder;
    CHECK(read_through(folder.file("none")).problem == "No such file or directory");
    CHECK(read_through("/").problem == "Is a directory");
    CHECK(read_through("/dev/zero").problem == "it is not an ordinary file");
}

TEST_CASE("a file is unchanged if the writer throws") {
    const Folder folder;
    const auto path = folder.file("a");
    REQUIRE(write_text(path, "old").empty());
    const DataContent fails = [](const auto& write) -> bool {
        static_cast<void>(write("new"));
        throw std::runtime_error("the stream ends in a mistake");
    };
    CHECK_THROWS(write_data(path, true, fails));
    CHECK(bytes_of(path) == "old");
    CHECK(folder.size() == 1);
}

TEST_CASE("a full disk is reported as text") { CHECK(write_text("/dev/full", "R") == "No space left on device"); }

}  // namespace cubelang::files::source_test
