#include "front/terminal/prompt/progress_line.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <system_error>

#include <fmt/format.h>

#include "front/machine/user_paths.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/terminal.hpp"
#include "runtime/base/signal_blocker.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::terminal {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds silence{1000}, between{500};
constexpr std::string_view wipe = "\r\033[K";

// There is one terminal; searches report from several threads.
std::mutex line_mutex;
bool line_shown = false, shows_seconds = false;
Clock::time_point last_written = Clock::now();

bool has_line() {
    return ::isatty(STDERR_FILENO) != 0 && !machine::environment("TERM").empty() &&
           machine::environment("TERM") != "dumb";
}

// Cuts the line between characters, so that it does not wrap and a ^C fits after it.
std::string fitted(const std::string& text, std::size_t columns) {
    const auto room = std::max<std::size_t>(columns, 8) - 3;
    if (count_characters(text) <= room) return text;
    std::size_t end = 0;
    for (std::size_t i = 0; i + 1 < room; ++i) end = character_end(text, end);
    return text.substr(0, end) + "…";
}

void show_line(const std::string& text) {
    const auto columns = screen_size(STDERR_FILENO).columns;
    static_cast<void>(write_to_screen(STDERR_FILENO, std::string(wipe) + fitted(text, columns == 0 ? 80 : columns)));
    line_shown = !text.empty();
    last_written = Clock::now();
}

void show_seconds(Clock::time_point began) {
    const std::scoped_lock lock(line_mutex);
    const auto now = Clock::now();
    if (interrupted() || (line_shown && !shows_seconds) || (!line_shown && now - last_written < silence)) return;
    show_line(fmt::format("computing, {} s; Ctrl-C stops it",
                          std::chrono::duration_cast<std::chrono::seconds>(now - began).count()));
    shows_seconds = true;
}

}  // namespace

std::function<void(const std::string&)> progress_line() {
    if (!has_line()) return {};
    return [](const std::string& progress) {
        const std::scoped_lock lock(line_mutex);
        if (progress.empty() && !line_shown) return;
        show_line(progress);
        shows_seconds = false;
    };
}

void wipe_progress() noexcept {
    const std::scoped_lock lock(line_mutex);
    last_written = Clock::now();
    if ((line_shown || interrupted()) && has_line()) static_cast<void>(write_to_screen(STDERR_FILENO, wipe));
    line_shown = shows_seconds = false;
}

void leave_interrupted_line() noexcept {
    wipe_progress();
    if (interrupted() && !has_line() && ::isatty(STDERR_FILENO) != 0)
        static_cast<void>(write_to_screen(STDERR_FILENO, "\n"));
}

Computing::Computing() {
    if (!has_line()) return;
    const SignalBlocker held;  // signals are left to the thread that waits for input
    try {
        watcher_ = std::thread(&Computing::watch, this);
    } catch (const std::system_error&) {  // without a thread, no progress is shown
    }
}

Computing::~Computing() {
    if (!watcher_.joinable()) return;
    {
        const std::scoped_lock lock(mutex_);
        is_over_ = true;
    }
    over_.notify_one();
    watcher_.join();
    wipe_progress();
}

void Computing::watch() {
    const auto began = Clock::now();
    std::unique_lock lock(mutex_);
    const auto is_over = [this] { return is_over_; };
    for (auto pause = silence; !over_.wait_for(lock, pause, is_over); pause = between) show_seconds(began);
}

}  // namespace cubelang::terminal
