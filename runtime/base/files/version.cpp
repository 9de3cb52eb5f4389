#include "runtime/base/files/version.hpp"

#include <sys/stat.h>
#include <unistd.h>

namespace cubelang::files {
namespace {

Version version_in(const struct stat& about) {
    constexpr std::int64_t second = 1'000'000'000;
    const auto changed = std::int64_t{about.st_mtim.tv_sec} * second + about.st_mtim.tv_nsec;
    const bool is_ordinary = S_ISREG(about.st_mode);
    return {about.st_dev, about.st_ino, static_cast<std::uint64_t>(about.st_size), changed, is_ordinary};
}

}  // namespace

std::optional<Version> version_of(int descriptor) {
    struct stat about {};
    return ::fstat(descriptor, &about) == 0 ? std::optional(version_in(about)) : std::nullopt;
}

std::optional<Version> version_of(const std::string& name) {
    if (name == "-") return version_of(STDIN_FILENO);
    struct stat about {};
    return ::stat(name.c_str(), &about) == 0 ? std::optional(version_in(about)) : std::nullopt;
}

// Some files of the system end before their size, but keep it.
bool has_shrunk(int descriptor, std::uint64_t size) {
    if (::lseek(descriptor, 0, SEEK_CUR) >= static_cast<off_t>(size)) return false;
    const auto now = version_of(descriptor);
    return now && now->is_ordinary && now->size < size;
}

}  // namespace cubelang::files
