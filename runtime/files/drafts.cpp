#include "runtime/files/drafts.hpp"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <optional>
#include <string_view>

namespace cubelang::files {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view mark = ".draft.";
constexpr int most_names = 1000;

std::optional<pid_t> process_of(std::string_view draft, std::string_view file) {
    if (!draft.starts_with(file) || !draft.substr(file.size()).starts_with(mark)) return std::nullopt;
    draft.remove_prefix(file.size() + mark.size());
    pid_t process = 0;
    const auto read = std::from_chars(draft.data(), draft.data() + draft.size(), process);
    const bool whole = read.ec == std::errc{} && read.ptr != draft.data() + draft.size() && *read.ptr == '.';
    return whole && process > 0 ? std::optional(process) : std::nullopt;
}

bool runs(pid_t process) { return ::kill(process, 0) == 0 || errno != ESRCH; }

}  // namespace

Draft open_draft(const std::string& target) {
    static std::atomic<int> number = 0;
    Draft draft;
    for (int i = 0; i < most_names; ++i) {
        draft.path = target + std::string(mark) + std::to_string(::getpid()) + "." + std::to_string(++number);
        draft.handle = ::open(draft.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
        draft.error = draft.handle < 0 ? errno : 0;
        if (draft.error != EEXIST) break;
    }
    return draft;
}

void remove_abandoned_drafts(const std::string& target) {
    const fs::path path(target);
    const auto directory = path.parent_path().empty() ? fs::path(".") : path.parent_path();
    std::error_code failed;
    for (fs::directory_iterator at(directory, failed), end; !failed && at != end; at.increment(failed)) {
        const auto name = at->path().filename().string();
        const auto process = process_of(name, path.filename().string());
        if (process && !runs(*process)) ::unlink(at->path().c_str());
    }
}

}  // namespace cubelang::files
