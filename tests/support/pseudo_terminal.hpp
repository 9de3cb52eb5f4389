#pragma once
// A child process on a pseudo-terminal, with functions to type and to read its output.

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
    /// The output up to and including `wanted`; all output if `wanted` does not appear within some seconds.
    std::string read_until(std::string_view wanted);
    /// Waits until the child ends or stops; returns its status as waitpid reports it.
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
