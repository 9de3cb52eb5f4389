#include "runtime/base/files/source.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/files/version.hpp"
#include "runtime/base/files/zlib.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::files {
namespace {

class FileSource final : public ByteSource {
public:
    /// `size`: of an ordinary file; otherwise 0.
    FileSource(int descriptor, bool is_ours, bool may_wait, std::uint64_t size)
        : descriptor_(descriptor), is_ours_(is_ours), may_wait_(may_wait), size_(size) {}
    ~FileSource() override {
        if (is_ours_) ::close(descriptor_);
    }

    ReadResult read(std::span<char> into) override {
        for (;;) {
            if (may_wait_) wait();
            const ssize_t count = ::read(descriptor_, into.data(), into.size());
            if (count == 0 && has_shrunk(descriptor_, size_)) return {0, error_text(ESTALE)};
            if (count >= 0) return {static_cast<std::size_t>(count)};
            if (errno != EINTR && errno != EAGAIN) return {0, std::strerror(errno)};
        }
    }

private:
    // A signal may interrupt another thread: check for a stop request at intervals.
    void wait() const {
        constexpr int interval = 50;  // milliseconds
        pollfd ready{descriptor_, POLLIN, 0};
        int count = 0;
        do {
            stop_point();
            count = ::poll(&ready, 1, interval);
        } while (count == 0 || (count < 0 && errno == EINTR));
    }

    int descriptor_;
    bool is_ours_, may_wait_;
    std::uint64_t size_;
};

OpenedSource no_source(int error) { return {nullptr, std::strerror(error)}; }

OpenedSource plain_source(int descriptor, bool is_ours, Openable what) {
    struct stat about {};
    const bool is_ordinary = ::fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode);
    const auto size = is_ordinary ? static_cast<std::uint64_t>(about.st_size) : 0;
    auto file = std::make_unique<FileSource>(descriptor, is_ours, !is_ordinary, size);
    if (S_ISDIR(about.st_mode)) return no_source(EISDIR);
    if (!is_ordinary && what == Openable::ordinary_files) return {nullptr, error_text(EINVAL)};
    return {std::move(file), {}};
}

using Write = std::function<bool(std::string_view)>;

#if CUBELANG_ZLIB

class Packer {
public:
    explicit Packer(const Write& write) : write_(write) {
        is_ready_ =
            deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY) == Z_OK;
    }
    ~Packer() { deflateEnd(&stream_); }
    Packer(const Packer&) = delete;
    Packer& operator=(const Packer&) = delete;

    bool add(std::string_view bytes, int flush = Z_NO_FLUSH) {
        if (!is_ready_) return false;
        stream_.next_in = reinterpret_cast<const Bytef*>(bytes.data());
        stream_.avail_in = static_cast<uInt>(bytes.size());
        do {
            std::array<char, 1 << 16> packed;
            stream_.next_out = reinterpret_cast<Bytef*>(packed.data());
            stream_.avail_out = packed.size();
            deflate(&stream_, flush);
            if (!write_({packed.data(), packed.size() - stream_.avail_out})) return false;
        } while (stream_.avail_out == 0);
        return true;
    }
    bool finish() { return add({}, Z_FINISH); }

private:
    const Write& write_;
    z_stream stream_{};
    bool is_ready_ = false;
};

DataContent packed(const DataContent& content) {
    return [&content](const Write& write) {
        Packer packer(write);
        return content([&](std::string_view piece) { return packer.add(piece); }) && packer.finish();
    };
}

#endif

// Pipes and devices cannot be replaced. Do not wait for a reader of a pipe.
int write_to(const std::string& path, const DataContent& content) {
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (file.number < 0) return errno;
    int error = 0;
    const auto write = [&](std::string_view piece) {
        error = write_all(file.number, piece);
        return error == 0;
    };
    return content(write) || error != 0 ? error : EIO;
}

}  // namespace

OpenedSource open_source(const std::string& path, Openable what) {
    const bool is_input = path == "-" && what == Openable::anything;
    // Does not wait for the writer of a pipe.
    const int at_once = what == Openable::ordinary_files ? O_NONBLOCK : 0;
    const int descriptor = is_input ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | at_once);
    if (descriptor < 0) return no_source(errno);
    auto opened = plain_source(descriptor, !is_input, what);
    if (opened.source) opened.source = unpacked(std::move(opened.source), path.ends_with(".gz"));
    return opened;
}

std::string write_data(const std::string& path, bool may_replace, const DataContent& content) {
    std::error_code failed;
    if (!may_replace && std::filesystem::is_regular_file(path, failed))
        return "it exists already; write `replace = true` to replace it";
    const auto put = [&](const DataContent& bytes) {
        return error_text(is_special(path) ? write_to(path, bytes) : replace(path, bytes));
    };
    if (!path.ends_with(".gz")) return put(content);
#if CUBELANG_ZLIB
    return put(packed(content));
#else
    return "this build cannot compress files";
#endif
}

}  // namespace cubelang::files
