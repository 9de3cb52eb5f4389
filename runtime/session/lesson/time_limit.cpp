#include "runtime/session/lesson/time_limit.hpp"

#include <algorithm>
#include <utility>

namespace cubelang::lesson {

using Clock = std::chrono::steady_clock;

TimeLimit::TimeLimit(Session& session, std::chrono::milliseconds limit, Counts counts)
    : session_(session), limit_(limit), counts_(std::move(counts)) {
    if constexpr (is_alone)
        ticking_.emplace(
            [this, last = Clock::now()]() mutable { count(Clock::now() - std::exchange(last, Clock::now())); });
    else
        watch_ = std::thread([this] { watch(); });
}

TimeLimit::~TimeLimit() {
    if (!watch_.joinable()) return;
    {
        const std::scoped_lock lock(mutex_);
        is_ending_ = true;
    }
    ends_.notify_one();
    watch_.join();
}

void TimeLimit::watch() {
    constexpr std::chrono::milliseconds longest_wait{20};
    const auto wait = std::min(limit_, longest_wait);
    std::unique_lock lock(mutex_);
    while (!ends_.wait_for(lock, wait, [this] { return is_ending_; })) count(wait);
}

// Once it is over the session is interrupted again and again: each text that it begins to run forgets what came before.
void TimeLimit::count(Time passed) {
    if (counts_()) counted_ += passed;
    if (counted_ < limit_) return;
    over_ = true;
    session_.interrupt();
}

}  // namespace cubelang::lesson
