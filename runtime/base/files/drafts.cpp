#include "runtime/base/files/drafts.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <memory>
#include <optional>
#include <string_view>

namespace cubelang::files {
namespace {

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

struct Close {
    void operator()(DIR* directory) const { ::closedir(directory); }
};

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

// The library's own iterator ends the program where there is no memory for it.
void remove_abandoned_drafts(const std::string& target) {
    const auto folder = target.substr(0, target.rfind('/') + 1), file = target.substr(folder.size());
    const std::unique_ptr<DIR, Close> directory(::opendir(folder.empty() ? "." : folder.c_str()));
    if (!directory) return;
    while (const dirent* entry = ::readdir(directory.get())) {
        const auto process = process_of(entry->d_name, file);
        if (process && !runs(*process)) ::unlink((folder + entry->d_name).c_str());
    }
}

}  // namespace cubelang::files
