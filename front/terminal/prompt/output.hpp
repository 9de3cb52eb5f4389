#pragma once
// The output of answers: values to standard output, buffered, and errors to standard error, in order. If a write
// fails, the program ends: silently if a pipe was closed, otherwise with a message. If the host's screen has a
// height, longer answers are cut, and can be shown whole later.

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

#include "runtime/render/screen.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::terminal {

/// Prints `cube: WHAT` on standard error.
void complain(std::string_view what) noexcept;
/// The same for wrong usage of the subcommand `name`; returns the exit status.
[[nodiscard]] int wrong_usage(std::string_view name, std::string_view why);

class Output {
public:
    enum class Errors { apart, among_values };
    /// Paints for the host's screen at the time of output; `color`: colour errors too.
    explicit Output(Errors errors = Errors::apart, const Host& host = no_host(), bool color = false);
    ~Output() { flush(); }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);
    void error(std::string_view text);
    void answer(const Answer& answer);
    /// Shows an error that did not come from a session.
    void mistake(const lang::Diagnostic& diagnostic);
    /// Shows only its notes.
    void notes(const Answer& answer);
    void show(const render::Drawing& drawing);
    /// Shows lines of text.
    void print(std::string_view text);
    /// Shows an error message, as a sentence.
    void print_problem(std::string_view text);
    /// Shows the last answer that was cut, whole: in the user's pager (PAGER) if there is one, otherwise directly.
    /// Returns false if no answer was cut.
    bool show_all();
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
    Redraw whole_{};  ///< of the last answer that was cut
    Clock::time_point flushed_ = Clock::now();
};

// The exit statuses of the program.

inline constexpr int exit_ok = 0, exit_error = 1, exit_usage = 2;
inline constexpr int exit_in_use = 75;  // sysexits.h calls it EX_TEMPFAIL: another try may succeed
inline constexpr int exit_late = 124, exit_interrupted = 130;

enum class ColorChoice { automatic, always, never };

/// `terminal`: does the output go to a terminal? The command line takes precedence over the environment (NO_COLOR,
/// CLICOLOR_FORCE, TERM).
[[nodiscard]] bool wants_color(ColorChoice choice, bool terminal);

/// The screen of a stream: its width if it is a terminal, and the colours that COLORTERM and TERM promise.
[[nodiscard]] render::Screen screen_of(int stream, ColorChoice choice);

/// The same with a height, for reading answer by answer at the prompt.
[[nodiscard]] render::Screen page_of(int stream, ColorChoice choice);

}  // namespace cubelang::terminal
