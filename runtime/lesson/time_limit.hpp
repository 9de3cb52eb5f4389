#pragma once
// Stops what a session computes when it has taken too long.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// Asked now and then, from another thread: is what is done now to be counted?
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
    void watch(Session& session, std::chrono::milliseconds limit, const Counts& counts);

    std::atomic<bool> over_ = false;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool is_ended_ = false;  ///< what was limited has come to its end
    std::thread watch_;
};

}  // namespace cubelang::lesson
