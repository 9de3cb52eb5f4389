#include "runtime/lesson/time_limit.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace cubelang::lesson {

// Where no thread can be had (in a page) nothing is limited: whoever started the program can end it.
TimeLimit::TimeLimit(Session& session, std::chrono::milliseconds limit, Counts counts) {
    try {
        watch_ = std::thread([this, &session, limit, counts = std::move(counts)] { watch(session, limit, counts); });
    } catch (const std::system_error&) {
    }
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

// Once it is over the session is interrupted again and again: each text that it begins to run forgets what came before.
void TimeLimit::watch(Session& session, std::chrono::milliseconds limit, const Counts& counts) {
    constexpr std::chrono::milliseconds longest_wait{20};
    const auto wait = std::min(limit, longest_wait);
    std::unique_lock lock(mutex_);
    for (std::chrono::milliseconds counted{0}; !ends_.wait_for(lock, wait, [this] { return is_ending_; });) {
        if (counts()) counted += wait;
        if (counted < limit) continue;
        over_ = true;
        session.interrupt();
    }
}

}  // namespace cubelang::lesson
