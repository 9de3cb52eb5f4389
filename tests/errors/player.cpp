// error_player PROGRAM FILE…: runs the program on each section of the files (see tests/support/sections.hpp), as
// NAME.cube in an empty folder without standard input, and compares its output with the section; its exit status must
// be 1. Files in the folder X next to X.errors are copied there too: files that programs read, and programs that are
// not valid text.
//
// `# run: --cube 4` in the first line of a program adds options, `# run: PATH=/nowhere` a search path. With
// UPDATE_GOLDEN=1 in the environment the output is accepted and the files are rewritten. Then read the diff.

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/sections.hpp"

namespace cubelang::test {
namespace {

namespace fs = std::filesystem;

constexpr int status_of_errors = 1;

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const fs::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    if (!(file << text << std::flush)) throw std::runtime_error("cannot write " + path.string());
}

/// An empty folder that is removed at the end.
class TemporaryFolder {
public:
    TemporaryFolder() {
        auto name = (fs::temp_directory_path() / "errors.XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make a folder " + name);
        path_ = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }

    [[nodiscard]] const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

/// Runs a command with its streams redirected to these files. Returns its exit status, or -1 if it has none.
int run(std::vector<std::string> words, const char* output, const char* errors) {
    std::vector<char*> arguments;
    for (auto& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    constexpr int fresh = O_WRONLY | O_CREAT | O_TRUNC, mode = 0600;
    posix_spawn_file_actions_t files{};
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (output != nullptr) posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, output, fresh, mode);
    if (errors != nullptr) posix_spawn_file_actions_addopen(&files, STDERR_FILENO, errors, fresh, mode);
    pid_t process = 0;
    const int failure = posix_spawnp(&process, arguments[0], &files, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    int status = 0;
    if (failure != 0 || waitpid(process, &status, 0) != process || !WIFEXITED(status)) return -1;
    return WEXITSTATUS(status);
}

std::vector<std::string> options(const std::string& program) {
    constexpr std::string_view mark = "# run: ";
    if (!program.starts_with(mark)) return {};
    std::istringstream words(program.substr(mark.size(), program.find('\n') - mark.size()));
    return {std::istream_iterator<std::string>(words), {}};
}

class Player {
public:
    Player(std::string program, const fs::path& file) : program_(std::move(program)), file_(file) {
        const auto beside = fs::path(file).replace_extension();
        if (fs::is_directory(beside)) fs::copy(beside, folder_.path() / "run", fs::copy_options::recursive);
        fs::create_directories(folder_.path() / "run");
        fs::current_path(folder_.path() / "run");
    }

    /// Returns whether all output is as the file expects.
    bool play(bool is_accepted) {
        auto all = sections(read(file_));
        const auto before = text_of(all);
        for (auto& section : all) play(section, is_accepted);
        if (const auto now = text_of(all); now != before) write(file_, now);
        return well_;
    }

private:
    void play(Section& section, bool is_accepted) {
        const auto script = section.name + ".cube";
        if (!section.program.empty()) write(script, section.program);
        std::vector<std::string> words{program_};
        const char* path = std::getenv("PATH");
        const std::string usual_path = path == nullptr ? "" : path;
        for (auto& option : options(read(script)))
            option.starts_with("PATH=") ? void(setenv("PATH", option.c_str() + 5, 1))
                                        : words.push_back(std::move(option));
        words.push_back(script);
        const int status = run(words, "../output", "../errors");
        setenv("PATH", usual_path.c_str(), 1);
        const auto errors = read("../errors"), output = read("../output");
        if (status != status_of_errors) {
            well_ = false;
            std::cout << place(section) << "exit status " << status << " where 1 was expected\n" << output << errors;
        } else if (is_accepted) {
            section.errors = errors;
            section.output = output;
        } else {
            compare(section, section.errors, "../errors");
            compare(section, section.output, "../output");
        }
    }

    void compare(const Section& section, const std::string& expected, const std::string& actual) {
        if (expected == read(actual)) return;
        well_ = false;
        std::cout << place(section) << "differs\n" << std::flush;
        write("../expected", expected);
        static_cast<void>(run({"diff", "-u", "../expected", actual}, nullptr, nullptr));
    }

    [[nodiscard]] std::string place(const Section& section) const {
        return file_.string() + ": " + section.name + ": ";
    }

    std::string program_;
    fs::path file_;
    TemporaryFolder folder_;
    bool well_ = true;
};

bool play(int count, char** words) {
    if (count < 3) throw std::runtime_error("error_player PROGRAM FILE…");
    // A sanitizer error must not look like the program's own exit status.
    setenv("ASAN_OPTIONS", "exitcode=99", 0);
    setenv("UBSAN_OPTIONS", "exitcode=99:print_stacktrace=1", 0);
    const bool is_accepted = std::getenv("UPDATE_GOLDEN") != nullptr;
    std::vector<fs::path> files;
    for (int i = 2; i < count; ++i) files.push_back(fs::absolute(words[i]));
    const auto program = fs::absolute(words[1]).string();
    bool well = true;
    for (const auto& file : files) well = Player(program, file).play(is_accepted) && well;
    return well;
}

}  // namespace
}  // namespace cubelang::test

int main(int count, char** words) try {
    return cubelang::test::play(count, words) ? 0 : 1;
} catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 2;
}
