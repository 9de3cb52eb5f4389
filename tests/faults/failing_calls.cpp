#include "tests/faults/failing_calls.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdarg>

namespace cubelang::test {
namespace {

bool counting = false;
std::size_t counted = 0, refused_one = 0;
int refused_with = 0;
std::string_view refused_call;

constexpr std::size_t any = ~std::size_t{0};
std::size_t largest_bite = any;
bool is_signalled = false;

}  // namespace

bool is_refused(std::string_view call) {
    if (!counting || ++counted != refused_one) return false;
    refused_call = call;
    errno = refused_with;
    return true;
}

Refusal::Refusal(std::size_t refused, int error) {
    counted = 0;
    refused_one = refused;
    refused_with = error;
    refused_call = {};
    counting = true;
}
Refusal::~Refusal() { counting = false; }
std::size_t Refusal::calls() { return counted; }
std::string_view Refusal::what() { return refused_call; }

SmallBites::SmallBites(std::size_t most) { largest_bite = most; }
SmallBites::~SmallBites() { largest_bite = any; }

// Performs a read or a write.
long bite(long call, int file, const void* bytes, std::size_t size) {
    is_signalled = largest_bite != any && !is_signalled;
    if (!is_signalled) return ::syscall(call, file, bytes, std::min(size, largest_bite));
    errno = EINTR;
    return -1;
}

}  // namespace cubelang::test

using cubelang::test::bite;
using cubelang::test::is_refused;

// These definitions take precedence over the C library's, and make the same system calls directly.
extern "C" {

ssize_t write(int file, const void* bytes, size_t size) {
    return is_refused("write") ? -1 : bite(SYS_write, file, bytes, size);
}
ssize_t read(int file, void* bytes, size_t size) { return is_refused("read") ? -1 : bite(SYS_read, file, bytes, size); }
int open(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const auto mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return is_refused("open") ? -1 : static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}
int fsync(int file) { return is_refused("fsync") ? -1 : static_cast<int>(::syscall(SYS_fsync, file)); }
int close(int file) {
    const bool refused = is_refused("close");  // closed nevertheless, as on Linux
    const int error = errno;
    const auto result = static_cast<int>(::syscall(SYS_close, file));
    errno = refused ? error : errno;
    return refused ? -1 : result;
}
int rename(const char* from, const char* to) noexcept {
    return is_refused("rename") ? -1 : static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}
int fchmod(int file, mode_t mode) noexcept {
    return is_refused("fchmod") ? -1 : static_cast<int>(::syscall(SYS_fchmod, file, mode));
}
int access(const char* path, int mode) noexcept {
    return is_refused("access") ? -1 : static_cast<int>(::syscall(SYS_faccessat, AT_FDCWD, path, mode));
}
}
