#pragma once
// Stop requests for long computations.

#include <atomic>
#include <chrono>
#include <functional>
#include <utility>

namespace cubelang::inline base {

// With one thread and no signals (WebAssembly), only the computation itself can look at the clock: it does so where
// it checks for a stop request. Elsewhere there are no tickers.

#ifdef __EMSCRIPTEN__
inline constexpr bool is_single_threaded = true;
#else
inline constexpr bool is_single_threaded = false;
#endif

/// While it lives, computations call `tick` now and then; inner tickers are called first.
class PollHook {
public:
    explicit PollHook(std::function<void()> tick) : tick_(std::move(tick)), outer_(std::exchange(innermost, this)) {}
    ~PollHook() { innermost = outer_; }
    PollHook(const PollHook&) = delete;
    PollHook& operator=(const PollHook&) = delete;

    /// Called where a computation checks for a stop request.
    static void point() {
        constexpr unsigned interval = 64;  // reading the clock takes longer than the check
        if (innermost != nullptr && ++checks % interval == 0) innermost->tick();
    }

private:
    void tick() const {
        tick_();
        if (outer_ != nullptr) outer_->tick();
    }

    static inline constinit PollHook* innermost = nullptr;
    static inline constinit unsigned checks = 0;
    std::function<void()> tick_;
    PollHook* outer_;
};

/// A stop request, to be polled. Like std::stop_token, but its flag is an atomic that a signal handler may set.
class StopToken {
public:
    /// Never requests a stop.
    StopToken() = default;
    /// Watches `flag`, which outlives it; null: never requests a stop.
    StopToken(const std::atomic<bool>* flag) : flag_(flag) {}

    /// The same token with a deadline, when it requests a stop in any case.
    [[nodiscard]] StopToken until(std::chrono::steady_clock::time_point deadline) const noexcept {
        auto token = *this;
        token.deadline_ = deadline;
        return token;
    }

    [[nodiscard]] bool stop_requested() const noexcept {
        if constexpr (is_single_threaded) PollHook::point();
        return (flag_ != nullptr && flag_->load(std::memory_order_relaxed)) || is_late();
    }

private:
    static constexpr auto never = std::chrono::steady_clock::time_point::max();
    [[nodiscard]] bool is_late() const noexcept {
        return deadline_ != never && std::chrono::steady_clock::now() >= deadline_;
    }
    const std::atomic<bool>* flag_ = nullptr;
    std::chrono::steady_clock::time_point deadline_ = never;
};

}  // namespace cubelang::inline base
