#pragma once
// The progress of a long computation, on one line of the terminal that is overwritten.

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace cubelang::terminal {

/// A function that shows a line, or removes the last one if its argument is empty. Null if standard error is not a
/// terminal, or a dumb one.
[[nodiscard]] std::function<void(const std::string& progress)> progress_line();

/// Removes the progress line and a ^C after it. Called before any other output to the terminal.
void wipe_progress() noexcept;
/// Starts a new line for the message about an interruption, also on a dumb terminal.
void leave_interrupted_line() noexcept;

/// Marks a computation. If it reports no progress for a second, the seconds are shown.
class Computing {
public:
    Computing();
    ~Computing();
    Computing(const Computing&) = delete;
    Computing& operator=(const Computing&) = delete;

private:
    void watch();

    std::mutex mutex_;
    std::condition_variable over_;
    bool is_over_ = false;
    std::thread watcher_;
};

}  // namespace cubelang::terminal
