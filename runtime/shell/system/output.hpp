#pragma once
// Where answers go: values through a buffer to standard output, errors to standard error, each in the order it was
// given. A write that fails ends the program: quietly if the reader has gone away, else with a message.

#include <chrono>
#include <string>
#include <string_view>

#include "runtime/session/session.hpp"

namespace cubelang::shell {

/// `cube: WHAT` on standard error.
void complain(std::string_view what) noexcept;

class Output {
public:
    enum class Errors { apart, among_values };
    /// Paints for the host's screen of that moment; `color`: errors too.
    explicit Output(Errors errors = Errors::apart, const Host& host = no_host(), bool color = false);
    ~Output() { flush(); }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);
    void error(std::string_view text);
    void answer(const Answer& answer);
    /// Only what is said besides it.
    void notes(const Answer& answer);
    void show(const render::Drawing& drawing);
    /// An answer as written.
    [[nodiscard]] std::string painted(const Answer& answer) const;
    void flush();

private:
    [[nodiscard]] bool is_due() const;

    using Clock = std::chrono::steady_clock;
    Errors errors_;
    const Host& host_;
    bool color_;
    bool terminal_;
    std::string buffer_;
    Clock::time_point flushed_ = Clock::now();
};

}  // namespace cubelang::shell
