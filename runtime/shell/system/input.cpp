#include "runtime/shell/system/input.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace cubelang::shell {
namespace {

constexpr std::size_t chunk = 1 << 16;

}  // namespace

namespace {

Read read_all(int descriptor, Read all) {
    for (;;) {
        const Read part = read_some(descriptor);
        all.text += part.text;
        all.error = part.error;
        if (part.error != 0 || part.text.empty()) return all;
    }
}

}  // namespace

Read read_all(int descriptor) { return read_all(descriptor, {}); }

Read read_file(const std::string& name) {
    const int descriptor = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return {{}, errno};
    Read all;
    struct stat about {};
    if (::fstat(descriptor, &about) == 0 && about.st_size > 0)
        all.text.reserve(static_cast<std::size_t>(about.st_size));
    all = read_all(descriptor, std::move(all));
    ::close(descriptor);
    return all;
}

Read read_some(int descriptor) {
    Read part{std::string(chunk, '\0'), 0};
    ssize_t count = 0;
    while ((count = ::read(descriptor, part.text.data(), chunk)) < 0 && errno == EAGAIN) {
        pollfd ready{descriptor, POLLIN, 0};
        if (::poll(&ready, 1, -1) < 0) break;
    }
    if (count < 0) part.error = errno;
    part.text.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
    return part;
}

bool is_special(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
}

}  // namespace cubelang::shell
