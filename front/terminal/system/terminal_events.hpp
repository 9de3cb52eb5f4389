#pragma once
// What can happen while a line is typed, besides typing: signals that end it, stop the program or change the screen.

#include <signal.h>

#include <array>
#include <chrono>
#include <optional>

namespace cubelang::shell {

/// While it lives, signals arrive in wait() and nowhere else, so that none slips in between a look and a read.
class TerminalEvents {
public:
    TerminalEvents();
    ~TerminalEvents();
    TerminalEvents(const TerminalEvents&) = delete;
    TerminalEvents& operator=(const TerminalEvents&) = delete;

    enum class Event { key, resized, suspended, continued, interrupted, nothing };
    /// Waits until a key can be read from standard input or something else happens; or nothing does, for so long.
    [[nodiscard]] Event wait(std::optional<std::chrono::milliseconds> most) const;

private:
    static constexpr std::array own_{SIGWINCH, SIGTSTP, SIGCONT};
    sigset_t before_{};
    std::array<struct sigaction, own_.size()> actions_{};
};

}  // namespace cubelang::shell
