#include "tests/support/pseudo_terminal.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <stdexcept>

namespace cubelang::test {
namespace {

constexpr std::chrono::seconds patience{10};

[[noreturn]] void be_child(const char* terminal, const char* kind, const std::function<void()>& work) {
    ::setsid();
    const int slave = ::open(terminal, O_RDWR);  // becomes the controlling terminal
    ::ioctl(slave, TIOCSCTTY, 0);
    for (int stream = 0; stream < 3; ++stream) ::dup2(slave, stream);
    ::setenv("TERM", kind, 1);
    work();
    ::_exit(0);
}

}  // namespace

PseudoTerminal::PseudoTerminal(const char* kind, const std::function<void()>& work)
    : master_(::posix_openpt(O_RDWR | O_NOCTTY)) {
    if (master_ < 0 || ::grantpt(master_) != 0 || ::unlockpt(master_) != 0)
        throw std::runtime_error("no pseudo-terminal available");
    resize(80, 24);
    const std::string terminal = ::ptsname(master_);
    child_ = ::fork();
    if (child_ == 0) be_child(terminal.c_str(), kind, work);
}

PseudoTerminal::~PseudoTerminal() {
    if (child_ > 0) {
        ::kill(child_, SIGKILL);
        wait(0);
    }
    ::close(master_);
}

void PseudoTerminal::type(std::string_view bytes) const {
    if (::write(master_, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
        throw std::runtime_error("cannot type");
}

void PseudoTerminal::resize(unsigned short columns, unsigned short rows) const {
    const winsize size{rows, columns, 0, 0};
    ::ioctl(master_, TIOCSWINSZ, &size);
}

void PseudoTerminal::signal(int number) const { ::kill(child_, number); }

std::string PseudoTerminal::read_until(std::string_view wanted) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (unread_.find(wanted) == unread_.npos && std::chrono::steady_clock::now() < end) {
        pollfd ready{master_, POLLIN, 0};
        char bytes[4096];
        const ssize_t count = ::poll(&ready, 1, 100) > 0 ? ::read(master_, bytes, sizeof bytes) : 0;
        if (count < 0) break;
        unread_.append(bytes, static_cast<std::size_t>(count));
    }
    const auto found = unread_.find(wanted);
    const auto size = found == unread_.npos ? unread_.size() : found + wanted.size();
    std::string all = unread_.substr(0, size);
    unread_.erase(0, size);
    return all;
}

int PseudoTerminal::wait(int options) {
    int status = 0;
    ::waitpid(child_, &status, options);
    if (WIFEXITED(status) || WIFSIGNALED(status)) child_ = -1;
    return status;
}

termios PseudoTerminal::mode() const {
    termios mode{};
    ::tcgetattr(master_, &mode);
    return mode;
}

bool PseudoTerminal::echoes() const { return (mode().c_lflag & ECHO) != 0; }
bool PseudoTerminal::reads_by_lines() const { return (mode().c_lflag & ICANON) != 0; }

}  // namespace cubelang::test
