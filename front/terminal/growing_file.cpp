#include "front/terminal/growing_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "runtime/base/files/replace.hpp"

namespace cubelang::shell {

GrowingFile::~GrowingFile() { close(); }

void GrowingFile::close() {
    if (handle_ >= 0) ::close(std::exchange(handle_, -1));
}

std::string GrowingFile::problem(int error) const {
    return error == 0 ? "" : "cannot write " + part_ + ": " + std::strerror(error);
}

std::string GrowingFile::open(const std::string& name, std::uint64_t kept) {
    name_ = name;
    is_special_ = files::is_special(name);
    part_ = is_special_ ? name : name + ".part";
    handle_ = ::open(part_.c_str(), O_WRONLY | O_CLOEXEC | (is_special_ ? 0 : O_CREAT), 0666);
    if (handle_ < 0) return problem(errno);
    return is_special_ ? "" : keep(kept);
}

std::string GrowingFile::keep(std::uint64_t kept) {
    is_taken_ = ::flock(handle_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    if (is_taken_) return part_ + " is written by another run";
    struct stat about {};
    if (::fstat(handle_, &about) != 0) return problem(errno);
    if (static_cast<std::uint64_t>(about.st_size) < kept)
        return part_ + " is shorter than it was when that run was broken off";
    if (::ftruncate(handle_, static_cast<off_t>(kept)) != 0) return problem(errno);
    if (::lseek(handle_, 0, SEEK_END) < 0) return problem(errno);
    size_ = kept;
    return {};
}

std::string GrowingFile::write(std::string_view bytes) {
    size_ += bytes.size();
    return problem(files::write_all(handle_, bytes));
}

std::string GrowingFile::sync() { return is_special_ || ::fdatasync(handle_) == 0 ? "" : problem(errno); }

std::string GrowingFile::finish() {
    if (auto why = sync(); !why.empty() || is_special_) return why;
    const int error = ::rename(part_.c_str(), name_.c_str()) == 0 ? 0 : errno;
    close();
    return problem(error);
}

std::string GrowingFile::finish_of(const std::string& name, std::uint64_t whole) {
    if (::access((name + ".part").c_str(), F_OK) != 0) return {};
    if (auto why = open(name, whole); !why.empty()) return why;
    return finish();
}

}  // namespace cubelang::shell
