#include "front/terminal/prompt/output.hpp"

#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

#include "front/machine/user_paths.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/progress_line.hpp"
#include "front/terminal/prompt/terminal.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/wrapping.hpp"
#include "runtime/render/fold.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::terminal {
namespace {

// Shows the text in the program named by PAGER and waits for it. Returns false if PAGER is not set, standard output
// is not a terminal, or the program cannot be run.
bool page(std::string_view text) {
    const auto pager = machine::environment("PAGER");
    if (pager.empty() || ::isatty(STDOUT_FILENO) == 0) return false;
    ::setenv("LESS", "R", 0);  // makes less show colours, unless LESS is set
    std::FILE* const reader = ::popen(pager.c_str(), "w");
    if (reader == nullptr) return false;
    std::fwrite(text.data(), 1, text.size(), reader);  // incomplete if the user quits early
    const int not_found = 127 << 8;
    return ::pclose(reader) != not_found;
}

constexpr std::size_t capacity = 1 << 16;
constexpr std::chrono::milliseconds patience{100};  // maximum delay of a value

// After Ctrl-C the rest of an answer need not scroll by on a terminal; a file gets all of it.
bool is_unwanted(int stream) noexcept { return interrupted() && ::isatty(stream) != 0; }

// The exit status of a program ended by SIGPIPE, as a shell shows it.
constexpr int exit_reader_gone = 128 + SIGPIPE;

// The prompts above and below an answer, and the line about omitted rows, must fit on the screen with it.
std::size_t rows_for_answer(const render::Screen& screen) {
    constexpr int others = 3;
    return screen.rows == 0 ? 0 : static_cast<std::size_t>(std::max(screen.rows - others, 1));
}

std::string left_out(const render::Screenful& part) {
    if (part.rows_left == 0) return part.shown.left_out;
    return counted(part.rows_left, "more line");
}

[[noreturn]] void exit_on_write_error(int error) {
    if (error == EPIPE) std::_Exit(exit_reader_gone);
    complain(std::string("cannot write: ") + std::strerror(error));
    std::_Exit(exit_error);
}

}  // namespace

// If this fails too, no message is possible.
void complain(std::string_view what) noexcept try {
    wipe_progress();
    const auto columns = ::isatty(STDERR_FILENO) != 0 ? screen_size(STDERR_FILENO).columns : 0;
    const auto line = wrapped("cube: " + printable_name(what), {columns, 0, 6}) + "\n";
    static_cast<void>(files::write_all(STDERR_FILENO, line, is_unwanted));
} catch (const std::exception&) {  // out of memory for the message
    static_cast<void>(files::write_all(STDERR_FILENO, "cube: out of memory\n", is_unwanted));
}

int wrong_usage(std::string_view name, std::string_view why) {
    complain(why);
    complain("try 'cube " + std::string(name) + " --help'");
    return exit_usage;
}

Output::Output(Errors errors, const Host& host, bool color)
    : errors_(errors), host_(host), color_(color), terminal_(::isatty(STDOUT_FILENO) != 0) {}

// With a time limit the program may end at any moment.
bool Output::is_due() const {
    return terminal_ || has_time_limit() || buffer_.size() >= capacity || Clock::now() - flushed_ >= patience;
}

void Output::write(std::string_view text) {
    if (terminal_) wipe_progress();
    buffer_ += text;
    if (is_due()) flush();
}

void Output::error(std::string_view text) {
    if (errors_ == Errors::among_values) return write(text);
    flush();
    wipe_progress();
    static_cast<void>(files::write_all(STDERR_FILENO, text, is_unwanted));
}

// On standard error, so that they do not disturb a pipe.
void Output::notes(const Answer& answer) {
    if (!answer.notes.empty()) error(as_lines(answer.notes, host_.screen, color_));
}

render::Screen Output::screen_of_errors() const {
    if (errors_ == Errors::among_values) return host_.screen;
    return {::isatty(STDERR_FILENO) != 0 ? static_cast<int>(screen_size(STDERR_FILENO).columns) : 0};
}

std::string Output::painted(const Answer& answer) const {
    if (answer.failed()) return as_lines(answer, screen_of_errors(), color_);
    if (!answer.json.empty() || host_.screen.columns == 0) return as_lines(answer, host_.screen);
    return as_lines(render::flowed(answer.drawing, host_.screen.columns), host_.screen);
}

void Output::answer(const Answer& answer) {
    if (answer.kind == Answer::Kind::interrupted) leave_interrupted_line();
    if (answer.failed())
        error(painted(answer));
    else if (!answer.json.empty())
        write(painted(answer));
    else
        show_screenful(answer.drawing, answer.whole);
    notes(answer);
}

void Output::mistake(const lang::Diagnostic& diagnostic) {
    Answer failed{Answer::Kind::error};
    failed.diagnostic = std::make_shared<const lang::Diagnostic>(diagnostic);
    answer(failed);
}

void Output::show(const render::Drawing& drawing) { show_screenful(drawing, {}); }
void Output::print(std::string_view text) {
    show(render::folded(render::text(printable(trimmed_end(text))), host_.screen.columns));
}

void Output::print_problem(std::string_view text) {
    error(wrapped(printable(text), {static_cast<std::size_t>(screen_of_errors().columns), 0, 4}) + "\n");
}

void Output::show_screenful(const render::Drawing& drawing, Redraw whole) {
    if (drawing.lines.empty()) return;
    const auto& screen = host_.screen;
    const auto most = rows_for_answer(screen);
    const bool has_room = most == 0 && screen.columns == 0 && drawing.left_out.empty();
    if (has_room) return write(as_lines(drawing, screen));
    auto part = render::screenful(drawing, screen.columns, most == 0 ? 0 : most + 1);
    if (!left_out(part).empty()) {
        part = render::screenful(drawing, screen.columns, most);
        const auto more = render::text("… and " + left_out(part) + ": `show all`", {render::Role::hint});
        render::append(part.shown, render::flowed(more, screen.columns));
        whole_ = whole ? std::move(whole) : [drawing] { return drawing; };
    }
    write(as_lines(part.shown, screen));
}

bool Output::show_all() {
    if (!whole_) return false;
    const auto drawing = whole_();
    if (drawing.lines.empty()) return true;  // the reason has been reported
    const auto lines = as_lines(render::flowed(drawing, host_.screen.columns), host_.screen);
    flush();
    if (!page(lines)) write(lines);
    return true;
}

void Output::flush() {
    if (buffer_.empty()) return;
    if (const int error = files::write_all(STDOUT_FILENO, buffer_, is_unwanted); error != 0) exit_on_write_error(error);
    buffer_.clear();
    flushed_ = Clock::now();
}

}  // namespace cubelang::terminal
