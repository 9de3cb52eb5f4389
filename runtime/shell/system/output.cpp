#include "runtime/shell/system/output.hpp"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include "runtime/session/as_lines.hpp"
#include "runtime/shell/system/interrupt.hpp"
#include "runtime/shell/system/status.hpp"
#include "runtime/shell/system/write_all.hpp"

namespace cubelang::shell {
namespace {

constexpr std::size_t capacity = 1 << 16;
constexpr std::chrono::milliseconds patience{100};  // nobody waits longer for a value that is there

// What a person has interrupted need not scroll by to its end; a file gets all of it.
bool is_unwanted(int stream) noexcept { return interrupted() && ::isatty(stream) != 0; }

// The status of a program that SIGPIPE has ended, as a shell shows it: the work was not finished.
constexpr int exit_reader_gone = 128 + SIGPIPE;

[[noreturn]] void give_up(int error) {
    if (error == EPIPE) std::_Exit(exit_reader_gone);
    complain(std::string("cannot write: ") + std::strerror(error));
    std::_Exit(exit_error);
}

}  // namespace

void complain(std::string_view what) noexcept {
    // Where this cannot be said there is nowhere left to say so.
    static_cast<void>(write_all(STDERR_FILENO, "cube: ", is_unwanted));
    static_cast<void>(write_all(STDERR_FILENO, what, is_unwanted));
    static_cast<void>(write_all(STDERR_FILENO, "\n", is_unwanted));
}

Output::Output(Errors errors, const Host& host, bool color)
    : errors_(errors), host_(host), color_(color), terminal_(::isatty(STDOUT_FILENO) != 0) {}

bool Output::is_due() const { return terminal_ || buffer_.size() >= capacity || Clock::now() - flushed_ >= patience; }

void Output::write(std::string_view text) {
    buffer_ += text;
    if (is_due()) flush();
}

void Output::error(std::string_view text) {
    if (errors_ == Errors::among_values) return write(text);
    flush();
    static_cast<void>(write_all(STDERR_FILENO, text, is_unwanted));
}

std::string Output::painted(const Answer& answer) const { return as_lines(answer, host_.screen, color_); }

void Output::answer(const Answer& answer) {
    if (answer.failed())
        error(painted(answer));
    else
        write(painted(answer));
    notes(answer);
}

// Beside the answer, where they disturb no pipe.
void Output::notes(const Answer& answer) {
    if (!answer.notes.empty()) error(as_lines(answer.notes, host_.screen, color_));
}

void Output::show(const render::Drawing& drawing) { write(as_lines(drawing, host_.screen)); }

void Output::flush() {
    if (const int error = write_all(STDOUT_FILENO, buffer_, is_unwanted); error != 0) give_up(error);
    buffer_.clear();
    flushed_ = Clock::now();
}

}  // namespace cubelang::shell
