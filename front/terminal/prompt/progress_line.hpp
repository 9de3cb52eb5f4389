#pragma once
// How far a long computation has come, on one line of the terminal that is written over again and again.

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace cubelang::shell {

/// Takes a line, or nothing to wipe the last one away. Nothing at all if standard error is no terminal, or a dumb one.
[[nodiscard]] std::function<void(const std::string& progress)> progress_line();

/// Before anything else is written to the terminal. With the line goes a ^C behind it, or where it would be.
void wipe_progress() noexcept;
/// What is said of an interruption has a line of its own, on a dumb terminal too.
void leave_interrupted_line() noexcept;

/// While it lives something is computed. What says nothing of itself for a second has the seconds told.
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

}  // namespace cubelang::shell
