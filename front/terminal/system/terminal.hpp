#pragma once
// The terminal that a line is typed at.

#include <termios.h>

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

}  // namespace cubelang::shell
