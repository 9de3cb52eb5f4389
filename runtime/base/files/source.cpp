#include "runtime/base/files/source.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "runtime/base/stop_point.hpp"

namespace cubelang::files {
namespace {

class FileSource final : public ByteSource {
public:
    FileSource(int descriptor, bool is_ours, bool may_wait)
        : descriptor_(descriptor), is_ours_(is_ours), may_wait_(may_wait) {}
    ~FileSource() override {
        if (is_ours_) ::close(descriptor_);
    }

    Got read(std::span<char> into) override {
        for (;;) {
            if (may_wait_) wait();
            const ssize_t count = ::read(descriptor_, into.data(), into.size());
            if (count >= 0) return {static_cast<std::size_t>(count)};
            if (errno != EINTR && errno != EAGAIN) return {0, std::strerror(errno)};
        }
    }

private:
    // A signal may end the wait of another thread than this: it is looked now and then whether this one is to stop.
    void wait() const {
        constexpr int a_moment = 50;  // milliseconds
        pollfd ready{descriptor_, POLLIN, 0};
        int count = 0;
        do {
            stop_point();
            count = ::poll(&ready, 1, a_moment);
        } while (count == 0 || (count < 0 && errno == EINTR));
    }

    int descriptor_;
    bool is_ours_, may_wait_;
};

OpenedSource refused(int error) { return {nullptr, std::strerror(error)}; }

OpenedSource opened(int descriptor, bool is_ours, Openable what) {
    struct stat about {};
    const bool is_ordinary = ::fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode);
    auto file = std::make_unique<FileSource>(descriptor, is_ours, !is_ordinary);
    if (S_ISDIR(about.st_mode)) return refused(EISDIR);
    if (!is_ordinary && what == Openable::ordinary_files) return {nullptr, "it is no ordinary file"};
    return {unpacked(std::move(file)), {}};
}

}  // namespace

OpenedSource open_source(const std::string& path, Openable what) {
    if (path == "-" && what == Openable::anything) return opened(STDIN_FILENO, false, what);
    // Not waiting for somebody who writes into a pipe.
    const int at_once = what == Openable::ordinary_files ? O_NONBLOCK : 0;
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | at_once);
    return descriptor < 0 ? refused(errno) : opened(descriptor, true, what);
}

}  // namespace cubelang::files
