#pragma once
// A child process at a terminal of its own, and someone who types there and reads what is written.

#include <sys/types.h>
#include <termios.h>

#include <functional>
#include <string>
#include <string_view>

namespace cubelang::test {

class PseudoTerminal {
public:
    /// `work` runs in the child, whose three streams are the terminal.
    PseudoTerminal(const char* kind, const std::function<void()>& work);
    ~PseudoTerminal();
    PseudoTerminal(const PseudoTerminal&) = delete;
    PseudoTerminal& operator=(const PseudoTerminal&) = delete;

    void type(std::string_view bytes) const;
    void resize(unsigned short columns, unsigned short rows) const;
    void signal(int number) const;
    /// What is written up to and with `wanted`; all of it, if that does not come within some seconds.
    std::string read_until(std::string_view wanted);
    /// Waits for the child to end, or to be stopped: its status as of waitpid.
    int wait(int options);
    [[nodiscard]] bool echoes() const;
    [[nodiscard]] bool reads_by_lines() const;

private:
    [[nodiscard]] termios mode() const;

    int master_ = -1;
    pid_t child_ = -1;
    std::string unread_;
};

}  // namespace cubelang::test
