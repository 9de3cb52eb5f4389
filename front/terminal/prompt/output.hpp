#pragma once
// Where answers go: values through a buffer to standard output, errors to standard error, each in the order it was
// given. A write that fails ends the program: quietly if the reader has gone away, else with a message. Where the
// host's screen has rows, what is longer is cut, and can be had whole afterwards.

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

#include "runtime/render/screen.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

/// `cube: WHAT` on standard error.
void complain(std::string_view what) noexcept;
/// The same of how the subcommand `name` was called; the status.
[[nodiscard]] int wrong_usage(std::string_view name, std::string_view why);

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
    /// An error that no session has answered.
    void mistake(const lang::Diagnostic& diagnostic);
    /// Only what is said besides it.
    void notes(const Answer& answer);
    void show(const render::Drawing& drawing);
    /// Lines of text.
    void say(std::string_view text);
    /// A sentence about what went wrong.
    void say_problem(std::string_view text);
    /// What was last cut, whole: to the person's pager if they have named one (PAGER), else as it is. False if nothing
    /// was.
    bool show_all();
    /// An answer as written.
    [[nodiscard]] std::string painted(const Answer& answer) const;
    void flush();

private:
    using Redraw = std::function<render::Drawing()>;
    void show_screenful(const render::Drawing& drawing, Redraw whole);
    [[nodiscard]] render::Screen screen_of_errors() const;
    [[nodiscard]] bool is_due() const;

    using Clock = std::chrono::steady_clock;
    Errors errors_;
    const Host& host_;
    bool color_;
    bool terminal_;
    std::string buffer_;
    Redraw whole_{};  ///< of what was last cut
    Clock::time_point flushed_ = Clock::now();
};

// The statuses that the program ends with.

inline constexpr int exit_ok = 0, exit_error = 1, exit_usage = 2;
inline constexpr int exit_taken = 75;  // sysexits.h calls it EX_TEMPFAIL: another try may succeed
inline constexpr int exit_late = 124, exit_interrupted = 130;

enum class ColorChoice { automatic, always, never };

/// `terminal`: does what is painted go to a terminal? A choice on the command line outweighs the environment
/// (NO_COLOR, CLICOLOR_FORCE, TERM).
[[nodiscard]] bool wants_color(ColorChoice choice, bool terminal);

/// What standard output shows: its width if it is a terminal, and as many colours as COLORTERM and TERM promise.
[[nodiscard]] render::Screen screen_of(int stream, ColorChoice choice);

/// The same where someone sits at the terminal and reads answer by answer: it has rows too.
[[nodiscard]] render::Screen page_of(int stream, ColorChoice choice);

}  // namespace cubelang::shell
