#include "runtime/session/watchdog.hpp"

#include <utility>

namespace cubelang {
namespace {

using Clock = std::chrono::steady_clock;

Watchdog::Stops after(std::chrono::milliseconds limit, Watchdog::Counts counts) {
    return [limit, counts = std::move(counts), counted = Watchdog::Time{0}](Watchdog::Time passed) mutable {
        if (counts()) counted += passed;
        return counted >= limit;
    };
}

}  // namespace

Watchdog::Watchdog(Session& session, Stops stops) : session_(session), stops_(std::move(stops)) {
    if constexpr (is_single_threaded)
        ticking_.emplace(
            [this, last = Clock::now()]() mutable { look(Clock::now() - std::exchange(last, Clock::now())); });
    else
        watch_ = std::thread([this] { watch(); });
}

Watchdog::Watchdog(Session& session, std::chrono::milliseconds limit, Counts counts)
    : Watchdog(session, after(limit, std::move(counts))) {}

Watchdog::~Watchdog() {
    if (!watch_.joinable()) return;
    {
        const std::scoped_lock lock(mutex_);
        is_ending_ = true;
    }
    ends_.notify_one();
    watch_.join();
}

void Watchdog::watch() {
    constexpr std::chrono::milliseconds often{10};
    std::unique_lock lock(mutex_);
    while (!ends_.wait_for(lock, often, [this] { return is_ending_; })) look(often);
}

// Interrupts repeatedly, since a session clears its stop flag when it begins to run a text.
void Watchdog::look(Time passed) {
    if (!stops_(passed)) return;
    is_over_ = true;
    session_.interrupt();
}

}  // namespace cubelang
