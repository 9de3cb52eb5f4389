#include "front/terminal/prompt/terminal.hpp"

#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>

#include "front/terminal/prompt/interrupt.hpp"
#include "runtime/base/files/replace.hpp"

namespace cubelang::terminal {
namespace {

constexpr std::string_view marks_pastes = "\033[?2004h", marks_no_pastes = "\033[?2004l";

termios raw(termios mode) {
    mode.c_iflag &= ~static_cast<tcflag_t>(ICRNL | INLCR | IGNCR | ISTRIP | IXON);
    mode.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);
    mode.c_cc[VMIN] = 0;  // reads never block: Ctrl-C may empty the queue before a key is read
    mode.c_cc[VTIME] = 0;
    mode.c_cc[VQUIT] = _POSIX_VDISABLE;  // Ctrl-\ would end the program in raw mode
    return mode;
}

std::atomic<bool> resized = false, suspended = false, continued = false;

void set_flag(int signal) {
    switch (signal) {
        case SIGWINCH: resized = true; break;
        case SIGTSTP: suspended = true; break;
        default: continued = true;
    }
}

}  // namespace

int screen_stream() { return ::isatty(STDOUT_FILENO) != 0 ? STDOUT_FILENO : STDERR_FILENO; }

editor::Size screen_size(int stream) {
    winsize size{};
    if (::ioctl(stream, TIOCGWINSZ, &size) != 0) return {0, 0};
    return {size.ws_col, size.ws_row};
}

bool can_edit() {
    const char* const kind = std::getenv("TERM");
    const bool dumb = kind == nullptr || *kind == '\0' || std::string_view(kind) == "dumb";
    return !dumb && ::isatty(STDIN_FILENO) != 0 && ::isatty(screen_stream()) != 0;
}

bool write_to_screen(int stream, std::string_view bytes) { return files::write_all(stream, bytes) == 0; }

RawMode::RawMode(int screen) : screen_(screen) { enter(); }

// Text typed ahead is kept.
void RawMode::enter() {
    if (entered_ || ::tcgetattr(STDIN_FILENO, &before_) != 0) return;
    const termios mode = raw(before_);
    entered_ = ::tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) == 0;
    write_to_screen(screen_, marks_pastes);
}

void RawMode::leave() {
    if (!entered_) return;
    write_to_screen(screen_, marks_no_pastes);
    ::tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
    entered_ = false;
}

TerminalEvents::TerminalEvents() {
    sigset_t held;
    ::sigemptyset(&held);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&held, signal);
    for (const int signal : own_) ::sigaddset(&held, signal);
    ::sigprocmask(SIG_BLOCK, &held, &before_);
    struct sigaction action {};
    action.sa_handler = set_flag;
    ::sigemptyset(&action.sa_mask);
    for (std::size_t i = 0; i < own_.size(); ++i) ::sigaction(own_[i], &action, &actions_[i]);
}

TerminalEvents::~TerminalEvents() {
    for (std::size_t i = 0; i < own_.size(); ++i) ::sigaction(own_[i], &actions_[i], nullptr);
    ::sigprocmask(SIG_SETMASK, &before_, nullptr);
}

TerminalEvents::Event TerminalEvents::wait(std::optional<std::chrono::milliseconds> most) const {
    const timespec time{0, most ? static_cast<long>(most->count()) * 1'000'000 : 0};
    for (;;) {
        // Ctrl-C empties the terminal's queue, so a key that can be read now was pressed after it: handle Ctrl-C
        // first.
        constexpr timespec at_once{0, 0};
        ::pselect(0, nullptr, nullptr, nullptr, &at_once, &before_);
        if (interrupted() || ending() != 0) return Event::interrupted;
        if (suspended.exchange(false)) return Event::suspended;
        if (continued.exchange(false)) return Event::continued;
        if (resized.exchange(false)) return Event::resized;
        fd_set keys;
        FD_ZERO(&keys);
        FD_SET(STDIN_FILENO, &keys);
        const int count = ::pselect(STDIN_FILENO + 1, &keys, nullptr, nullptr, most ? &time : nullptr, &before_);
        if (count > 0) return Event::key;
        if (count == 0) return Event::nothing;
    }
}

}  // namespace cubelang::terminal
