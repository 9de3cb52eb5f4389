// PNG and PDF files, made from SVG by the program rsvg-convert of librsvg.

#include "front/machine/file_host.hpp"

#ifdef __EMSCRIPTEN__

// A page has no processes.
std::optional<std::string> cubelang::machine::convert_picture(const std::string&, const std::string&) { return {}; }

#else

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <vector>

extern char** environ;  // NOLINT: POSIX declares it in no header

namespace cubelang::machine {
namespace {

// Files without names, so that neither program waits for the other.
struct Closer {
    void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
};
using Scratch = std::unique_ptr<std::FILE, Closer>;

bool fill(std::FILE* file, const std::string& text) {
    return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0 &&
           std::fseek(file, 0, SEEK_SET) == 0;
}

std::string content(std::FILE* file) {
    std::string text;
    std::rewind(file);
    for (std::array<char, 4096> block{}; const auto count = std::fread(block.data(), 1, block.size(), file);)
        text.append(block.data(), count);
    return text;
}

int start(std::vector<std::string> words, int input, int output, pid_t& process) {
    std::vector<char*> arguments;
    for (auto& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t streams{};
    posix_spawn_file_actions_init(&streams);
    posix_spawn_file_actions_adddup2(&streams, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&streams, output, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&streams, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    const int error = posix_spawnp(&process, arguments.front(), &streams, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&streams);
    return error;
}

bool succeeded(pid_t process) {
    int status = 0;
    pid_t ended = 0;
    do ended = waitpid(process, &status, 0);
    while (ended < 0 && errno == EINTR);
    return ended == process && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

std::optional<std::string> convert_picture(const std::string& svg, const std::string& format) {
    const Scratch input(std::tmpfile()), output(std::tmpfile());
    if (input == nullptr || output == nullptr || !fill(input.get(), svg)) return "";
    const std::string zoom = format == "png" ? "4" : "1";
    pid_t process = 0;
    if (start({"rsvg-convert", "--format", format, "--zoom", zoom}, fileno(input.get()), fileno(output.get()),
              process) != 0)
        return std::nullopt;
    return succeeded(process) ? content(output.get()) : "";
}

}  // namespace cubelang::machine

#endif
