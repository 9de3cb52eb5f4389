#pragma once
// Stops what a session computes when it has taken too long.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "runtime/base/ticking.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// Asked now and then, from another thread where there is one: is what is done now to be counted?
using Counts = std::function<bool()>;

class TimeLimit {
public:
    TimeLimit(
        Session& session, std::chrono::milliseconds limit, Counts counts = [] { return true; });
    ~TimeLimit();
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;

    [[nodiscard]] bool is_over() const noexcept { return over_; }

private:
    using Time = std::chrono::steady_clock::duration;
    void watch();
    void count(Time passed);

    Session& session_;
    std::chrono::milliseconds limit_;
    Counts counts_;
    Time counted_{0};
    std::atomic<bool> over_ = false;
    std::mutex mutex_;
    std::condition_variable ends_;
    bool is_ending_ = false;
    std::thread watch_;
    std::optional<Ticking> ticking_;  ///< instead of it
};

}  // namespace cubelang::lesson
