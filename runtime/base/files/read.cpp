#include "runtime/base/files/read.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "runtime/base/files/version.hpp"

namespace cubelang::files {
namespace {

constexpr std::size_t chunk = 1 << 16;

// A signal interrupts a read that may wait for ever, but not the read of an ordinary file.
enum class OnSignal { stop, go_on };

Read read_on(int descriptor, Read all, OnSignal on_signal) {
    for (;;) {
        const Read part = read_some(descriptor);
        if (part.error == EINTR && on_signal == OnSignal::go_on) continue;
        all.text += part.text;
        all.error = all.text.size() > most_bytes ? EFBIG : part.error;
        if (all.error != 0 || part.text.empty()) return all;
    }
}

Read read_opened(int descriptor, bool ordinary) {
    if (descriptor < 0) return {{}, errno};
    const Descriptor opened(descriptor);
    Read all;
    struct stat about {};
    const bool known = ::fstat(descriptor, &about) == 0;
    if (ordinary && !(known && S_ISREG(about.st_mode))) {
        all.error = S_ISDIR(about.st_mode) ? EISDIR : EINVAL;
    } else if (known && about.st_size > 0 && static_cast<std::size_t>(about.st_size) > most_bytes) {
        all.error = EFBIG;
    } else {
        if (known && about.st_size > 0) all.text.reserve(static_cast<std::size_t>(about.st_size));
        all = read_on(descriptor, std::move(all), known && S_ISREG(about.st_mode) ? OnSignal::go_on : OnSignal::stop);
        if (all.error == 0 && known && has_shrunk(descriptor, static_cast<std::uint64_t>(about.st_size)))
            all.error = ESTALE;
    }
    return all;
}

}  // namespace

std::string error_text(int error) {
    if (error == 0) return {};
    if (error == EINVAL) return "it is not an ordinary file";
    return error == ESTALE ? "another program has changed it meanwhile" : std::strerror(error);
}

Read read_all(int descriptor) { return read_on(descriptor, {}, OnSignal::stop); }

Read read_file(const std::string& name) { return read_opened(::open(name.c_str(), O_RDONLY | O_CLOEXEC), false); }

// O_NONBLOCK: does not wait for the writer of a pipe.
Read read_ordinary_file(const std::string& name) {
    return read_opened(::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK), true);
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

}  // namespace cubelang::files
