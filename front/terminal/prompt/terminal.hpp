#pragma once
// The terminal that a line is typed at, and what can happen there besides typing: signals that end it, stop the program
// or change the screen.

#include <signal.h>
#include <termios.h>

#include <array>
#include <chrono>
#include <optional>
#include <string_view>

#include "front/terminal/editor/rows.hpp"

namespace cubelang::shell {

/// Standard output if that is a terminal, else standard error: `cube | tee log` is still a prompt.
[[nodiscard]] int screen_stream();
[[nodiscard]] editor::Size screen_size(int stream);
/// Can a line be edited there at all, or is it dumb?
[[nodiscard]] bool can_edit();

/// False if it cannot be written to any more.
bool write_to_screen(int stream, std::string_view bytes);

/// While it lives, keys arrive one by one and unseen, and what is pasted is marked. Signals are still made from their
/// keys.
class RawMode {
public:
    explicit RawMode(int screen);
    ~RawMode() { leave(); }
    RawMode(const RawMode&) = delete;
    RawMode& operator=(const RawMode&) = delete;

    void enter();
    void leave();

private:
    int screen_;
    bool entered_ = false;
    termios before_{};
};

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
