#include "runtime/base/files/write_all.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace cubelang::files {

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
