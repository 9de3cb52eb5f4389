#pragma once
// A time limit for a computation of another thread.

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace cubelang {

/// Calls `interrupt` from its own thread once the time is over, and again until it is destroyed, since an interrupt
/// that arrives before the computation begins has no effect.
class Watchdog {
public:
    Watchdog(std::chrono::milliseconds limit, std::function<void()> interrupt)
        : interrupt_(std::move(interrupt)), thread_([this, limit] { watch(limit); }) {}
    ~Watchdog() {
        {
            const std::lock_guard locked(mutex_);
            is_done_ = true;
        }
        done_.notify_one();
        thread_.join();
    }
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

private:
    void watch(std::chrono::milliseconds wait) {
        constexpr std::chrono::milliseconds again{10};
        std::unique_lock locked(mutex_);
        for (; !done_.wait_for(locked, wait, [this] { return is_done_; }); wait = again) interrupt_();
    }

    std::function<void()> interrupt_;
    std::mutex mutex_;
    std::condition_variable done_;
    bool is_done_ = false;
    std::thread thread_;  // last, since it uses the others
};

}  // namespace cubelang
