#include "runtime/base/files/replace.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <memory>
#include <new>
#include <utility>

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

bool is_running(pid_t process) { return ::kill(process, 0) == 0 || errno != ESRCH; }

namespace fs = std::filesystem;

// The target of a symbolic link, also if that does not exist yet.
std::string target_of(const std::string& path) {
    std::error_code failed;
    const auto target = fs::weakly_canonical(path, failed);
    return failed ? path : target.string();
}

std::optional<struct stat> status_of(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return std::nullopt;
    return status;
}

// Only a privileged user can keep a foreign owner; others try to keep the group.
int copy_mode_and_owner(int draft, const struct stat& old) {
    if (::fchown(draft, old.st_uid, old.st_gid) != 0 && ::fchown(draft, static_cast<uid_t>(-1), old.st_gid) != 0)
        errno = 0;
    return ::fchmod(draft, old.st_mode & 07777U) == 0 ? 0 : errno;
}

int fill(int draft, const Content& content) try {
    errno = 0;
    int error = 0;
    const auto write = [&](std::string_view piece) {
        error = write_all(draft, piece);
        return error == 0;
    };
    if (!content(write) && error == 0) error = errno != 0 ? errno : EIO;
    if (error == 0 && ::fsync(draft) != 0 && errno != EINVAL) error = errno;
    return error;
} catch (const std::bad_alloc&) {
    return ENOMEM;
}

// Removes the draft unless it has replaced the file, also if the content throws.
struct OpenDraft {
    Draft file;
    bool is_in_place = false;

    explicit OpenDraft(Draft opened) : file(std::move(opened)) {}
    OpenDraft(const OpenDraft&) = delete;
    OpenDraft& operator=(const OpenDraft&) = delete;
    ~OpenDraft() {
        if (is_open_) ::close(file.handle);
        if (file.handle >= 0 && !is_in_place) ::unlink(file.path.c_str());
    }
    /// The error number, 0 on success.
    int close() {
        is_open_ = false;
        return ::close(file.handle) == 0 ? 0 : errno;
    }

private:
    bool is_open_ = file.handle >= 0;
};

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

// opendir, since std::filesystem's iterator terminates the program when memory runs out.
void remove_abandoned_drafts(const std::string& target) {
    const auto folder = target.substr(0, target.rfind('/') + 1), file = target.substr(folder.size());
    const std::unique_ptr<DIR, Close> directory(::opendir(folder.empty() ? "." : folder.c_str()));
    if (!directory) return;
    while (const dirent* entry = ::readdir(directory.get())) {
        const auto process = process_of(entry->d_name, file);
        if (process && !is_running(*process)) ::unlink((folder + entry->d_name).c_str());
    }
}

void sync_directory(const std::string& path) try {
    const auto directory = fs::path(path).parent_path();
    const int handle = ::open(directory.empty() ? "." : directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    static_cast<void>(::fsync(handle));
    ::close(handle);
} catch (const std::bad_alloc&) {  // the file is replaced already
}

bool is_special(const std::string& path) {
    const auto status = status_of(path);
    return status && !S_ISREG(status->st_mode);
}

int replace(const std::string& path, const Content& content, const std::optional<Version>& seen) {
    const auto target = target_of(path);
    const auto old = status_of(target);
    if (old && !S_ISREG(old->st_mode)) return EINVAL;
    if (old && ::access(target.c_str(), W_OK) != 0) return errno;
    remove_abandoned_drafts(target);
    OpenDraft draft{open_draft(target)};
    if (draft.file.handle < 0) return draft.file.error;
    int error = old ? copy_mode_and_owner(draft.file.handle, *old) : 0;
    if (error == 0) error = fill(draft.file.handle, content);
    const int closed = draft.close();
    if (error == 0) error = closed;
    if (error == 0 && seen && version_of(target) != seen) error = ESTALE;
    if (error == 0 && ::rename(draft.file.path.c_str(), target.c_str()) != 0) error = errno;
    draft.is_in_place = error == 0;
    if (error == 0) sync_directory(target);
    return error;
}

int replace(const std::string& path, std::string_view text, const std::optional<Version>& seen) {
    return replace(
        path, [text](const auto& write) { return write(text); }, seen);
}

int write_all(int stream, std::string_view bytes, bool (*is_unwanted)(int) noexcept) noexcept {
    for (bool first = true; !bytes.empty(); first = false) {
        if (!first && is_unwanted != nullptr && is_unwanted(stream)) return 0;
        const ssize_t written = ::write(stream, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            pollfd ready{stream, POLLOUT, 0};
            ::poll(&ready, 1, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

}  // namespace cubelang::files
