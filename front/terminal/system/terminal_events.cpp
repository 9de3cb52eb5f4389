#include "front/terminal/system/terminal_events.hpp"

#include <sys/select.h>
#include <unistd.h>

#include <atomic>

#include "front/terminal/system/interrupt.hpp"

namespace cubelang::shell {
namespace {

std::atomic<bool> resized = false, suspended = false, continued = false;

void take_note(int signal) {
    switch (signal) {
        case SIGWINCH: resized = true; break;
        case SIGTSTP: suspended = true; break;
        default: continued = true;
    }
}

}  // namespace

TerminalEvents::TerminalEvents() {
    sigset_t held;
    ::sigemptyset(&held);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&held, signal);
    for (const int signal : own_) ::sigaddset(&held, signal);
    ::sigprocmask(SIG_BLOCK, &held, &before_);
    struct sigaction action {};
    action.sa_handler = take_note;
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
        // Ctrl-C empties the terminal's queue: a key that can be read now came after it, and is not to overtake it.
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

}  // namespace cubelang::shell
