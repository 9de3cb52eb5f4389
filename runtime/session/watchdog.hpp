#pragma once
// Stops what a session computes when it has taken too long or is not wanted any more.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "runtime/base/stop_token.hpp"
#include "runtime/session/session.hpp"

namespace cubelang {

class Watchdog {
public:
    using Time = std::chrono::steady_clock::duration;
    /// Asked again and again, from another thread where there is one: is the session to be stopped? `passed`: since it
    /// was last asked.
    using Stops = std::function<bool(Time passed)>;
    /// Is what is done now to be counted?
    using Counts = std::function<bool()>;
    static bool always() { return true; }

    Watchdog(Session& session, Stops stops);
    /// Stops the session after so much time that counts.
    Watchdog(Session& session, std::chrono::milliseconds limit, Counts counts = always);
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
    std::atomic<bool> is_over_ = false;
    std::mutex mutex_;
    std::condition_variable ends_;
    bool is_ending_ = false;
    std::thread watch_;
    std::optional<Ticking> ticking_;  ///< instead of it
};

}  // namespace cubelang
