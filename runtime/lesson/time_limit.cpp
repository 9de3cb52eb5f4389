#include "runtime/lesson/time_limit.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace cubelang::lesson {

// Where there are no threads, in a page, nothing is limited here: whoever looks at the page stops the whole program
// that is behind it.
TimeLimit::TimeLimit(Session& session, std::chrono::milliseconds limit, Counts counts) {
    try {
        watch_ = std::thread([this, &session, limit, counts = std::move(counts)] { watch(session, limit, counts); });
    } catch (const std::system_error&) {
        return;
    }
}

TimeLimit::~TimeLimit() {
    if (!watch_.joinable()) return;
    {
        const std::scoped_lock lock(mutex_);
        is_ended_ = true;
    }
    ended_.notify_one();
    watch_.join();
}

// Once it is over the session is interrupted again and again: each text that it begins to run forgets what came before.
void TimeLimit::watch(Session& session, std::chrono::milliseconds limit, const Counts& counts) {
    constexpr std::chrono::milliseconds longest_wait{20};
    const auto wait = std::min(limit, longest_wait);
    std::chrono::milliseconds counted{0};
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, wait, [this] { return is_ended_; })) {
        if (counts()) counted += wait;
        if (counted < limit) continue;
        over_ = true;
        session.interrupt();
    }
}

}  // namespace cubelang::lesson
