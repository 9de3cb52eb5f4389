#pragma once
// A request to stop, as a long computation sees it.

#include <atomic>
#include <chrono>
#include <functional>
#include <utility>

namespace cubelang {

// Where a program has one thread and no signals (WebAssembly), nobody else can look at the clock while it computes: the
// computation does so itself, where it asks whether it is to stop. Elsewhere nobody makes one, and nothing is asked.

#ifdef __EMSCRIPTEN__
inline constexpr bool is_alone = true;
#else
inline constexpr bool is_alone = false;
#endif

/// While it lives, `tick` is called now and then by whatever is computed; those within it come first.
class Ticking {
public:
    explicit Ticking(std::function<void()> tick) : tick_(std::move(tick)), outer_(std::exchange(innermost, this)) {}
    ~Ticking() { innermost = outer_; }
    Ticking(const Ticking&) = delete;
    Ticking& operator=(const Ticking&) = delete;

    /// Stands where a computation asks whether it is to stop.
    static void point() {
        constexpr unsigned seldom = 64;  // looking at the clock takes longer than asking
        if (innermost != nullptr && ++asked % seldom == 0) innermost->tick();
    }

private:
    void tick() const {
        tick_();
        if (outer_ != nullptr) outer_->tick();
    }

    static inline constinit Ticking* innermost = nullptr;
    static inline constinit unsigned asked = 0;
    std::function<void()> tick_;
    Ticking* outer_;
};

/// Asked every now and then. Like std::stop_token, but what it watches is an atomic that a signal handler may set.
class StopToken {
public:
    /// Is never asked to stop.
    StopToken() = default;
    /// Watches `flag`, which outlives it; null: as above.
    StopToken(const std::atomic<bool>* flag) : flag_(flag) {}

    /// The same, and at this time it is asked to stop in any case.
    [[nodiscard]] StopToken until(std::chrono::steady_clock::time_point deadline) const noexcept {
        auto token = *this;
        token.deadline_ = deadline;
        return token;
    }

    [[nodiscard]] bool stop_requested() const noexcept {
        if constexpr (is_alone) Ticking::point();
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

}  // namespace cubelang
