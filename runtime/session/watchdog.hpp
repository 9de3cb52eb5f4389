#pragma once
// Interrupts a session's computation at a time limit or on request. Every computation has stop points and so ends soon
// (docs/program.md). If one does not, its thread is abandoned: the other answers must not wait for it.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "runtime/base/stop_token.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::inline session {

/// `act` is called once, from the watchdog's thread, if a computation goes on for this time after it was stopped.
struct LastResort {
    std::function<void()> act{};
    std::chrono::steady_clock::duration patience = std::chrono::seconds(10);
};

class Watchdog {
public:
    using Time = std::chrono::steady_clock::duration;
    /// Called repeatedly, from a separate thread if there are threads: should the session be stopped? `passed`: the
    /// time since the last call.
    using Stops = std::function<bool(Time passed)>;
    /// Does the present time count towards the limit?
    using Counts = std::function<bool()>;
    static bool always() { return true; }

    Watchdog(Session& session, Stops stops, LastResort last_resort = {});
    /// Stops the session after `limit` of counted time.
    Watchdog(Session& session, std::chrono::milliseconds limit, Counts counts = always, LastResort last_resort = {});
    ~Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    /// Has the session been stopped?
    [[nodiscard]] bool is_over() const noexcept { return is_over_; }

private:
    void watch();
    void look(Time passed);

    Session& session_;
    Stops stops_;
    LastResort last_resort_;
    Time overtime_{0};
    std::atomic<bool> is_over_ = false;
    std::mutex mutex_;
    std::condition_variable ends_;
    bool is_ending_ = false;
    std::thread watch_;
    std::optional<PollHook> ticking_;  ///< in place of the thread, in a program without threads
};

/// Runs `work` on a separate thread, and waits until it ends (true) or calls its argument `give_up` from any thread
/// (false). In the second case the thread goes on, and must own all that it uses.
[[nodiscard]] bool run_separately(std::function<void(const std::function<void()>& give_up)> work);

}  // namespace cubelang::inline session
