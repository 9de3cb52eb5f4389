#include "front/terminal/run_files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/files/source.hpp"
#include "runtime/meaning/forms/json_lines.hpp"

namespace cubelang::terminal {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 18;

std::uint64_t length_of(const std::string& name) {
    const auto opened = files::open_source(name, files::Openable::anything);
    if (!opened.source) throw batch::InputProblem(name + ": " + opened.problem);
    std::vector<char> bytes(chunk);
    std::uint64_t length = 0;
    for (;;) {
        const auto got = opened.source->read(bytes);
        if (!got.problem.empty()) throw batch::InputProblem(name + ": " + got.problem);
        if (got.count == 0) return length;
        length += got.count;
    }
}

bool is_packed(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    return file.get() == 0x1f && file.get() == 0x8b;
}

}  // namespace

bool LockableFile::lock() {
    is_in_use_ = ::flock(handle_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    return !is_in_use_;
}

void LockableFile::close() {
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
    return is_special_ ? "" : truncate_to(kept);
}

std::string GrowingFile::truncate_to(std::uint64_t kept) {
    if (!lock()) return part_ + " is being written by another run";
    struct stat about {};
    if (::fstat(handle_, &about) != 0) return problem(errno);
    if (static_cast<std::uint64_t>(about.st_size) < kept)
        return part_ + " is shorter than it was when that run was interrupted";
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

// A file without saved progress was created by this run.
ResumeFile::~ResumeFile() {
    if (is_open() && text_.empty()) ::unlink(path_.c_str());
}

std::string ResumeFile::problem(int error) const {
    return error == 0 ? "" : "cannot save the progress in " + path_ + ": " + std::strerror(error);
}

// Is the locked file still the one with this name? The previous owner of the lock may have replaced it.
bool ResumeFile::is_current() const {
    const auto locked = files::version_of(handle_), named = files::version_of(path_);
    return locked && named && locked->is_same_file(*named);
}

std::string ResumeFile::open(const std::string& path) {
    std::error_code failed;
    path_ = std::filesystem::weakly_canonical(path, failed).string();
    if (failed) path_ = path;
    for (;;) {
        handle_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666);
        if (handle_ < 0) return problem(errno);
        if (!lock()) {
            close();
            return path_ + " is in use by another run";
        }
        if (is_current()) break;
        close();
    }
    struct stat about {};
    if (::fstat(handle_, &about) != 0 || !S_ISREG(about.st_mode)) {
        close();
        return path_ + " is not an ordinary file";
    }
    auto read = files::read_all(handle_);
    text_ = std::move(read.text);
    return problem(read.error);
}

// The new file is locked before it is renamed, so that no other run can lock it.
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
    files::sync_directory(path_);
    return {};
}

std::vector<batch::Lines::File> input_files(const std::vector<std::string>& names,
                                            const std::optional<std::string>& path) {
    std::vector<batch::Lines::File> files;
    for (const auto& name : names)
        files.push_back({name == "-" ? "standard input" : name, [name, path] {
                             auto opened = files::open_source(name, files::Openable::anything);
                             return path && opened.source ? meaning::json_lines(*opened.source, *path)
                                                          : std::move(opened);
                         }});
    return files;
}

std::optional<files::Version> identity_of(const std::string& name) {
    const auto version = files::version_of(name);
    return version && version->is_ordinary ? version : std::nullopt;
}

namespace {

// Equal for all names of a file. A file that does not exist yet has its path; a pipe or device can have several roles.
std::string key_of(const std::optional<files::Version>& version, const std::string& name) {
    if (version && version->is_ordinary) return fmt::format("{}:{}", version->device, version->inode);
    std::error_code failed;
    return version || name.empty()
               ? ""
               : std::filesystem::weakly_canonical(std::filesystem::absolute(name, failed), failed).string();
}

}  // namespace

std::string clash_of(const std::vector<FileInRole>& files) {
    std::vector<std::pair<std::string, const FileInRole*>> seen;
    for (const auto& file : files) {
        const bool prints = file.is_written && file.name == "-";
        const auto key = key_of(prints ? files::version_of(STDOUT_FILENO) : files::version_of(file.name), file.name);
        for (const auto& [known, other] : seen)
            if (key == known && !key.empty() && (file.is_written || other->is_written))
                return fmt::format("{} and {} are the same file", other->role, file.role);
        seen.emplace_back(key, &file);
    }
    return {};
}

std::optional<std::uint64_t> unpacked_size(const std::vector<std::string>& names) {
    if (const auto size = plain_size(names)) return size;
    std::uint64_t size = 0;
    for (const auto& name : names) {
        if (name == "-" || !identity_of(name)) return std::nullopt;
        size += length_of(name);
    }
    return size;
}

std::optional<std::uint64_t> plain_size(const std::vector<std::string>& names) {
    std::uint64_t size = 0;
    for (const auto& name : names) {
        const auto identity = identity_of(name);
        if (!identity || name == "-" || is_packed(name)) return std::nullopt;
        size += identity->size;
    }
    return size;
}

}  // namespace cubelang::terminal
