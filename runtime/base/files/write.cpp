#include "runtime/base/files/write.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "runtime/base/files/replace.hpp"
#include "runtime/base/files/write_all.hpp"
#include "runtime/base/files/zlib.hpp"

namespace cubelang::files {
namespace {

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

std::string said(int error) { return error == 0 ? "" : std::strerror(error); }

struct OpenFile {
    int descriptor;
    ~OpenFile() { ::close(descriptor); }
};

// Pipes and devices cannot be replaced. Do not wait for a reader of a pipe.
int write_to(const std::string& path, const DataContent& content) {
    const OpenFile file{::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)};
    if (file.descriptor < 0) return errno;
    int error = 0;
    const auto write = [&](std::string_view piece) {
        error = write_all(file.descriptor, piece);
        return error == 0;
    };
    return content(write) || error != 0 ? error : EIO;
}

}  // namespace

std::string write_data(const std::string& path, bool may_replace, const DataContent& content) {
    std::error_code failed;
    if (!may_replace && std::filesystem::is_regular_file(path, failed))
        return "it is there already, and is replaced only with `replace = true`";
    const auto put = [&](const DataContent& bytes) {
        return said(is_special(path) ? write_to(path, bytes) : replace(path, bytes));
    };
    if (!path.ends_with(".gz")) return put(content);
#if CUBELANG_ZLIB
    return put(packed(content));
#else
    return "files are not packed here";
#endif
}

}  // namespace cubelang::files
