#pragma once
// The terminal of the prompt, and its events: keys, and signals that end or stop the program or change the screen.

#include <signal.h>
#include <termios.h>

#include <array>
#include <chrono>
#include <optional>
#include <string_view>

#include "front/terminal/editor/rows.hpp"

namespace cubelang::terminal {

/// Standard output if it is a terminal, otherwise standard error: `cube | tee log` still has a prompt.
[[nodiscard]] int screen_stream();
[[nodiscard]] editor::Size screen_size(int stream);
/// Does the terminal support line editing?
[[nodiscard]] bool can_edit();

/// Returns false if the terminal can no longer be written to.
bool write_to_screen(int stream, std::string_view bytes);

/// Raw mode: keys arrive one by one without echo, and pasted text is marked. Keys still generate signals.
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

/// Delivers signals only in wait(), so that none arrives between a check and a read.
class TerminalEvents {
public:
    TerminalEvents();
    ~TerminalEvents();
    TerminalEvents(const TerminalEvents&) = delete;
    TerminalEvents& operator=(const TerminalEvents&) = delete;

    enum class Event { key, resized, suspended, continued, interrupted, nothing };
    /// Waits until a key can be read from standard input or another event happens, at most for the given time.
    [[nodiscard]] Event wait(std::optional<std::chrono::milliseconds> most) const;

private:
    static constexpr std::array own_{SIGWINCH, SIGTSTP, SIGCONT};
    sigset_t before_{};
    std::array<struct sigaction, own_.size()> actions_{};
};

}  // namespace cubelang::terminal
