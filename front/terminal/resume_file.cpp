#include "front/terminal/resume_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"

namespace cubelang::shell {
namespace {

void sync_folder_of(const std::string& path) {
    const auto folder = std::filesystem::path(path).parent_path();
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    static_cast<void>(::fsync(handle));
    ::close(handle);
}

}  // namespace

// One in which nothing was ever kept was made by this run.
ResumeFile::~ResumeFile() {
    if (handle_ < 0) return;
    if (text_.empty()) ::unlink(path_.c_str());
    ::close(handle_);
}

std::string ResumeFile::problem(int error) const {
    return error == 0 ? "" : "cannot keep how far it is in " + path_ + ": " + std::strerror(error);
}

// Whoever held it before may have replaced it meanwhile.
bool ResumeFile::is_still_it() const {
    struct stat held {};
    struct stat named {};
    return ::fstat(handle_, &held) == 0 && ::stat(path_.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
           held.st_dev == named.st_dev;
}

std::string ResumeFile::open(const std::string& path) {
    std::error_code failed;
    path_ = std::filesystem::weakly_canonical(path, failed).string();
    if (failed) path_ = path;
    for (;;) {
        const int handle = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666);
        if (handle < 0) return problem(errno);
        is_taken_ = ::flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
        if (is_taken_) {
            ::close(handle);
            return path_ + " is in use by another run";
        }
        handle_ = handle;
        if (is_still_it()) break;
        ::close(std::exchange(handle_, -1));
    }
    struct stat about {};
    if (::fstat(handle_, &about) != 0 || !S_ISREG(about.st_mode)) {
        ::close(std::exchange(handle_, -1));
        return path_ + " is no ordinary file";
    }
    auto read = files::read_all(handle_);
    text_ = std::move(read.text);
    return problem(read.error);
}

// The new one is held before it has the name, so that nobody else can take it.
std::string ResumeFile::save(const std::string& text) {
    const auto draft = files::open_draft(path_);
    if (draft.handle < 0) return problem(draft.error);
    static_cast<void>(::flock(draft.handle, LOCK_EX | LOCK_NB));
    int error = files::write_all(draft.handle, text);
    if (error == 0 && ::fsync(draft.handle) != 0) error = errno;
    if (error == 0 && ::rename(draft.path.c_str(), path_.c_str()) != 0) error = errno;
    if (error != 0) {
        ::unlink(draft.path.c_str());
        ::close(draft.handle);
        return problem(error);
    }
    ::close(std::exchange(handle_, draft.handle));
    text_ = text;
    sync_folder_of(path_);
    return {};
}

}  // namespace cubelang::shell
